/** Beside the field of a review: the score of the moment, then log, charts, story, cards or formations. */
import { type KeyboardEvent, useRef, useState } from 'react';
import { ReviewLog } from '../../table/review/ReviewLog';
import { CardsPanel } from '../cards/CardsPanel';
import FormationSheet from '../cards/FormationSheet';
import { Score } from '../play/Score';
import { useSpot } from '../spot';
import { review } from '../text/end';
import { Charts } from './Charts';
import { Story } from './Story';

const TABS = ['log', 'charts', 'story', 'cards', 'formation'] as const;
type Tab = (typeof TABS)[number];

const CARDS: Readonly<Record<Tab, () => React.JSX.Element | null>> = {
  log: ReviewLog,
  charts: Charts,
  story: Story,
  cards: CardsPanel,
  formation: FormationSheet,
};

export function ReviewCards() {
  const [tab, setTab] = useState<Tab>('log');
  const tabs = useRef<HTMLDivElement>(null);
  const opened = useSpot((spot) => spot.asked);
  const [seen, setSeen] = useState(opened);
  if (opened !== seen) {
    setSeen(opened);
    setTab('formation');
  }
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
      <Score />
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
            {review.tabs[name]}
          </button>
        ))}
      </div>
      {/* It scrolls, so it takes the focus. */}
      <section key={tab} className="card" role="tabpanel" aria-label={review.tabs[tab]} tabIndex={0}>
        <h2 className="unseen">{review.tabs[tab]}</h2>
        <Card />
      </section>
    </aside>
  );
}
