/** The games of this page, one line each. */
import { loadPart, partHere } from '../loading';
import { campaign } from './campaign';
import type { Entry } from './contract';
import { firstSaratoga } from './firstSaratoga';
import { freemansFarm } from './freemansFarm';
import { saratoga } from './saratoga';

export const GAMES: readonly Entry[] = [saratoga, freemansFarm, firstSaratoga, campaign].map(retriable);

export const entryOf = (id: string): Entry | undefined => GAMES.find((game) => game.id === id);

/** What did not come for want of a network comes with one. The screens bring the rules with them. */
function retriable(entry: Entry): Entry {
  const { rules, screens } = entry;
  return {
    ...entry,
    rules: () => (partHere(screens) ? rules() : loadPart(rules)),
    screens: () => loadPart(screens),
  };
}
