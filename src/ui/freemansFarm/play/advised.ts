/** What is advised now, so that it can be marked among the cards, the dice and the answers. */
import type { Action } from '../../../engine/freemansFarm';
import { useAdvice } from '../../../store/adviceNow';

export const useAdvised = (): Action | undefined =>
  useAdvice(({ wish, given }) => (wish === 'order' ? (given?.action as Action | undefined) : undefined));

/** Whether this Activation card is to be kept, played or fetched. */
export function isAdvisedCard(action: Action | undefined, card: string): boolean {
  switch (action?.kind) {
    case 'keep':
      return action.cards.includes(card);
    case 'play':
    case 'countermand':
    case 'search':
      return action.card === card;
    case 'playTactics':
      return action.fetched === card;
    default:
      return false;
  }
}

export const isAdvisedDie = (action: Action | undefined, place: number): boolean =>
  action?.kind === 'reroll' && action.dice.includes(place);

export const isAdvisedAnswer = (action: Action | undefined, answer: Action): boolean =>
  action !== undefined && JSON.stringify(sorted(action)) === JSON.stringify(sorted(answer));

const sorted = (action: Action): readonly (readonly [string, unknown])[] =>
  Object.entries(action)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
