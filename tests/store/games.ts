/** The list of games for tests of the store: the toy game beside the real ones. What takes the place of `src/games/list`. */
import { campaign } from '../../src/games/campaign';
import type { Entry } from '../../src/games/contract';
import { firstSaratoga } from '../../src/games/firstSaratoga';
import { freemansFarm } from '../../src/games/freemansFarm';
import { saratoga } from '../../src/games/saratoga';
import { toy } from '../helpers/toy';
import { ToyThinker } from '../helpers/toyOpponent';

export const GAMES: readonly Entry[] = [
  { ...toy, thinker: () => Promise.resolve(new ToyThinker()) },
  saratoga,
  freemansFarm,
  firstSaratoga,
  campaign,
];

export const entryOf = (id: string): Entry | undefined => GAMES.find((game) => game.id === id);

export { ToyThinker };
