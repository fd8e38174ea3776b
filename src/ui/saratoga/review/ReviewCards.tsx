/** Beside the map of a review: the score of the moment, then the log, the charts, the report or the hex. */
import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react';
import { useReview } from '../../../store/review';
import { part } from '../../widgets/Part';
import { review } from '../text/review';
import HexCard from '../panels/HexCard';
import { Score } from '../play/Score';
import { Charts } from './Charts';
import { Report } from './Report';
import { ReviewLog } from '../../table/review/ReviewLog';

const ALL = ['log', 'plans', 'charts', 'report', 'hex'] as const;
type Tab = (typeof ALL)[number];

const Plans = part(() => import('./Plans'));

const CARDS: Readonly<Record<Tab, ComponentType>> = {
  log: ReviewLog,
  plans: Plans,
  charts: Charts,
  report: Report,
  hex: HexCard,
};

export function ReviewCards() {
  const [tab, setTab] = useState<Tab>('log');
  // Only a game of opponents has plans, and they are told when it is over.
  const hasPlans = useReview(({ minds, chapters }) => minds.length > 0 && chapters.at(-1)?.stage === 'over');
  const tabNames = ALL.filter((each) => hasPlans || each !== 'plans');
  const tabs = useRef<HTMLDivElement>(null);
  const Card = CARDS[tab];
  const walk = (event: KeyboardEvent) => {
    const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = tabNames[(tabNames.indexOf(tab) + way + tabNames.length) % tabNames.length];
    if (way === 0 || !next) return;
    event.preventDefault();
    setTab(next);
    tabs.current?.querySelectorAll('button')[tabNames.indexOf(next)]?.focus();
  };
  return (
    <aside className="cards" data-tab={tab}>
      <Score />
      {/* The keys go from tab to tab. */}
      <div className="card-tabs" role="tablist" tabIndex={-1} ref={tabs} onKeyDown={walk}>
        {tabNames.map((name) => (
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
