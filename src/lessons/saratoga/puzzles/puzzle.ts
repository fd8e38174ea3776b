/** A puzzle of Saratoga out of its position, its goal and its words. */
import type { SaratogaTypes } from '../../../engine/saratoga';
import type { Puzzle } from '../../../games/contract';
import { closeIn, OPEN_FIRE } from '../hands';
import { type Goal, isOver, keyOf, weighed } from './goals';

type SaratogaPuzzle = Puzzle<SaratogaTypes>;
type Told = Omit<SaratogaPuzzle, 'isOver' | 'isWon' | 'keyOf' | 'weighed' | 'line'>;

/** `line`: what is ordered before the first die; where nothing is, all of it is fire. */
export const puzzle = (
  told: Told & { readonly goal: Goal; readonly line?: SaratogaPuzzle['line'] },
): SaratogaPuzzle => {
  const { goal, line = [], ...rest } = told;
  return {
    ...rest,
    line,
    isOver: (state) => isOver(state) || goal.isSettled(state),
    isWon: goal.isWon,
    keyOf,
    weighed,
  };
};

/** ‘a-va 407 406’: whoever closes in, and the hexes of the way. */
export const closing = (...moves: readonly string[]): SaratogaPuzzle['line'] =>
  moves.map((move) => {
    const [counter = '', ...path] = move.split(' ');
    return closeIn(counter, ...path.map(Number)).action;
  });

export { OPEN_FIRE };
