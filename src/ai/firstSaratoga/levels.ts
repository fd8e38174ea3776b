/** The ladder: each officer thinks of all that the one below him does, and of more. */
import type { Side } from '../../engine/firstSaratoga/index';
import type { Traits } from './traits';

export const LEVELS = ['captain', 'colonel'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (word: string): word is Level => Object.hasOwn(TRAITS, word);

/** Masses, keeps what decides the day, gives ground in time. */
const COLONEL: Traits = {
  danger: 0.8,
  places: 1,
  drive: 1,
  masses: true,
  guards: true,
  duty: true,
  readsClock: true,
  nerve: 0.05,
};

/** Goes for whoever stands before him, stack by stack; what lies behind him, and the hour, he leaves to others. */
const CAPTAIN: Traits = {
  ...COLONEL,
  danger: 0.3,
  places: 0.4,
  masses: false,
  guards: false,
  duty: false,
  readsClock: false,
  nerve: -0.1,
};

/** Whoever defends wins by the losses of those who come: he stands and strikes where the British would spare their men. */
export const TRAITS: Readonly<Record<Level, Readonly<Record<Side, Traits>>>> = {
  captain: { british: CAPTAIN, colonial: CAPTAIN },
  colonel: { british: COLONEL, colonial: { ...COLONEL, danger: 0.6 } },
};
