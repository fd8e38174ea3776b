/** The key: how a turn goes, terrain with costs and effects, how to read a counter, both armies, getting about, and what this is. */
import { handbook } from '../text/handbookWords';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Battle } from '../../../engine/saratoga';
import { About } from './About';
import { Icon } from '../../widgets/Icon';
import { Armies } from './Armies';
import Controls from './Controls';
import { CounterKey } from './CounterKey';
import { HowToPlay } from './HowToPlay';
import { TerrainKey } from './TerrainKey';

const TABS = ['rules', 'terrain', 'counters', 'armies', 'controls', 'about'] as const;
type Tab = (typeof TABS)[number];

export default function Handbook({ battle, onClose }: { battle: Battle; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [tab, setTab] = useState<Tab>('rules');
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    // A click beside the card puts it away.
    const beside = (event: MouseEvent) => {
      if (event.target === element) element?.close();
    };
    element?.addEventListener('click', beside);
    return () => element?.removeEventListener('click', beside);
  }, []);

  const turn = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length] ?? tab;
    setTab(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };

  const pages: Readonly<Record<Tab, () => ReactNode>> = {
    rules: () => <HowToPlay />,
    terrain: () => <TerrainKey />,
    counters: () => <CounterKey />,
    armies: () => <Armies battle={battle} />,
    controls: () => <Controls />,
    about: () => <About />,
  };
  return (
    <dialog ref={dialog} className="handbook" aria-label={handbook.title} onClose={onClose}>
      <div className="handbook-head">
        <div role="tablist" aria-label={handbook.title}>
          {TABS.map((name) => (
            <button
              key={name}
              id={`${id}-${name}`}
              type="button"
              role="tab"
              aria-selected={name === tab}
              aria-controls={`${id}-page`}
              tabIndex={name === tab ? 0 : -1}
              onKeyDown={turn}
              onClick={() => setTab(name)}
            >
              {handbook.tabs[name]}
            </button>
          ))}
        </div>
        <button
          type="button"
          className="tool"
          aria-label={handbook.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div
        id={`${id}-page`}
        className="handbook-page"
        role="tabpanel"
        aria-labelledby={`${id}-${tab}`}
        tabIndex={0}
      >
        {pages[tab]()}
      </div>
    </dialog>
  );
}
