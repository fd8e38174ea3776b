/** How to play: a turn in a page, the counters, every case by its number, and what all of it rests on. */
import { useEffect, useRef, useState } from 'react';
import { CaseLink } from '../../table/CaseLink';
import { table as furniture } from '../../text/table';
import { Icon } from '../../widgets/Icon';
import { part } from '../../widgets/Part';
import { Tabs } from '../../widgets/Tabs';
import { CounterFace } from '../counters/CounterFace';
import { fieldNow } from '../field';
import { CASE_NUMBERS } from '../text/cases';
import { handbook } from '../text/handbook';
import { play } from '../text/play';

const Sources = part(() => import('./Sources'));

const TABS = ['play', 'sources'] as const;
type Tab = (typeof TABS)[number];

export default function HowToPlay({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [tab, setTab] = useState<Tab>('play');
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="fs-handbook fs" aria-label={play.handbook.open} onClose={onClose}>
      <header>
        <Tabs tabs={TABS} names={play.handbook.tabs} shown={tab} show={setTab} className="fs-tabs" />
        <button
          type="button"
          className="tool"
          aria-label={furniture.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      {/* It scrolls, so it takes the focus. */}
      <div key={tab} className="fs-pages" role="tabpanel" aria-label={play.handbook.tabs[tab]} tabIndex={0}>
        {tab === 'play' ? <ATurn /> : <Sources />}
      </div>
    </dialog>
  );
}

function ATurn() {
  const [unit] = fieldNow().scenario.counters.filter(({ kind }) => kind === 'infantry');
  return (
    <>
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
    </>
  );
}
