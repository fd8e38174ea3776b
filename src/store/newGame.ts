/** What a new game is made of. */
import type { Seats } from './seats';

export interface NewGame {
  /** Of the list of games. */
  readonly game: string;
  readonly setup: unknown;
  readonly seats: Seats;
  /** One person, or people who agree on it, may take everything back. */
  readonly isUndoFree: boolean;
  /** Dice from a seed, which somebody may have typed; none where the players roll real ones. */
  readonly dice: { readonly seed: string; readonly isTyped: boolean } | undefined;
  /** Whether the game's ready-made opening moves are played. */
  readonly isReadyMade: boolean;
}

/** Out of the browser's own generator, which nobody can foresee. */
export const newSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const newDice = (): NonNullable<NewGame['dice']> => ({ seed: newSeed(), isTyped: false });
