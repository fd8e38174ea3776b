/** The six rulings that players may choose before a game; every other ruling is fixed. And a handicap. */
import { isObject } from '../kernel/json';
import { type Side, SIDES } from './data/types';

export const OPTIONS = {
  /** R47 */ returnFire: ['always', 'strict'],
  /** R62 */ defensiveGuns: ['any', 'supporting'],
  /** R40 */ wingCommand: ['own', 'either'],
  /** R74 */ losHeight: ['both', 'either'],
  /** R93 */ edgeOfMap: ['lost', 'stay'],
  /** R100 */ victorySteps: ['hits', 'faces'],
} as const;

export type OptionName = keyof typeof OPTIONS;
export type Options = { readonly [Name in OptionName]: (typeof OPTIONS)[Name][number] };
export const OPTION_NAMES = Object.keys(OPTIONS) as OptionName[];

export const DEFAULT_OPTIONS: Options = {
  returnFire: 'always',
  defensiveGuns: 'any',
  wingCommand: 'own',
  losHeight: 'both',
  edgeOfMap: 'lost',
  victorySteps: 'hits',
};

/** A house rule: points for one side before the count of 10.0. */
export interface Handicap {
  readonly side: Side;
  readonly points: number;
}

export const MOST_HANDICAP = 50;

/** Undefined where it is none. */
export function readHandicap(json: unknown): Handicap | undefined {
  if (!isObject(json)) return undefined;
  const { side, points } = json;
  const known = SIDES.find((each) => each === side);
  const isCount =
    typeof points === 'number' && Number.isInteger(points) && points > 0 && points <= MOST_HANDICAP;
  return known && isCount ? { side: known, points } : undefined;
}
