/**
 * 4.2, F2 Who may look at the one screen.
 *
 * Only the hands are hidden. A side chooses its hand and plays a card alone; everything else is about what lies open and is
 * done at the table, the enemy's answers included. So the screen is handed over once a turn: before a card is played. The
 * card that is drawn is seen when its side next takes the screen; whoever wants to look through his deck, or at his hand,
 * asks for the curtain first. Rolls fall at the table, where nobody's hand lies open, but for the test that a card asks for
 * before the Activation card is played: then its player goes on looking. Only if the enemy may rescue a formation at that
 * moment does the screen change hands twice in a turn.
 */
import type { Side } from './data/types';
import { decision } from './game';
import { isHiding } from './hidden';
import { enemyOf } from './formations';
import type { State } from './state';

export interface Seat {
  /** Who looks; nobody in particular at the table. */
  readonly viewer: Side | undefined;
  /** Whom the screen must be handed to before anything is shown. */
  readonly curtain: Side | undefined;
}

const TABLE: Seat = { viewer: undefined, curtain: undefined };

/** Where the decision at hand is made, if `seated` looked last; `wantsLook`: the decider would rather look alone. */
export function seatFor(state: State, seated: Side | undefined, wantsLook: boolean): Seat {
  // 13 against the solitaire opponent there is one person, who sees his own side
  if (state.bot && !state.ending) return { viewer: enemyOf(state.bot.side), curtain: undefined };
  if (!isHiding(state)) return TABLE;
  const asked = decision(state);
  const by = asked?.by;
  if (by !== 'british' && by !== 'american')
    return isBeforeCard(state) ? { viewer: seated, curtain: undefined } : TABLE;
  if (!wantsLook && isForTheTable(state)) return TABLE;
  return seated === by ? { viewer: by, curtain: undefined } : { viewer: undefined, curtain: by };
}

/** A card was played on the enemy before the Activation card: its player has not finished looking. */
const isBeforeCard = (state: State): boolean => state.frames.some(({ kind }) => kind === 'play');

/** Whether the decision at hand is made before both. */
export function isForTheTable(state: State): boolean {
  const kind = decision(state)?.kind;
  return kind !== 'keepHand' && kind !== 'playCard';
}
