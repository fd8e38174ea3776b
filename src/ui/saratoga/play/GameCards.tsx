/** Beside the map: the score, the question, then a card for the stack, the morale tracks and the log; on a phone one at a time. */
import { useState, useSyncExternalStore } from 'react';
import { text } from '../text';
import { table as furniture } from '../../text/table';
import { Recap } from '../../table/Recap';
import { Log } from '../../table/Log';
import { part } from '../../widgets/Part';
import { MoraleStrip } from './MoraleStrip';
import { Question } from './Question';
import { Score } from './Score';
import { useOpponentsTurn } from '../../table/useOpponentsTurn';
import { useTable } from '../table';
import { usePlay } from '../../../store/play';

const OpponentTurn = part(() => import('../../table/OpponentTurn'));
const HexCard = part(() => import('../panels/HexCard'));
const MoraleTracks = part(() => import('../panels/MoraleTracks'));

const TABS = ['hex', 'morale', 'log'] as const;
type Tab = (typeof TABS)[number];
const NAMES: Readonly<Record<Tab, string>> = {
  hex: text.tabs.hex,
  morale: text.tabs.morale,
  log: furniture.tabs.log,
};

export function GameCards() {
  const [tab, setTab] = useState<Tab>('log');
  // The orders have a tab of their own only where there is no room beside the others.
  const isSmall = useSyncExternalStore(listen, () => small()?.matches ?? false);
  const [wantsOrders, setWantsOrders] = useState(true);
  const hasRecap = usePlay((play) => play.recap.length > 0);
  const opponent = useOpponentsTurn();
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
      <MoraleStrip />
      {opponent !== undefined ? <OpponentTurn side={opponent} /> : hasRecap ? <Recap /> : <Question />}
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
            {NAMES[name]}
          </button>
        ))}
      </div>
      {/* It scrolls, so it takes the focus. */}
      {!hasOrders && (
        <section key={tab} className="card" role="tabpanel" aria-label={NAMES[tab]} tabIndex={0}>
          {tab === 'morale' && <Score />}
          {tab === 'hex' ? <HexCard /> : tab === 'morale' ? <MoraleTracks /> : <Log />}
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
