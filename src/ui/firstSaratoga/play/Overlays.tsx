/** What an order would do, and what was asked to be laid over the map. */
import { memo } from 'react';
import { SIDES } from '../../../engine/firstSaratoga';
import { type Hex, NO_HEX } from '../../../engine/hexmap/hexId';
import { usePointer } from '../../hexboard/pointer';
import { counterOf, hexOfCounter, isRifle, useField } from '../field';
import { useOverlay } from '../overlays';
import { ask, useTable } from '../table';
import type { LitKind } from './deed';
import { useHand } from './hand';
import { useLit, waitingIn } from './lit';

const KINDS: readonly LitKind[] = ['go', 'stop', 'maybe', 'danger', 'choice', 'target'];

/** Under the counters. */
export const OrdersBelow = memo(function OrdersBelow() {
  const { layout } = useField();
  const lit = Object.entries(useLit());
  const view = useTable((table) => table.view);
  const chosen = useHand((hand) => hand.chosen);
  const isIdle = chosen.length === 0;
  const waiting = isIdle ? waitingIn(view) : [];
  const held =
    view && [...new Set(chosen.map((id) => hexOfCounter(view.stacks, id)))].filter((hex) => hex !== 0);
  return (
    <>
      {waiting.length > 0 && <path className="fs-waits" d={waiting.map(layout.outlineOf).join('')} />}
      {KINDS.map((kind) => {
        const own = lit.filter(([, each]) => each.kind === kind);
        if (own.length === 0) return null;
        return (
          <path
            key={kind}
            className={`fs-lit ${kind}`}
            d={own.map(([hex]) => layout.outlineOf(Number(hex))).join('')}
          />
        );
      })}
      {held && held.length > 0 && <path className="fs-held" d={held.map(layout.outlineOf).join('')} />}
    </>
  );
});

/** Over the counters. */
export const OrdersAbove = memo(function OrdersAbove() {
  const lit = useLit();
  const { layout } = useField();
  const stacks = useTable((table) => table.view?.stacks);
  return (
    <>
      <Path />
      <Strikes />
      <g className="fs-notes">
        {Object.entries(lit).map(([hex, { note, kind }]) => {
          if (note === undefined) return null;
          const { x, y } = layout.centreOf(Number(hex) as Hex);
          return (
            <g
              key={hex}
              className={kind}
              transform={`translate(${x} ${y + (stacks?.[Number(hex)] ? -44 : 34)})`}
            >
              <rect x={-(8 + note.length * 5.6)} y="-14" width={16 + note.length * 11.2} height="22" rx="6" />
              <text y="3">{note}</text>
            </g>
          );
        })}
      </g>
    </>
  );
});

/** The way to the hex under the pointer, or to the one whose order lies ready. */
function Path() {
  const lit = useLit();
  const { layout } = useField();
  const aim = useHand((hand) => hand.aim);
  const [first] = useHand((hand) => hand.chosen);
  const hovered = usePointer((pointer) => pointer.hovered);
  const view = useTable((table) => table.view);
  const way = (lit[aim] ?? lit[hovered])?.path;
  if (!view || !way || way.length === 0) return null;
  const from = view.about?.kind === 'group' ? view.about.hex : hexOfCounter(view.stacks, first ?? '');
  const points = [...(from === 0 ? [] : [from]), ...way].map((hex) => layout.centreOf(hex as Hex));
  const d = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return (
    <g className="fs-path">
      <path d={d} className="under" />
      <path d={d} />
    </g>
  );
}

/** 7.1 an arrow from each attacking hex to its target. */
function Strikes() {
  const { layout } = useField();
  const view = useTable((table) => table.view);
  const hand = useHand((all) => all);
  if (!view) return null;
  const about = view.about?.kind === 'attack' ? view.about : undefined;
  const [target, units, side] = about
    ? [about.hex, about.units, view.phasing]
    : [hand.target, hand.chosen, view.decision?.by ?? ''];
  if (target === 0) return null;
  const froms = [...new Set(units.map((id) => hexOfCounter(view.stacks, id)))].filter((hex) => hex !== 0);
  const to = layout.centreOf(target as Hex);
  return (
    <g className={`fs-strikes ${side}`}>
      {froms.map((hex) => {
        const from = layout.centreOf(hex as Hex);
        const long = Math.hypot(to.x - from.x, to.y - from.y);
        const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
        return (
          <path
            key={hex}
            transform={`translate(${from.x} ${from.y}) rotate(${turn})`}
            d={`M30 -7H${long - 62}V-15L${long - 38} 0L${long - 62} 15V7H30Z`}
          />
        );
      })}
    </g>
  );
}

/** Laid over by a button or a held key. */
export function LaidOver() {
  const hasControl = useOverlay('control');
  const hasSight = useOverlay('sight');
  const hasRifle = useOverlay('rifle');
  const hasDuty = useOverlay('duty');
  return (
    <>
      {hasControl && <Control />}
      {hasSight && <Sight />}
      {hasRifle && <LongShots />}
      {hasDuty && <Duty />}
    </>
  );
}

function Control() {
  const control = useTable((table) => table.view?.control);
  const { layout } = useField();
  return SIDES.map((side) => (
    <path
      key={side}
      className={`fs-control ${side}`}
      d={(control?.[side] ?? []).map(layout.outlineOf).join('')}
    />
  ));
}

/** 7.8 what guns in the chosen hex could see, and what blocks the line to the hex under the pointer. */
function Sight() {
  const { world, layout } = useField();
  const cursor = usePointer((pointer) => pointer.cursor);
  const hovered = usePointer((pointer) => pointer.hovered);
  const from = cursor === NO_HEX ? hovered : cursor;
  if (from === NO_HEX) return null;
  const seen = world.grid
    .within(from, 2)
    .filter((hex) => hex !== from && ask('sight', from, hex)?.clear === true);
  const blocks = hovered === NO_HEX || hovered === from ? [] : (ask('sight', from, hovered)?.blockedBy ?? []);
  return (
    <>
      <path className="fs-seen" d={seen.map(layout.outlineOf).join('')} />
      <path className="fs-blocked" d={blocks.map(layout.outlineOf).join('')} />
    </>
  );
}

/** M35 where the riflemen in hand could hit at two hexes, or all there are; whom they could hit stands out. */
function LongShots() {
  const { scenario, layout } = useField();
  const stacks = useTable((table) => table.view?.stacks) ?? {};
  const chosen = useHand((hand) => hand.chosen);
  const rifles = scenario.counters.filter(isRifle);
  const inHand = rifles.filter(({ id }) => chosen.includes(id));
  return (inHand.length > 0 ? inHand : rifles).map(({ id, side }) => {
    const hexes = ask('longShots', [id]) ?? [];
    const hasFoes = (hex: number) => stacks[hex]?.some((other) => counterOf(other).side !== side) === true;
    return (
      <g key={id}>
        <path className="fs-seen" d={hexes.map(layout.outlineOf).join('')} />
        <path className="fs-lit target" d={hexes.filter(hasFoes).map(layout.outlineOf).join('')} />
      </g>
    );
  });
}

/** 7.2 whose hexes would be open to counterattack if combat ended now. */
function Duty() {
  const { layout } = useField();
  useTable((table) => table.view);
  return <path className="fs-duty" d={(ask('duties') ?? []).map(layout.outlineOf).join('')} />;
}
