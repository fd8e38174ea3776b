/** The six rulings that players may choose before a game; every other ruling is fixed. */

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
