/** What is advised, as a dotted arrow: the way of a march, the line of a shot, a ring where somebody should go. */
import { useEffect } from 'react';
import type { Hex } from '../../../engine/hexmap/hexId';
import { type Action, type Counsel, hexOfCounter, type View } from '../../../engine/saratoga';
import { useAdvice } from '../../../store/adviceNow';
import { DottedArrow } from '../../hexboard/drawing/DottedArrow';
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
      <DottedArrow points={hexes.map((hex) => centreOf(hex as Hex))} />
    </g>
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
