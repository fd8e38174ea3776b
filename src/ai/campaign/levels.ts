/** The ladder: characters, each with all that the one below thinks of, and more. */
import type { Traits } from './traits';

export const LEVELS = ['captain', 'general'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (word: string): word is Level => Object.hasOwn(TRAITS, word);

const GENERAL: Traits = {
  fear: 0.8,
  hope: 0.35,
  drive: 120,
  supply: 1,
  joins: true,
  waits: true,
  garrisons: true,
  hurries: true,
  remembers: true,
  foresees: true,
  replies: 5,
  rehearsals: 120,
};

/** Marches on the nearest prize and fights whoever stands there: neither lines nor the next week concern him. */
const CAPTAIN: Traits = {
  ...GENERAL,
  fear: 0.2,
  hope: 0.35,
  supply: 0,
  joins: false,
  waits: false,
  garrisons: false,
  hurries: false,
  remembers: false,
  foresees: false,
  replies: 0,
  rehearsals: 0,
};

export const TRAITS: Readonly<Record<Level, Traits>> = { captain: CAPTAIN, general: GENERAL };
