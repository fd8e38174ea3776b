/** Beside the map: the score, the question, then the log, the losses or the hex; on a phone one at a time. */
import { useState, useSyncExternalStore } from 'react';
import { usePlay } from '../../../store/play';
import { Log } from '../../table/Log';
import { Recap } from '../../table/Recap';
import { table as furniture } from '../../text/table';
import { part } from '../../widgets/Part';
import { useTable } from '../table';
import { play } from '../text/play';
import { Question } from './Question';
import { Score } from './Score';

const HexCard = part(() => import('./HexCard'));
const Losses = part(() => import('./Losses'));

const TABS = ['log', 'losses', 'hex'] as const;
type Tab = (typeof TABS)[number];
const NAMES: Readonly<Record<Tab, string>> = {
  log: furniture.tabs.log,
  losses: play.tabs.losses,
  hex: play.tabs.hex,
};

export function GameCards() {
  const [tab, setTab] = useState<Tab>('log');
  // The orders have a tab of their own only where there is no room beside the others.
  const isSmall = useSyncExternalStore(listen, () => small()?.matches ?? false);
  const [wantsOrders, setWantsOrders] = useState(true);
  const hasRecap = usePlay((state) => state.recap.length > 0);
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
      <Score />
      {hasRecap ? <Recap /> : <Question />}
      <div className="card-tabs" role="tablist">
        {isSmall && (
          <button type="button" role="tab" aria-selected={hasOrders} onClick={() => setWantsOrders(true)}>
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
            {NAMES[name]}
          </button>
        ))}
      </div>
      {/* It scrolls, so it takes the focus. */}
      {!hasOrders && (
        <section key={tab} className="card" role="tabpanel" aria-label={NAMES[tab]} tabIndex={0}>
          {tab === 'hex' ? <HexCard /> : tab === 'losses' ? <Losses /> : <Log />}
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
