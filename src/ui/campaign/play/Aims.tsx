/** 12.0 How a side wins, at its first decision. */
import type { Side } from '../../../engine/campaign';
import { CaseLink } from '../../table/CaseLink';
import { play } from '../text/play';

const CASES: Readonly<Record<Side, readonly string[]>> = {
  british: ['12.1', '12.2', '12.4'],
  american: ['12.3', '12.4', '8.1'],
};

export function Aims({ side }: { side: Side }) {
  return (
    <section className={`aims ${side}`} aria-label={play.aims.title}>
      <h3>{play.aims.title}</h3>
      <ol>
        {play.aims[side].map((aim, i) => (
          <li key={aim}>
            {aim} <CaseLink rule={CASES[side][i] ?? ''} />
          </li>
        ))}
      </ol>
    </section>
  );
}
