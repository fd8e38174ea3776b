/** What is advised, as a dotted arrow: the way of a march, the line of a shot, a ring where somebody should go. */
import { useEffect } from 'react';
import type { Hex } from '../../../engine/hexmap/hexId';
import { type Action, type Counsel, hexOfCounter, type View } from '../../../engine/saratoga';
import { useAdvice } from '../../../store/adviceNow';
import { centreOf, outlineOf } from '../../hexboard/layout';
import { usePointer } from '../../hexboard/pointer';
import { useTable } from '../table';

export default function Advised() {
  const given = useAdvice((advice) => advice.given);
  const view = useTable((table) => table.view);
  const hexes =
    given && view ? wayOf(view, given.action as Action, given.counsel as Counsel | undefined) : [];
  const goal = hexes.at(-1);
  useEffect(() => {
    if (goal !== undefined) usePointer.getState().visit(goal);
  }, [goal]);
  if (goal === undefined) return null;
  return (
    <g className="advised">
      <path className="goal" d={outlineOf(goal)} />
      {hexes.length > 1 && <Dotted hexes={hexes} />}
    </g>
  );
}

function Dotted({ hexes }: { hexes: readonly number[] }) {
  const points = hexes.map((hex) => centreOf(hex as Hex));
  const [from, to] = [points.at(-2), points.at(-1)];
  if (!from || !to) return null;
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const d = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return (
    <>
      <path className="under" d={d} />
      <path className="dots" d={d} />
      <path
        className="head"
        d="M16 0L-16 -17L-9 0L-16 17Z"
        transform={`translate(${to.x} ${to.y}) rotate(${angle})`}
      />
    </>
  );
}

/** From where it begins to where it ends; a single hex where nothing goes anywhere. */
function wayOf(view: View, action: Action, counsel: Counsel | undefined): readonly number[] {
  const from = counsel && 'from' in counsel && counsel.from > 0 ? [counsel.from] : [];
  switch (action.kind) {
    case 'move':
    case 'combatMove':
      return [...from, ...action.path];
    case 'fire':
    case 'retreat':
    case 'displace':
      return [...from, action.hex];
    case 'relocate':
      return [action.hex];
    case 'advance':
      return counsel?.kind === 'march' ? [counsel.from, counsel.to] : from;
    case 'activate':
      return [hexOfCounter(view, `L-${action.formation}`)].filter((hex) => hex > 0);
    default:
      return [];
  }
}
