/** The same battle once more, under the same rulings. */
import type { Action, View } from '../../../../engine/saratoga';
import { type Mode, newSeed, type NewGame } from '../../../../store/newGame';

export function sameAgain(
  { battle, options, fog }: Pick<View, 'battle' | 'options' | 'fog'>,
  mode: Mode,
  actions: readonly Action[],
  seed = newSeed(),
  ownDice = false,
): NewGame {
  const placedByHand = actions.some(({ kind }) => kind === 'place');
  return { battle, options, mode, fog, seed, deployed: !placedByHand, ...(ownDice ? { ownDice } : {}) };
}
