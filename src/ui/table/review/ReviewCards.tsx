/** Beside the map of a review: how it stood, then the log or another card in front. */
import type { ReactNode } from 'react';
import { type Called, CardTabs, type Tabbed, useFront } from '../CardTabs';

interface Props {
  readonly standing: ReactNode;
  /** The first is in front at first. */
  readonly cards: readonly Tabbed[];
  readonly called?: Called;
}

export function ReviewCards({ standing, cards, called }: Props) {
  const { front, bring } = useFront(cards, cards[0]?.id ?? '', called);
  return (
    <aside className="cards" data-tab={front?.id}>
      {standing}
      <CardTabs cards={cards} front={front} bring={bring} />
    </aside>
  );
}
