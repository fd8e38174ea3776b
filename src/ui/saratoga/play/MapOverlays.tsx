/** Zones of control, command, lines of sight, danger and a formation by itself, drawn over the ground. */
import { memo } from 'react';
import { type Hex, NO_HEX } from '../../../engine/hexmap/hexId';
import {
  type CommandTrace,
  counterOf,
  type FormationId,
  GRID,
  hexOfCounter,
  isLand,
  isRefusal,
  isUnit,
  type Leader,
  type Reachable,
  type Side,
  SIDES,
  type Sight,
  type View,
} from '../../../engine/saratoga';
import { useOrders } from './orders';
import { useOverlay, useOverlays } from '../overlays';
import { centreOf, outlineOf } from '../../hexboard/layout';
import { DangerBelow } from './Danger';
import { SightLine } from './SightLine';
import { ask, useTable } from '../table';
import { usePointer } from '../../hexboard/pointer';

export default memo(function MapOverlays() {
  const control = useOverlay('control');
  const command = useOverlay('command');
  const seen = useOverlay('sight');
  const reach = useOverlay('reach');
  const danger = useOverlay('danger');
  const formation = useOverlays((overlays) => overlays.formation);
  return (
    <>
      <Patterns />
      {control && <Control />}
      {command && <Command />}
      {seen && <SightFan />}
      {reach && <Foresight />}
      {danger && <DangerBelow />}
      {formation && <Formation id={formation} />}
    </>
  );
});

/** Each side has its own hatching, so that colour is not the only sign. */
function Patterns() {
  return (
    <defs>
      <pattern
        id="hatch-british"
        width="14"
        height="14"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="5" height="14" className="hatch british" />
      </pattern>
      <pattern
        id="hatch-american"
        width="14"
        height="14"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <rect width="5" height="14" className="hatch american" />
      </pattern>
    </defs>
  );
}

/** 3.2 the hexes that each side controls. */
function Control() {
  const control = useTable((table) => table.view?.control);
  if (!control) return null;
  return SIDES.map((side) => (
    <path
      key={side}
      className="control"
      fill={`url(#hatch-${side})`}
      d={control[side].map(outlineOf).join('')}
    />
  ));
}

/** 3.7 whom each unit of the deciding side traces to: a line to the leader, or a ring where there is none. */
function Command() {
  const view = useTable((table) => table.view);
  if (!view) return null;
  const side = sideAsked(view);
  const units = Object.values(view.stacks)
    .flat()
    .filter((id) => isUnit(counterOf(id)) && counterOf(id).side === side);
  return (
    <g className="command">
      <Spans view={view} />
      {units.map((id) => {
        const trace = ask('command', id);
        return !trace || isRefusal(trace) ? null : (
          <Trace key={id} from={hexOfCounter(view, id)} trace={trace as CommandTrace} />
        );
      })}
    </g>
  );
}

/** 2.2.5 how far the leaders in the hex under the pointer reach. */
function Spans({ view }: { view: View }) {
  const hex = usePointed();
  const leaders = (view.stacks[hex] ?? []).map(counterOf).filter((counter) => !isUnit(counter));
  return leaders.map((leader) => <Span key={leader.id} leader={leader} hex={hex} />);
}

function Span({ leader, hex }: { leader: Leader; hex: Hex }) {
  return (
    <path
      className={`span ${leader.side}`}
      d={GRID.within(hex, leader.span)
        .filter((each) => isLand(each))
        .map(outlineOf)
        .join('')}
    />
  );
}

/** 2.2.5 all units of a formation, and how far its leader reaches. */
function Formation({ id }: { id: FormationId }) {
  const stacks = useTable((table) => table.view?.stacks) ?? {};
  const counters = Object.entries(stacks).flatMap(([hex, ids]) =>
    ids.map((each) => ({ counter: counterOf(each), hex: Number(hex) as Hex })),
  );
  const own = counters.filter(({ counter }) => 'formation' in counter && counter.formation === id);
  const units = own.filter(({ counter }) => isUnit(counter));
  return (
    <g className="command">
      {own.map(
        ({ counter, hex }) => !isUnit(counter) && <Span key={counter.id} leader={counter} hex={hex} />,
      )}
      <path className="formation" d={units.map(({ hex }) => outlineOf(hex)).join('')} />
    </g>
  );
}

function Trace({ from, trace }: { from: Hex; trace: CommandTrace }) {
  const near = trace.leaders.filter((leader) => leader.within);
  const leader = near.find((each) => each.active) ?? near[0];
  const { x, y } = centreOf(from);
  if (!leader) return <circle className="lost" cx={x} cy={y} r="46" />;
  const to = centreOf(leader.hex as Hex);
  return <line className={leader.active ? 'active' : 'idle'} x1={x} y1={y} x2={to.x} y2={to.y} />;
}

/** 7.4.1 what can be seen from the chosen hex, and the line to the hex under the pointer with what blocks it. */
function SightFan() {
  const cursor = usePointer((pointer) => pointer.cursor);
  const hovered = usePointer((pointer) => pointer.hovered);
  const chosen = useOrders((orders) => orders.chosen[0]);
  const view = useTable((table) => table.view);
  const from = view && chosen !== undefined ? hexOfCounter(view, chosen) : cursor;
  if (!view || from === NO_HEX) return null;
  const visible = GRID.within(from, FARTHEST).filter((hex) => {
    const answer = isLand(hex) ? ask('sight', from, hex) : undefined;
    return answer && !isRefusal(answer) && (answer as Sight).free;
  });
  return (
    <>
      <path className="seen" d={visible.map(outlineOf).join('')} />
      {hovered !== NO_HEX && <SightLine from={from} to={hovered} />}
    </>
  );
}

/** 6.0 where the stack under the pointer could go, friend or enemy, as far as one may know. */
function Foresight() {
  const hex = usePointed();
  const view = useTable((table) => table.view);
  const units = (view?.stacks[hex] ?? []).filter((id) => isUnit(counterOf(id)));
  if (!view || units.length === 0) return null;
  const answer = ask('reach', units);
  if (!answer || isRefusal(answer)) return null;
  return (
    <path
      className="foresight"
      d={(answer as readonly Reachable[]).map((each) => outlineOf(each.hex)).join('')}
    />
  );
}

/** The hex under the pointer, else the chosen one. */
const usePointed = (): Hex => usePointer(({ hovered, cursor }) => (hovered === NO_HEX ? cursor : hovered));

/** 2.2.6 */
const FARTHEST = 5;

const sideAsked = (view: View): Side =>
  view.decision?.by === 'british' || view.decision?.by === 'american' ? view.decision.by : view.phasing;
