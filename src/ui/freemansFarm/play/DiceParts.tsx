/** F31 How many dice, as a sum of named parts. */
import type { DicePart } from '../../../engine/freemansFarm';
import { partName } from '../text/names';
import { play } from '../text/play';

export function DiceParts({ parts }: { parts: readonly DicePart[] }) {
  const sum = parts.reduce((total, { dice }) => total + dice, 0);
  return (
    <p className="ff-parts">
      {parts.map(({ code, dice }, i) => (
        <span key={i}>
          <b>{i === 0 ? dice : `${dice < 0 ? '−' : '+'}${Math.abs(dice)}`}</b> {partName(code)}
        </span>
      ))}
      {parts.length > 1 && <b>{play.attack.sum(sum)}</b>}
    </p>
  );
}
