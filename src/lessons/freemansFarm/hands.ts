/** What the lessons of Freeman's Farm want and how it is done by each hand: small words for the data of the lessons. */
import type { Action, FarmTypes } from '../../engine/freemansFarm/index';
import type { Hands, Lesson, Wanted } from '../../games/contract';

export type FarmLesson = Lesson<FarmTypes>;

export const want = (action: Action, fits?: (action: Action) => boolean): Wanted<Action> =>
  fits ? { action, fits } : { action };

/** Three of the six, and this one among them. */
export const keepWith = (card: string, ...others: readonly string[]): Wanted<Action> =>
  want(
    { kind: 'keep', cards: [card, ...others] },
    (action) => action.kind === 'keep' && action.cards.includes(card),
  );

/** A button of the question. */
export const byButton = (label: string, key?: string): Hands => ({
  mouse: `Click “${label}”.`,
  touch: `Tap “${label}”.`,
  keys: key === undefined ? `Tab to “${label}”, Enter.` : `Press ${key}.`,
});

/** Cards or dice first, then a button. */
export const byChoice = (what: string, keys: string, label: string): Hands => ({
  mouse: `Click ${what}, then “${label}”.`,
  touch: `Tap ${what}, then “${label}”.`,
  keys: `${keys}, then Tab to “${label}”, Enter.`,
});
