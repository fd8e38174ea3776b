/** The list of games for tests of the store: the toy game beside the real one. What takes the place of `src/games/list`. */
import type { Entry } from '../../src/games/contract';
import { saratoga } from '../../src/games/saratoga';
import { toy } from '../helpers/toy';

export const GAMES: readonly Entry[] = [toy, saratoga];

export const entryOf = (id: string): Entry | undefined => GAMES.find((game) => game.id === id);
