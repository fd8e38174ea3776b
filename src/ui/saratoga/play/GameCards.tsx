/** Beside the map: the question on top, then a card for the stack, the morale tracks and the log; on a phone one at a time. */
import { useState } from 'react';
import { useGame } from '../../../store/game';
import { text } from '../../text';
import { play } from '../../text/play';
import { HexCard } from '../panels/HexCard';
import { MoraleTracks } from '../panels/MoraleTracks';
import { Log } from './Log';
import { MoraleStrip } from './MoraleStrip';
import { Question } from './Question';

/** The orders have a tab of their own only where there is no room beside the others. */
const TABS = ['orders', 'hex', 'morale', 'log'] as const;
type Tab = (typeof TABS)[number];
const NAMES: Readonly<Record<Tab, string>> = {
  orders: play.tabs.orders,
  hex: text.tabs.hex,
  morale: text.tabs.morale,
  log: play.log.title,
};

export function GameCards() {
  const [tab, setTab] = useState<Tab>('orders');
  const by = useGame((game) => game.view?.decision?.by);
  const [asked, setAsked] = useState(by);
  // Somebody else is asked: the question comes up again.
  if (by !== asked) {
    setAsked(by);
    setTab('orders');
  }
  return (
    <aside className="cards" data-tab={tab}>
      <Question />
      <MoraleStrip />
      <div className="card-tabs" role="tablist">
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            className={`tab-${name}`}
            aria-selected={tab === name}
            onClick={() => setTab(name)}
          >
            {NAMES[name]}
          </button>
        ))}
      </div>
      {/* It scrolls, so it takes the focus. */}
      <section className="card" role="tabpanel" aria-label={NAMES[tab]} tabIndex={0}>
        {tab === 'hex' ? <HexCard /> : tab === 'morale' ? <MoraleTracks /> : <Log />}
      </section>
    </aside>
  );
}
