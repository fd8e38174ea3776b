/**
 * 4.2 A state as one side may know it, for whoever thinks ahead for that side: computer opponents, hints.
 *
 * It has the shape of a state, so that the rules play on from it. Of the enemy's Activation cards everybody knows which are
 * not yet played and how many of them are in hand, and no more: the hand is therefore given the first of them in the order
 * of the data, whatever the truth is. Whoever wants to reckon with other hands deals them anew with `dealtAnew`.
 */
import type { Side } from './data/types';
import { insertCard } from './draws';
import { enemyOf } from './formations';
import { isHiding, unplayed } from './hidden';
import { copyState, type State } from './state';

export function observe(state: State, side: Side): State {
  const seen = copyState(state);
  if (!isHiding(state)) return seen;
  const enemy = enemyOf(side);
  dealInOrder(seen, enemy, unplayed(state, enemy));
  return seen;
}

/** The same position with a hand by chance from all that the side has not played; `below` answers a number under its limit. */
export function dealtAnew(state: State, side: Side, below: (limit: number) => number): State {
  const dealt = copyState(state);
  const left = [...unplayed(state, side)];
  const mixed: string[] = [];
  while (left.length > 0) mixed.push(...left.splice(below(left.length), 1));
  dealInOrder(dealt, side, mixed);
  return dealt;
}

/** The first go where as many lie now: to the hand, or to those just dealt (5); the rest is the deck. */
function dealInOrder(state: State, side: Side, cards: readonly string[]): void {
  const frame = state.frames.at(-1);
  const dealt = frame?.kind === 'setup' && frame.side === side ? frame.dealt : [];
  const [hand, deck] = [state.hands[side], state.decks[side]];
  const rest = [...cards];
  for (const place of [hand, dealt, deck]) {
    const some = rest.splice(0, place.length);
    place.length = 0;
    for (const card of some) insertCard(place, card);
  }
}
