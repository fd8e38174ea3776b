/** 4.2, F2 What is hidden: which Activation cards a side holds, as long as somebody may not know it. */
import { deckOf } from './data/activationCards';
import type { Side } from './data/types';
import type { State } from './state';

/** 13.1 against the solitaire opponent there is nobody to hide a hand from. */
export const isHiding = (state: State): boolean => !state.isOpen && !state.bot && state.ending === undefined;

/** Whether a viewer may know which of a side's cards are in its hand. */
export const isKnown = (state: State, viewer: Side | undefined, side: Side): boolean =>
  !isHiding(state) || viewer === side;

/** Hand and deck together: what everybody can count from the cards played. */
export function unplayed(state: State, side: Side): readonly string[] {
  const played = new Set(state.played[side].map(({ card }) => card));
  return deckOf(side).filter((card) => !played.has(card));
}
