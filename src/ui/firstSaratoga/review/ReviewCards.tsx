/** Beside the map of a review: the score of the moment, then the log, the charts or the hex. */
import { useState } from 'react';
import { ReviewLog } from '../../table/review/ReviewLog';
import { Chart } from '../end/Chart';
import { useAnalysis } from '../end/useAnalysis';
import HexCard from '../play/HexCard';
import { Score } from '../play/Score';
import { end } from '../text/end';

const TABS = ['log', 'charts', 'hex'] as const;
type Tab = (typeof TABS)[number];

const CARDS: Readonly<Record<Tab, () => React.JSX.Element | null>> = {
  log: ReviewLog,
  charts: Charts,
  hex: HexCard,
};

export function ReviewCards() {
  const [tab, setTab] = useState<Tab>('log');
  const Card = CARDS[tab];
  return (
    <aside className="cards" data-tab={tab}>
      <Score />
      <div className="card-tabs" role="tablist">
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={tab === name}
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

function Charts() {
  const course = useAnalysis()?.course;
  if (!course) return <p className="aside">{end.course.working}</p>;
  return (
    <>
      <Chart title={end.course.title} course={course} of={(turn) => turn.points} />
      <Chart title={end.course.steps} course={course} of={(turn) => turn.steps} />
    </>
  );
}
