/** Beside the map: the question on top, then a card for the stack, the morale tracks and the log, one at a time. */
import { useState } from 'react';
import { text } from '../../text';
import { play } from '../../text/play';
import { HexCard } from '../panels/HexCard';
import { MoraleTracks } from '../panels/MoraleTracks';
import { Log } from './Log';
import { Question } from './Question';

const TABS = ['hex', 'morale', 'log'] as const;
type Tab = (typeof TABS)[number];
const NAMES: Readonly<Record<Tab, string>> = {
  hex: text.tabs.hex,
  morale: text.tabs.morale,
  log: play.log.title,
};

export function GameCards() {
  const [tab, setTab] = useState<Tab>('log');
  return (
    <aside className="cards">
      <Question />
      <div className="card-tabs" role="tablist">
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
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
