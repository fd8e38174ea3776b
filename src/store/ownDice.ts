/** Where the dice of a game come from: the page's own, out of a seed, or real ones on the players' table. */
import { type GameSession, useGame } from './game';

/** A record without a seed: whoever plays it rolls, and enters what fell. */
export const isOwn = (session: GameSession | undefined): boolean =>
  session !== undefined && session.dice?.seed === undefined;

export const useOwnDice = (): boolean => useGame((game) => isOwn(game.session));

/** What the players rolled, as the answer to the roll that is asked for. True if it was taken. */
export const enterDice = (dice: readonly number[]): boolean =>
  useGame.getState().act({ kind: 'roll', dice: [...dice] });

/** Whoever typed a seed can know its rolls: marked so in the set-up, or not of the form that the page gives its own. */
export function isTyped(setup: unknown, seed: string | undefined): boolean {
  if (seed === undefined) return false;
  const isMarked = typeof setup === 'object' && setup !== null && 'typedSeed' in setup;
  return isMarked || !MADE.test(seed);
}

/** As `newSeed` makes them. */
const MADE = /^[0-9a-f]{24}$/;
