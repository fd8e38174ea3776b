/** Beside the map: how it stands, the question, then a card for the place, the weeks and the log; on a phone one at a time. */
import { useState, useSyncExternalStore } from 'react';
import { usePlay } from '../../../store/play';
import { Log } from '../../table/Log';
import { Recap } from '../../table/Recap';
import { table as furniture } from '../../text/table';
import { part } from '../../widgets/Part';
import { PlaceCard } from '../panels/PlaceCard';
import { useTable } from '../table';
import { play } from '../text/play';
import { Question } from './Question';
import { Standing } from './Standing';

const Weeks = part(() => import('../panels/Weeks'));

const TABS = ['place', 'weeks', 'log'] as const;
type Tab = (typeof TABS)[number];

export function PlayCards() {
  const [tab, setTab] = useState<Tab>('log');
  const isSmall = useSyncExternalStore(listen, () => small()?.matches ?? false);
  const [wantsOrders, setWantsOrders] = useState(true);
  const hasRecap = usePlay((store) => store.recap.length > 0);
  const by = useTable((table) => table.view?.decision?.by);
  const [asked, setAsked] = useState(by);
  // Somebody else is asked: the question comes up again.
  if (by !== asked) {
    setAsked(by);
    setWantsOrders(true);
  }
  const hasOrders = isSmall && wantsOrders;
  return (
    <aside className="cards" data-tab={hasOrders ? 'orders' : tab}>
      <Standing />
      {hasRecap ? <Recap /> : <Question />}
      <div className="card-tabs" role="tablist">
        {isSmall && (
          <button
            type="button"
            role="tab"
            className="tab-orders"
            aria-selected={hasOrders}
            onClick={() => setWantsOrders(true)}
          >
            {furniture.tabs.orders}
          </button>
        )}
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={!hasOrders && tab === name}
            onClick={() => {
              setTab(name);
              setWantsOrders(false);
            }}
          >
            {play.tabs[name]}
          </button>
        ))}
      </div>
      {/* It scrolls, so it takes the focus. */}
      {!hasOrders && (
        <section key={tab} className="card" role="tabpanel" aria-label={play.tabs[tab]} tabIndex={0}>
          {isSmall && tab === 'weeks' && <Standing />}
          {tab === 'place' ? <PlaceCard /> : tab === 'weeks' ? <Weeks /> : <Log />}
        </section>
      )}
    </aside>
  );
}

/** A phone, upright or lying. The style sheets ask the same. */
const small = () => window.matchMedia?.('(max-width: 47.5em), (max-height: 31em)');

function listen(changed: () => void) {
  const query = small();
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}
