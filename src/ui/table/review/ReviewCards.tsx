/** Beside the map of a review: how it stood, then the log, what opponents planned, or another card in front. */
import type { ComponentType, ReactNode } from 'react';
import { useReview } from '../../../store/review';
import { table } from '../../text/table';
import { type Called, CardTabs, type Tabbed, useFront } from '../CardTabs';
import { ReviewLog } from './ReviewLog';

interface Props {
  readonly standing: ReactNode;
  /** What opponents planned, where the game has opponents. */
  readonly Plans?: ComponentType;
  /** Behind the log. */
  readonly cards: readonly Tabbed[];
  readonly called?: Called;
}

export function ReviewCards({ standing, Plans, cards, called }: Props) {
  // Only a game of opponents has plans, and they are told when it is over.
  const isTold = useReview(({ minds, chapters }) => minds.length > 0 && chapters.at(-1)?.stage === 'over');
  const plans = Plans && isTold ? [{ id: 'plans', name: table.tabs.plans, Card: Plans }] : [];
  const all = [LOG, ...plans, ...cards];
  const { front, bring } = useFront(all, LOG.id, called);
  return (
    <aside className="cards" data-tab={front?.id}>
      {standing}
      <CardTabs cards={all} front={front} bring={bring} />
    </aside>
  );
}

const LOG: Tabbed = { id: 'log', name: table.tabs.log, Card: ReviewLog };
