/** 4.3 Three Tactics cards for a cube, at any decision of one's own (F13). */
import type { Emit } from '../kernel/game';
import type { ActionOf } from './actions';
import { CASH_IN } from './data/numbers';
import type { Side } from './data/types';
import { removeCard } from './draws';
import type { Event } from './events';
import { gainCubes } from './momentum';
import { type FarmRefusal, refuse } from './refusals';
import type { State } from './state';

export const canCashIn = (state: State, side: Side): boolean => state.held[side].length >= CASH_IN.cards;

/** Attached cards are not held, so they cannot be cashed in. */
export function cashInRefusal(state: State, side: Side, cards: readonly string[]): FarmRefusal | undefined {
  if (cards.length !== CASH_IN.cards) return refuse('cashThree');
  const twice = cards.find((card, at) => cards.indexOf(card) !== at);
  if (twice !== undefined) return refuse('sameTwice', twice);
  const missing = cards.find((card) => !state.held[side].includes(card));
  return missing === undefined ? undefined : refuse('notHeld', missing);
}

/** Every three of those held. */
export function cashIns(state: State, side: Side): readonly ActionOf<'cashIn'>[] {
  const cards = state.held[side];
  const found: ActionOf<'cashIn'>[] = [];
  cards.forEach((one, i) =>
    cards.slice(i + 1).forEach((two, j) => {
      for (const three of cards.slice(i + j + 2)) found.push({ kind: 'cashIn', cards: [one, two, three] });
    }),
  );
  return found;
}

export function cashIn(state: State, side: Side, cards: readonly string[], emit: Emit<Event>): void {
  for (const card of cards) {
    removeCard(state.held[side], card);
    state.discards.push(card);
  }
  emit({ type: 'cashedIn', side, cards: [...cards] });
  gainCubes(state, side, CASH_IN.cubes, 'cashIn', emit);
}
