/** Beside the field: the score, the question, then cards, formations and log; on a phone one at a time. */
import { useState, useSyncExternalStore } from 'react';
import { usePlay } from '../../../store/play';
import { Log } from '../../table/Log';
import { Recap } from '../../table/Recap';
import { table as furniture } from '../../text/table';
import { part } from '../../widgets/Part';
import { CardsPanel } from '../cards/CardsPanel';
import { useSpot } from '../spot';
import { useTable } from '../table';
import { play } from '../text/play';
import { Question } from './Question';
import { Score } from './Score';

const FormationSheet = part(() => import('../cards/FormationSheet'));

type Tab = 'cards' | 'formation' | 'log';
const NAMES: Readonly<Record<Tab, string>> = { ...play.tabs, log: furniture.tabs.log };

export function GameCards() {
  const isSmall = useMedia(SMALL);
  const isWide = useMedia(WIDE);
  const tabs: readonly Tab[] = isWide ? ['formation', 'log'] : ['cards', 'formation', 'log'];
  const [wanted, setTab] = useState<Tab>('log');
  const tab = tabs.includes(wanted) ? wanted : 'log';
  // The orders have a tab of their own only where there is no room beside the others.
  const [wantsOrders, setWantsOrders] = useState(true);
  const hasRecap = usePlay((store) => store.recap.length > 0);
  const by = useTable((table) => table.view?.decision?.by);
  const [asked, setAsked] = useState(by);
  // Somebody else is asked: the question comes up again.
  if (by !== asked) {
    setAsked(by);
    setWantsOrders(true);
  }
  // A formation was pressed: its card comes to the front.
  const opened = useSpot((spot) => spot.asked);
  const [seen, setSeen] = useState(opened);
  if (opened !== seen) {
    setSeen(opened);
    setTab('formation');
    setWantsOrders(false);
  }
  const hasOrders = isSmall && wantsOrders;
  return (
    <aside className="cards" data-tab={hasOrders ? 'orders' : tab}>
      <Score />
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
        {tabs.map((name) => (
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
          {tab === 'cards' ? <CardsPanel /> : tab === 'formation' ? <FormationSheet /> : <Log />}
        </section>
      )}
    </aside>
  );
}

/** A phone, upright or lying; and a window with room for the cards beside the field. The style sheets ask the same. */
const SMALL = '(max-width: 47.5em), (max-height: 31em)';
export const WIDE = '(min-width: 80em) and (min-height: 40em)';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener('change', changed);
      return () => media?.removeEventListener('change', changed);
    },
    () => window.matchMedia?.(query)?.matches ?? false,
  );
}
