/** The list of games for tests of the store: the toy game beside the real one. What takes the place of `src/games/list`. */
import type { Entry } from '../../src/games/contract';
import { saratoga } from '../../src/games/saratoga';
import { toy } from '../helpers/toy';
import { ToyThinker } from '../helpers/toyOpponent';

export const GAMES: readonly Entry[] = [
  { ...toy, thinker: () => Promise.resolve(new ToyThinker()) },
  saratoga,
];

export const entryOf = (id: string): Entry | undefined => GAMES.find((game) => game.id === id);

export { ToyThinker };
