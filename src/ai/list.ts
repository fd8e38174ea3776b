/** The opponents of each game, one line each; a game's own are fetched when it asks for them. */
import type { Opponent } from './opponent';

export const OPPONENTS: Readonly<Record<string, () => Promise<Opponent>>> = {
  'freemans-farm': async () => (await import('./freemansFarm/index')).OPPONENT as Opponent,
  saratoga: async () => (await import('./saratoga/index')).OPPONENT as Opponent,
  campaign: async () => (await import('./campaign/index')).OPPONENT as Opponent,
  'first-saratoga': async () => (await import('./firstSaratoga/index')).OPPONENT as Opponent,
};

/** Undefined where a game has none. */
export const opponentOf = async (game: string): Promise<Opponent | undefined> =>
  Object.hasOwn(OPPONENTS, game) ? OPPONENTS[game]?.() : undefined;
