/** Two characters: the second has all that the first thinks of, and more. */
import type { Traits } from './traits';

export const LEVELS = ['captain', 'general'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (word: string): word is Level => Object.hasOwn(TRAITS, word);

/** Weighs what he spends, where it leads and how late it is. */
const GENERAL: Traits = {
  caution: 1,
  foresight: 1,
  rerolls: 3,
  pushes: true,
  readsClock: true,
  denial: 0.25,
};

/** Goes for the enemy before him and forgets what it costs. */
const CAPTAIN: Traits = {
  caution: 0.5,
  foresight: 0,
  rerolls: 1,
  pushes: false,
  readsClock: false,
  denial: 0,
};

export const TRAITS: Readonly<Record<Level, Traits>> = { captain: CAPTAIN, general: GENERAL };
