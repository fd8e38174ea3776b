/** The ladder: characters, each with all that the one below thinks of, and more. */
import type { BySide } from '../../engine/saratoga/index';
import type { Depth } from './lookAhead';
import type { Traits } from './traits';

export const LEVELS = ['colonel', 'major', 'brigadier', 'general', 'arnold'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (word: string): word is Level => Object.hasOwn(TRAITS, word);

/** All that heuristics can do, in measure. */
const SOUND: Traits = {
  attack: 1,
  danger: 0.8,
  foresight: 0.3,
  gunFear: 0.5,
  patience: 1,
  cover: 0.1,
  support: 0.08,
  crowd: 0.15,
  way: 0.14,
  holding: 0.25,
  command: 0.3,
  mass: 0.6,
  morale: 1,
  marker: 0.45,
  breaks: [12, 18, 40],
  wear: 0.05,
  fireLost: 0.25,
  shaken: 1,
  onEdge: 1.25,
  salvoes: 1.6,
  screens: 3,
  limber: 0.4,
  inWorks: 2.5,
  nerve: 0.02,
  leading: 0.8,
  tending: 0,
  boldInLine: 0.9,
  shyInLine: 1,
  shyGathering: 1.2,
  superior: 1.2,
  enough: 0.6,
  steady: 14,
  hurries: 5,
  haste: 0.6,
  lineMarch: 1,
  lineKept: 4,
  isRash: false,
  isGeneral: true,
  takesPrizes: true,
  watchesRoad: true,
  readsClock: true,
};

/** Presses hard: what it may cost him counts for less than it should. */
const BRIGADIER: Traits = { ...SOUND, danger: 0.45 };

/** A line officer: fights well where he stands, does not call leaders to the front, and leaves morale, the road and the hour to others. */
const MAJOR: Traits = {
  ...SOUND,
  morale: 0,
  leading: 0,
  isGeneral: false,
  watchesRoad: false,
  readsClock: false,
};

/** A colonel of militia: goes for the enemy before him, and sees no farther; neither ground nor friends nor a crowd matter. */
const COLONEL: Traits = {
  ...MAJOR,
  foresight: 0,
  patience: 0,
  mass: 0,
  marker: 1,
  gunFear: 0,
  cover: 0,
  support: 0,
  crowd: 0,
  danger: 0.5,
  isRash: true,
};

/**
 * Spares his men: what a loss may lead to counts for more, that others share the fire for less. How much was found by games of
 * such officers against each other; that the British still come on, and that nobody leaves his part of the lines, by hand.
 */
const GENERAL: BySide<Traits> = {
  british: {
    ...SOUND,
    danger: 1.5,
    foresight: 0.24,
    patience: 3.3,
    crowd: 0.11,
    way: 0.08,
    holding: 0.49,
    mass: 0.2,
    marker: 0.34,
    breaks: [14, 13, 40],
    wear: 0.04,
    fireLost: 0.12,
    shaken: 0.25,
    onEdge: 1.9,
    salvoes: 1.8,
    leading: 1.1,
    tending: 1,
    command: 0.8,
    boldInLine: 0.57,
    shyInLine: 0.91,
    enough: 0.5,
    hurries: 7,
    haste: 0.87,
  },
  american: {
    ...SOUND,
    foresight: 0.25,
    gunFear: 0.62,
    patience: 1.6,
    support: 0.1,
    crowd: 0.08,
    holding: 1.2,
    mass: 0.2,
    breaks: [16, 28, 60],
    fireLost: 0.43,
    shaken: 0.25,
    onEdge: 3,
    salvoes: 2.6,
    leading: 0.54,
    boldInLine: 0.64,
    shyInLine: 1.2,
    hurries: 6,
    haste: 0.7,
    command: 0.8,
    lineMarch: 2,
    lineKept: 6,
  },
};

/** Playouts a phase of those who look ahead. */
export const DEPTHS: Readonly<Partial<Record<string, Depth>>> = {
  arnold: { playouts: 200, samples: 12, turns: 2 },
};

const both = (traits: Traits): BySide<Traits> => ({ british: traits, american: traits });

export const TRAITS: Readonly<Record<Level, BySide<Traits>>> = {
  colonel: both(COLONEL),
  major: both(MAJOR),
  brigadier: both(BRIGADIER),
  general: GENERAL,
  arnold: GENERAL,
};
