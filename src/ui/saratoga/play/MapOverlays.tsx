/** Zones of control, command and lines of sight, drawn over the ground. */
import { memo } from 'react';
import { type Hex, NO_HEX } from '../../../engine/hexmap/hexId';
import {
  commandTrace,
  type CommandTrace,
  counterOf,
  GRID,
  isLand,
  isRefusal,
  isUnit,
  sight,
  type Sight,
  type Side,
  SIDES,
  type View,
} from '../../../engine/saratoga';
import { stateOnTable, useGame } from '../../../store/game';
import { hexOfCounter, useOrders } from '../../../store/orders';
import { useOverlay } from '../../../store/overlays';
import { useTable } from '../../../store/table';
import { centreOf, cornersAround, polygon } from '../../board/layout';

export const MapOverlays = memo(function MapOverlays() {
  const control = useOverlay('control');
  const command = useOverlay('command');
  const seen = useOverlay('sight');
  return (
    <>
      <Patterns />
      {control && <Control />}
      {command && <Command />}
      {seen && <SightFan />}
    </>
  );
});

const outlineOf = (hex: number) => polygon(cornersAround(centreOf(hex as Hex)));

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
  const control = useGame((game) => game.view?.control);
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
  const view = useGame((game) => game.view);
  const state = stateOnTable();
  if (!view || !state) return null;
  const side = sideAsked(view);
  const units = Object.values(view.stacks)
    .flat()
    .filter((id) => isUnit(counterOf(id)) && counterOf(id).side === side);
  return (
    <g className="command">
      {units.map((id) => {
        const trace = commandTrace(state, side, id);
        return isRefusal(trace) ? null : (
          <Trace key={id} from={hexOfCounter(view, id)} trace={trace as CommandTrace} />
        );
      })}
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
  const state = stateOnTable();
  const cursor = useTable((table) => table.cursor);
  const hovered = useTable((table) => table.hovered);
  const chosen = useOrders((orders) => orders.chosen[0]);
  const view = useGame((game) => game.view);
  const from = view && chosen !== undefined ? hexOfCounter(view, chosen) : cursor;
  if (!state || from === NO_HEX) return null;
  const visible = GRID.within(from, FARTHEST).filter((hex) => {
    const answer = isLand(hex) ? sight(state, from, hex) : undefined;
    return answer && !isRefusal(answer) && (answer as Sight).free;
  });
  const line = hovered !== NO_HEX && hovered !== from ? sight(state, from, hovered) : undefined;
  const traced = line && !isRefusal(line) ? (line as Sight) : undefined;
  const [a, b] = [centreOf(from), centreOf(hovered === NO_HEX ? from : hovered)];
  return (
    <g className="sight">
      <path className="seen" d={visible.map(outlineOf).join('')} />
      {traced && <line className={traced.free ? 'free' : 'blocked'} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />}
      {traced && traced.blockedBy.length > 0 && (
        <path className="blocking" d={traced.blockedBy.map(outlineOf).join('')} />
      )}
    </g>
  );
}

/** 2.2.6 */
const FARTHEST = 5;

const sideAsked = (view: View): Side =>
  view.decision?.by === 'british' || view.decision?.by === 'american' ? view.decision.by : view.phasing;
