/** CRT What a shot's number is made of, each part with its case. */
import type { Odds } from '../../../engine/saratoga';
import { text } from '../text';
import { play } from '../text/play';
import { CaseLink } from '../../table/CaseLink';

export function Modifiers({ odds }: { odds: Odds }) {
  if (odds.automatic) return null;
  return (
    <ul className="modifiers" aria-label={play.fire.why}>
      <li>
        {play.fire.base(odds.base)} <CaseLink rule="CRT" />
      </li>
      {odds.best.modifiers.map(({ what, value, case: rule }) => (
        <li key={what}>
          {play.fire.modifiers[what]} {text.signed(value)} {rule !== 'CRT' && <CaseLink rule={rule} />}
        </li>
      ))}
    </ul>
  );
}
