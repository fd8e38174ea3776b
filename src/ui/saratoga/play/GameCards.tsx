/** Beside the map: the question on top, then a card for the stack, the morale tracks and the log; on a phone one at a time. */
import { useState, useSyncExternalStore } from 'react';
import { useGame } from '../../../store/game';
import { text } from '../../text';
import { play } from '../../text/play';
import { HexCard } from '../panels/HexCard';
import { MoraleTracks } from '../panels/MoraleTracks';
import { Log } from './Log';
import { MoraleStrip } from './MoraleStrip';
import { Question } from './Question';
import { Recap } from './Recap';

const TABS = ['hex', 'morale', 'log'] as const;
type Tab = (typeof TABS)[number];
const NAMES: Readonly<Record<Tab, string>> = {
  hex: text.tabs.hex,
  morale: text.tabs.morale,
  log: play.log.title,
};

export function GameCards() {
  const [tab, setTab] = useState<Tab>('log');
  // The orders have a tab of their own only where there is no room beside the others.
  const isSmall = useSyncExternalStore(listen, () => small()?.matches ?? false);
  const [wantsOrders, setWantsOrders] = useState(true);
  const hasRecap = useGame((game) => game.recap.length > 0);
  const by = useGame((game) => game.view?.decision?.by);
  const [asked, setAsked] = useState(by);
  // Somebody else is asked: the question comes up again.
  if (by !== asked) {
    setAsked(by);
    setWantsOrders(true);
  }
  const hasOrders = isSmall && wantsOrders;
  return (
    <aside className="cards" data-tab={hasOrders ? 'orders' : tab}>
      {hasRecap ? <Recap /> : <Question />}
      <MoraleStrip />
      <div className="card-tabs" role="tablist">
        {isSmall && (
          <button
            type="button"
            role="tab"
            className="tab-orders"
            aria-selected={hasOrders}
            onClick={() => setWantsOrders(true)}
          >
            {play.tabs.orders}
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
        <section className="card" role="tabpanel" aria-label={NAMES[tab]} tabIndex={0}>
          {tab === 'hex' ? <HexCard /> : tab === 'morale' ? <MoraleTracks /> : <Log />}
        </section>
      )}
    </aside>
  );
}

const small = () => window.matchMedia?.('(max-width: 760px)');

function listen(changed: () => void) {
  const query = small();
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}
