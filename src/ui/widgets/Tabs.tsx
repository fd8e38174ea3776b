/** Tabs over a page: the Tab key stops at the one that is shown, arrow keys go on to the next. */
import type { KeyboardEvent } from 'react';

interface Tab {
  readonly id: string;
  readonly name: string;
}

interface Props {
  readonly tabs: readonly Tab[];
  readonly shown: string | undefined;
  readonly show: (id: string) => void;
  readonly className: string;
}

export function Tabs({ tabs, shown, show, className }: Props) {
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const place = (tabs.findIndex(({ id }) => id === shown) + way + tabs.length) % tabs.length;
    const next = tabs[place];
    if (way === 0 || !next) return;
    // A map has these keys, too.
    event.preventDefault();
    event.stopPropagation();
    show(next.id);
    event.currentTarget.parentElement?.querySelectorAll('button')[place]?.focus();
  };
  return (
    // It takes no focus itself: a dialog that opens would give it to the whole row.
    <div className={className} role="tablist">
      {tabs.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          role="tab"
          className={`tab-${id}`}
          aria-selected={id === shown}
          tabIndex={id === shown ? 0 : -1}
          onKeyDown={walk}
          onClick={() => show(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
