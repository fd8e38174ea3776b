/** Beside the map while a game is played: how it stands, the question, then a card in front of others; on a phone one at a time. */
import { type ReactNode, useState } from 'react';
import { usePlay } from '../../store/play';
import { useTable } from '../../store/table';
import { table } from '../text/table';
import { part } from '../widgets/Part';
import { SMALL, useMedia } from '../widgets/useMedia';
import { type Called, CardTabs, type Tabbed, useFront } from './CardTabs';
import { Log } from './Log';
import { Recap } from './Recap';
import { useOpponentsTurn } from './useOpponentsTurn';

const OpponentTurn = part(() => import('./OpponentTurn'));

export const LOG: Tabbed = { id: 'log', name: table.tabs.log, Card: Log };
const ORDERS: Tabbed = { id: 'orders', name: table.tabs.orders };

interface Props {
  readonly standing: ReactNode;
  readonly question: ReactNode;
  /** What whoever waits for an opponent may read meanwhile. */
  readonly meanwhile?: ReactNode;
  /** The log among them. */
  readonly cards: readonly Tabbed[];
  readonly called?: Called;
}

export function PlayCards({ standing, question, meanwhile, cards, called }: Props) {
  // The orders have a tab of their own only where there is no room beside the others.
  const isSmall = useMedia(SMALL);
  const all = isSmall ? [ORDERS, ...cards] : cards;
  const { front, bring } = useFront(all, isSmall ? ORDERS.id : LOG.id, called);
  const hasRecap = usePlay((play) => play.recap.length > 0);
  const opponent = useOpponentsTurn();
  const by = useTable((shown) => shown.decision?.by);
  const [asked, setAsked] = useState(by);
  // Somebody else is asked: the question comes up again.
  if (by !== asked) {
    setAsked(by);
    if (isSmall) bring(ORDERS.id);
  }
  return (
    <aside className="cards" data-tab={front?.id}>
      {standing}
      {opponent !== undefined ? (
        <OpponentTurn side={opponent} meanwhile={meanwhile} />
      ) : hasRecap ? (
        <Recap />
      ) : (
        question
      )}
      <CardTabs cards={all} front={front} bring={bring} />
    </aside>
  );
}
