/** 9.1 The ways from box to box: lit where a formation could go now, crossed where something bars it. */
import { ARROWS, type Arrow, COMMAND_BY_ID, type View } from '../../../engine/freemansFarm';
import type { Refusal } from '../../../engine/kernel/game';
import { useTable } from '../table';
import { boxCentre, type Point } from './sheet';

export function Arrows() {
  const view = useTable((table) => table.view);
  if (!view) return null;
  return (
    <g className="ff-arrows">
      {ARROWS.map((arrow) => (
        <Way key={`${arrow.from} ${arrow.to}`} arrow={arrow} view={view} />
      ))}
    </g>
  );
}

function Way({ arrow, view }: { arrow: Arrow; view: View }) {
  const [a, b] = ends(boxCentre(arrow.from), boxCentre(arrow.to));
  const { side } = view.formations[arrow.formation];
  const bar = barOf(view, arrow);
  const state = bar === 'away' ? 'away' : bar ? 'barred' : 'open';
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return (
    <g className={`ff-arrow ${side} ${state}`}>
      <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      <path
        className="head"
        d="M2 0L-13 -7L-9 0L-13 7Z"
        transform={`translate(${b.x} ${b.y}) rotate(${angle})`}
      />
      {state === 'barred' && (
        <path className="bar" d="M-7 -7L7 7M7 -7L-7 7" transform={`translate(${middle.x} ${middle.y})`} />
      )}
    </g>
  );
}

/** ‘away’: whoever would go there stands elsewhere or is out; else what the engine says against the move. */
export function barOf(view: View, { formation, from, to }: Arrow): 'away' | Refusal | undefined {
  const { at, out, commands } = view.formations[formation];
  if (out || at !== from) return 'away';
  const ways = commands.filter(
    ({ id }) => COMMAND_BY_ID[id].to === to && COMMAND_BY_ID[id].from.includes(from),
  );
  return ways.some(({ refusal }) => !refusal) ? undefined : (ways[0]?.refusal ?? 'away');
}

/** From the edge of one box to the edge of the next. */
function ends(from: Point, to: Point): readonly [Point, Point] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  // A box is 110 by 75.
  const out = Math.min(58 / Math.max(Math.abs(dx), 0.001), 41 / Math.max(Math.abs(dy), 0.001));
  return [
    { x: from.x + dx * out, y: from.y + dy * out },
    { x: to.x - dx * out, y: to.y - dy * out },
  ];
}
