/** The same battle once more, under the same rulings. */
import type { Action, View } from '../../../../engine/saratoga';
import { type Mode, newSeed, type NewGame } from '../../../../store/newGame';

export function sameAgain(
  { battle, options }: Pick<View, 'battle' | 'options'>,
  mode: Mode,
  actions: readonly Action[],
  seed = newSeed(),
): NewGame {
  const placedByHand = actions.some(({ kind }) => kind === 'place');
  return { battle, options, mode, seed, deployed: !placedByHand };
}
