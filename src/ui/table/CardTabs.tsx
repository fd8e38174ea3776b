/** Cards of which one is in front, chosen by its tab; the arrow keys go from tab to tab. */
import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react';

export interface Tabbed {
  readonly id: string;
  readonly name: string;
  /** None where what it stands for lies elsewhere on the table. */
  readonly Card?: ComponentType;
}

/** Something on the map was pressed so many times, and each time its card comes to the front. */
export interface Called {
  readonly id: string;
  readonly times: unknown;
}

/** Which is in front, and how to bring another there: the first one until another is chosen. */
export function useFront(cards: readonly Tabbed[], first: string, called?: Called) {
  const [id, bring] = useState<string>();
  const [times, setTimes] = useState(called?.times);
  if (called && called.times !== times) {
    setTimes(called.times);
    bring(called.id);
  }
  const front = cards.find((card) => card.id === id) ?? cards.find((card) => card.id === first);
  return { front, bring };
}

interface Props {
  readonly cards: readonly Tabbed[];
  readonly front: Tabbed | undefined;
  readonly bring: (id: string) => void;
}

export function CardTabs({ cards, front, bring }: Props) {
  const tabs = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const place = (cards.findIndex(({ id }) => id === front?.id) + way + cards.length) % cards.length;
    const next = cards[place];
    if (way === 0 || !next) return;
    // The map has these keys, too.
    event.preventDefault();
    event.stopPropagation();
    bring(next.id);
    tabs.current?.querySelectorAll('button')[place]?.focus();
  };
  const Card = front?.Card;
  return (
    <>
      <div className="card-tabs" role="tablist" tabIndex={-1} ref={tabs} onKeyDown={walk}>
        {cards.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            className={`tab-${id}`}
            aria-selected={id === front?.id}
            tabIndex={id === front?.id ? 0 : -1}
            onClick={() => bring(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {/* It scrolls, so it takes the focus. */}
      {Card && (
        <section key={front.id} className="card" role="tabpanel" aria-label={front.name} tabIndex={0}>
          <h2 className="unseen">{front.name}</h2>
          <Card />
        </section>
      )}
    </>
  );
}
