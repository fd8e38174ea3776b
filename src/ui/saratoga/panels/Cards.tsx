/** The cards beside the map; on a narrow window a sheet at the bottom with a tab for each. */
import { useState } from 'react';
import { NO_HEX } from '../../../engine/hexmap/hexId';
import { text } from '../text';
import HexCard from './HexCard';
import MoraleTracks from './MoraleTracks';
import { usePointer } from '../../hexboard/pointer';

const TABS = ['hex', 'morale'] as const;
type Tab = (typeof TABS)[number];

export function Cards() {
  const [tab, setTab] = useState<Tab>('hex');
  const [open, setOpen] = useState(true);
  const cursor = usePointer((pointer) => pointer.cursor);
  const [shown, setShown] = useState(cursor);
  // A newly chosen hex brings its card up.
  if (cursor !== shown) {
    setShown(cursor);
    if (cursor !== NO_HEX) {
      setTab('hex');
      setOpen(true);
    }
  }
  const choose = (next: Tab) => {
    setOpen(next === tab ? !open : true);
    setTab(next);
  };
  return (
    <aside className={open ? 'cards' : 'cards folded'} data-tab={tab}>
      <div className="card-tabs">
        {TABS.map((name) => (
          <button key={name} type="button" aria-expanded={open && tab === name} onClick={() => choose(name)}>
            {text.tabs[name]}
          </button>
        ))}
      </div>
      {/* Both scroll in a low window, so both take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="card hex" aria-label={text.tabs.hex} tabIndex={0}>
        <HexCard />
      </section>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="card morale" aria-label={text.morale.title} tabIndex={0}>
        <h2>{text.morale.title}</h2>
        <MoraleTracks />
      </section>
    </aside>
  );
}
