/** What an order would do, drawn on the map: reach with its costs, the path, targets with their odds. */
import { memo } from 'react';
import {
  counterOf,
  hexOfCounter,
  isRefusal,
  type Odds,
  orderOf,
  sideOfCounter,
  type Way,
} from '../../../engine/saratoga';
import { type Hex, NO_HEX } from '../../../engine/hexmap/hexId';
import { choosableIn, useOrders } from './orders';
import { commanderIn } from './press';
import { centreOf, outlineOf } from '../../hexboard/layout';
import { text } from '../text';
import { play } from '../text/play';
import { Asked, ShotAsked } from './Asked';
import { SightLine } from './SightLine';
import { ask, useTable } from '../table';
import { usePointer } from '../../hexboard/pointer';

/** Under the counters. */
export const OrdersBelow = memo(function OrdersBelow() {
  return (
    <>
      <MayAct />
      <Asked />
      <Reach />
      <InHand />
    </>
  );
});

/** Over the counters. */
export const OrdersAbove = memo(function OrdersAbove() {
  return (
    <>
      <Path />
      <GunSight />
      <ShotAsked />
      <Notes />
    </>
  );
});

/** Where somebody waits for orders; in movement and in deployment that would be everywhere. */
function MayAct() {
  const view = useTable((table) => table.view);
  const isIdle = useOrders((orders) => orders.chosen.length === 0);
  const marks = view && orderOf(view).marksWaiting;
  if (!view || marks === 'never' || (marks === 'emptyHanded' && !isIdle)) return null;
  const hexes = Object.keys(view.stacks)
    .map(Number)
    .filter((hex) => choosableIn(hex as Hex).length > 0 || commanderIn(hex as Hex) !== undefined);
  return hexes.length > 0 ? <path className="may-act" d={hexes.map(outlineOf).join('')} /> : null;
}

/** Every hex that the chosen counters can act on. */
function Reach() {
  const ways = useOrders((orders) => orders.ways);
  const entries = Object.entries(ways);
  if (entries.length === 0) return null;
  const outlines = (kind: string) =>
    entries
      .filter(([, way]) => kindOf(way) === kind)
      .map(([hex]) => outlineOf(Number(hex)))
      .join('');
  return (
    <g className="reach">
      {['free', 'stops', 'choice'].map((kind) => (
        <path key={kind} className={kind} d={outlines(kind)} />
      ))}
    </g>
  );
}

/** A hex to march through, one where the march ends, or an answer by itself. */
function kindOf({ actions: [action], stops }: Way): 'free' | 'stops' | 'choice' {
  if (stops) return 'stops';
  return action?.kind === 'move' || action?.kind === 'place' ? 'free' : 'choice';
}

/** What each of these hexes costs, or the number that a shot at it needs. */
function Notes() {
  const ways = useOrders((orders) => orders.ways);
  const chosen = useOrders((orders) => orders.chosen);
  return (
    <g className="notes">
      {Object.entries(ways).map(([hex, way]) => (
        <Note key={hex} hex={Number(hex) as Hex} way={way} unit={chosen[0]} />
      ))}
    </g>
  );
}

/** At the foot of the hex, where somebody stands in it. */
function Note({ hex, way, unit }: { hex: Hex; way: Way; unit: string | undefined }) {
  const { x, y } = centreOf(hex);
  const isOnStack = useTable((table) => table.view?.stacks[hex] !== undefined);
  const note = way.cost === undefined ? oddsNote(way, unit) : text.mp(way.cost * 2);
  if (note === '') return null;
  return (
    <g
      className={`note${way.stops ? ' contact' : ''}${isOnStack ? ' on-stack' : ''}`}
      data-hex={hex}
      transform={`translate(${x} ${y + (isOnStack ? 50 : 34)})`}
    >
      <rect x={-(6 + note.length * 5.6)} y="-13" width={12 + note.length * 11.2} height="20" rx="6" />
      <text textAnchor="middle" y="3">
        {note}
      </text>
    </g>
  );
}

function oddsNote(way: Way, unit: string | undefined): string {
  const [shot] = way.actions;
  if (shot?.kind !== 'fire' || unit === undefined) return '';
  const answer = ask('odds', shot.unit, shot.hex, shot.place);
  if (!answer || isRefusal(answer)) return '';
  const { automatic, best, worst } = answer as Odds;
  return automatic
    ? '†'
    : best.faces === worst.faces
      ? `${best.needed}+`
      : `${best.needed}+/${worst.needed}+`;
}

/** 7.4.1 a gun in hand sees, or does not see, the enemy under the pointer. */
function GunSight() {
  const view = useTable((table) => table.view);
  const [gun] = useOrders((orders) => orders.chosen);
  const hovered = usePointer((pointer) => pointer.hovered);
  if (!view || gun === undefined || view.decision?.kind !== 'fire') return null;
  const isGun = counterOf(gun).kind === 'artillery';
  const isEnemy = (view.stacks[hovered] ?? []).some((id) => sideOfCounter(id) !== view.decision?.by);
  if (!isGun || !isEnemy) return null;
  return <SightLine from={hexOfCounter(view, gun)} to={hovered} />;
}

/** The hex of the counters in hand. */
function InHand() {
  const chosen = useOrders((orders) => orders.chosen);
  const view = useTable((table) => table.view);
  const hex = view && chosen[0] !== undefined ? hexOfCounter(view, chosen[0]) : NO_HEX;
  return hex === NO_HEX ? null : <path className="in-hand" d={outlineOf(hex)} />;
}

/** The way to the hex under the pointer, or to the one whose order lies ready. */
function Path() {
  const ways = useOrders((orders) => orders.ways);
  const aim = useOrders((orders) => orders.aim);
  const chosen = useOrders((orders) => orders.chosen);
  const hovered = usePointer((pointer) => pointer.hovered);
  const view = useTable((table) => table.view);
  const way = ways[aim] ?? ways[hovered];
  if (!view || !way?.path || chosen[0] === undefined) return null;
  const points = [hexOfCounter(view, chosen[0]), ...way.path].map((hex) => centreOf(hex as Hex));
  const d = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const end = points.at(-1);
  return (
    <g className="path">
      <path d={d} className="under" />
      <path d={d} />
      {end && (
        <text x={end.x} y={end.y - 30} textAnchor="middle">
          {play.move.points(way.left ?? 0, way.stops === true)}
        </text>
      )}
    </g>
  );
}
