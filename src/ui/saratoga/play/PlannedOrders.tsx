/** Plans drawn on the map: an arrow for each shot, for each stack that closes in, and for each counter on the march. */
import { memo } from 'react';
import { type Hex, NO_HEX } from '../../../engine/hexmap/hexId';
import { counterOf, hexOfCounter, type MarchPlan, type View } from '../../../engine/saratoga';
import { centreOf, outlineOf } from '../../hexboard/layout';
import { usePointer } from '../../hexboard/pointer';
import { Piece } from '../counters/Stack';
import { ask, useTable } from '../table';
import { ShotLine } from './Asked';
import { usePlans } from './plans';
import { Shafts } from './Shafts';

export default memo(function PlannedOrders() {
  return (
    <g className="planned">
      <Shots />
      <Closings />
      <March />
    </g>
  );
});

function Shots() {
  const shots = usePlans((plans) => plans.shots);
  const view = useTable((table) => table.view);
  if (!view || view.decision?.kind === 'roll') return null;
  return (
    <>
      {shots.map(({ action: { unit, hex } }) => (
        <ShotLine key={unit} from={hexOfCounter(view, unit)} hex={hex} side={counterOf(unit).side} />
      ))}
      <Shafts view={view} />
    </>
  );
}

/** 7.0 those worth while; a press on the hex closes in. */
function Closings() {
  const closings = usePlans((plans) => plans.closings);
  const side = useTable((table) => table.view?.phasing);
  return closings
    .filter(({ value }) => value > 0)
    .map(({ action, from }) => (
      <Arrow key={from} hexes={[from, ...action.path]} className={`closing ${side}`} />
    ));
}

/** Where the formation in hand would go: laid ready, else toward the hex under the pointer. */
function March() {
  const { marching, goal, march } = usePlans();
  const hovered = usePointer((pointer) => pointer.hovered);
  const view = useTable((table) => table.view);
  if (!view || marching.length === 0) return null;
  const isReady = goal !== NO_HEX;
  const to = isReady ? goal : hovered;
  const plan = isReady ? march : to === NO_HEX ? undefined : ask('marchPlan', marching, to);
  return (
    <>
      <path className="in-hand" d={hexesOf(view, marching).map(outlineOf).join('')} />
      {plan && <Planned plan={plan} view={view} goal={to} isReady={isReady} />}
    </>
  );
}

function Planned({
  plan,
  view,
  goal,
  isReady,
}: {
  plan: MarchPlan;
  view: View;
  goal: Hex;
  isReady: boolean;
}) {
  return (
    <g className={isReady ? 'march ready' : 'march'}>
      <path className="goal" d={outlineOf(goal)} />
      {plan.moves.map(({ counters: [id = ''], path }) => (
        <Arrow key={id} hexes={[hexOfCounter(view, id), ...path]} className={counterOf(id).side} />
      ))}
      {Object.entries(plan.ends).map(([id, hex], i) => {
        const { x, y } = centreOf(hex as Hex);
        return (
          <g key={id} className="end" transform={`translate(${x + (i % 2) * 10} ${y - (i % 2) * 10})`}>
            <Piece id={id} />
          </g>
        );
      })}
    </g>
  );
}

/** Along the centres of hexes, with a head at the end. */
function Arrow({ hexes, className }: { hexes: readonly number[]; className: string }) {
  const points = hexes.map((hex) => centreOf(hex as Hex));
  const [from, to] = [points.at(-2), points.at(-1)];
  if (!from || !to) return null;
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const d = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return (
    <g className={`march-line ${className}`}>
      <path className="under" d={d} />
      <path d={d} />
      <path
        className="head"
        d="M14 0L-14 -15L-8 0L-14 15Z"
        transform={`translate(${to.x} ${to.y}) rotate(${angle})`}
      />
    </g>
  );
}

const hexesOf = (view: View, ids: readonly string[]): number[] => [
  ...new Set(ids.map((id) => hexOfCounter(view, id))),
];
