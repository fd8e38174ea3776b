/** How to play: a turn in a page, the counters, every case by its number, and what all of it rests on. */
import { CaseLink } from '../../table/CaseLink';
import { Handbook } from '../../table/Handbook';
import { part } from '../../widgets/Part';
import { CounterFace } from '../counters/CounterFace';
import { fieldNow } from '../field';
import { CASE_NUMBERS } from '../text/cases';
import { handbook } from '../text/handbook';
import { play } from '../text/play';

const Sources = part(() => import('./Sources'));

const { tabs } = play.handbook;
const PAGES = [
  { id: 'play', name: tabs.play, page: () => <ATurn /> },
  { id: 'sources', name: tabs.sources, page: () => <Sources /> },
];

export default function HowToPlay({ onClose }: { onClose: () => void }) {
  return <Handbook title={play.handbook.open} pages={PAGES} onClose={onClose} />;
}

function ATurn() {
  const [unit] = fieldNow().scenario.counters.filter(({ kind }) => kind === 'infantry');
  return (
    <div className="fs-turn">
      {handbook.sections.map(({ title, lines }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {lines.map(([line, rule]) => (
              <li key={line}>
                {line} {rule !== '' && <CaseLink rule={rule} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {unit && (
        <section>
          <h3>{handbook.counters}</h3>
          <svg
            className="by-day"
            viewBox="-44 -44 88 88"
            width="120"
            height="120"
            aria-hidden="true"
            data-degree="middle"
          >
            <CounterFace counter={unit} />
          </svg>
          <p>{handbook.reading}</p>
        </section>
      )}
      <section>
        <h3>{handbook.cases}</h3>
        <p>{handbook.honesty}</p>
        <ul className="fs-index">
          {CASE_NUMBERS.map((rule) => (
            <li key={rule}>
              <CaseLink rule={rule} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
