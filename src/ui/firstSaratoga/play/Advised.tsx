/** What is advised, as dotted arrows: the way of a march, who attacks what, a ring where somebody should do something. */
import { useEffect } from 'react';
import type { Action, Counsel } from '../../../engine/firstSaratoga';
import type { Hex } from '../../../engine/hexmap/hexId';
import { useAdvice } from '../../../store/adviceNow';
import { DottedArrow } from '../../hexboard/drawing/DottedArrow';
import { usePointer } from '../../hexboard/pointer';
import { useField } from '../field';
import { useTable } from '../table';
import { waysOf } from './advisedWays';

export default function Advised() {
  const { layout } = useField();
  const given = useAdvice((advice) => (advice.wish === 'order' ? advice.given : undefined));
  const view = useTable((table) => table.view);
  const ways =
    given && view ? waysOf(view, given.action as Action, given.counsel as Counsel | undefined) : [];
  const goal = ways[0]?.at(-1);
  useEffect(() => {
    if (goal !== undefined) usePointer.getState().visit(goal as Hex);
  }, [goal]);
  if (goal === undefined) return null;
  return (
    <g className="advised">
      <path
        className="goal"
        d={[...new Set(ways.map((way) => way.at(-1) ?? 0))].map(layout.outlineOf).join('')}
      />
      {ways.map((way) => (
        <DottedArrow key={way.join()} points={way.map((hex) => layout.centreOf(hex as Hex))} />
      ))}
    </g>
  );
}
