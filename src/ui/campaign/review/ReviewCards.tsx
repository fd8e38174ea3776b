/** Beside the map of a review: how it stood, then the log, the course, or the place. */
import { type KeyboardEvent, useRef, useState } from 'react';
import { ReviewLog } from '../../table/review/ReviewLog';
import { PlaceCard } from '../panels/PlaceCard';
import { Standing } from '../play/Standing';
import { end } from '../text/end';
import { Charts } from './Charts';
import { Compared } from './Compared';

const TABS = ['log', 'course', 'history', 'place'] as const;
type Tab = (typeof TABS)[number];

const CARDS: Readonly<Record<Tab, () => React.JSX.Element | null>> = {
  log: ReviewLog,
  course: Charts,
  history: Compared,
  place: PlaceCard,
};

export function ReviewCards() {
  const [tab, setTab] = useState<Tab>('log');
  const tabs = useRef<HTMLDivElement>(null);
  const Card = CARDS[tab];
  const walk = (event: KeyboardEvent) => {
    const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = TABS[(TABS.indexOf(tab) + way + TABS.length) % TABS.length];
    if (way === 0 || !next) return;
    event.preventDefault();
    setTab(next);
    tabs.current?.querySelectorAll('button')[TABS.indexOf(next)]?.focus();
  };
  return (
    <aside className="cards" data-tab={tab}>
      <Standing />
      {/* The keys go from tab to tab. */}
      <div className="card-tabs" role="tablist" tabIndex={-1} ref={tabs} onKeyDown={walk}>
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={tab === name}
            tabIndex={tab === name ? 0 : -1}
            onClick={() => setTab(name)}
          >
            {end.tabs[name]}
          </button>
        ))}
      </div>
      {/* It scrolls, so it takes the focus. */}
      <section key={tab} className="card" role="tabpanel" aria-label={end.tabs[tab]} tabIndex={0}>
        <h2 className="unseen">{end.tabs[tab]}</h2>
        <Card />
      </section>
    </aside>
  );
}
