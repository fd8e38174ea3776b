/** Cards of which one is in front, chosen by its tab; the arrow keys go from tab to tab. */
import { type ComponentType, useState } from 'react';
import { Tabs } from '../widgets/Tabs';

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
  const Card = front?.Card;
  return (
    <>
      <Tabs className="card-tabs" tabs={cards} shown={front?.id} show={bring} />
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
