/** Tabs over a page: the Tab key stops at the one that is shown, arrow keys go on to the next. */
import type { KeyboardEvent } from 'react';

interface Props<Tab extends string> {
  readonly tabs: readonly Tab[];
  readonly names: Readonly<Record<Tab, string>>;
  readonly shown: Tab;
  readonly show: (tab: Tab) => void;
  readonly className: string;
}

export function Tabs<Tab extends string>({ tabs, names, shown, show, className }: Props<Tab>) {
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const place = (tabs.indexOf(shown) + way + tabs.length) % tabs.length;
    const next = tabs[place];
    if (way === 0 || next === undefined) return;
    event.preventDefault();
    show(next);
    event.currentTarget.querySelectorAll('button')[place]?.focus();
  };
  return (
    <div className={className} role="tablist" tabIndex={-1} onKeyDown={walk}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          aria-selected={tab === shown}
          tabIndex={tab === shown ? 0 : -1}
          onClick={() => show(tab)}
        >
          {names[tab]}
        </button>
      ))}
    </div>
  );
}
