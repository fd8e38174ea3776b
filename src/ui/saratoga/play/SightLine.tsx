/** 7.4.1 The line from one hex to another, free or with the hexes that block it. */
import type { Hex } from '../../../engine/hexmap/hexId';
import { isRefusal, type Sight } from '../../../engine/saratoga';
import { centreOf, outlineOf } from '../../hexboard/layout';
import { ask } from '../table';

export function SightLine({ from, to }: { from: Hex; to: Hex }) {
  const answer = from === to ? undefined : ask('sight', from, to);
  if (!answer || isRefusal(answer)) return null;
  const { free, blockedBy } = answer as Sight;
  const [a, b] = [centreOf(from), centreOf(to)];
  return (
    <g className="sight">
      {blockedBy.length > 0 && <path className="blocking" d={blockedBy.map(outlineOf).join('')} />}
      <line className={free ? 'free' : 'blocked'} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
    </g>
  );
}
