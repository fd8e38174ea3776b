/** The five rulings that players may choose before a game; every other ruling is fixed. */

export const OPTIONS = {
  /** F3 */ moraleTest: ['oneDie', 'steady'],
  /** F9 */ noTargets: ['allOut', 'noCommand'],
  /** F36 */ lastMarker: ['stays', 'mayGo'],
  /** F38 */ poorAtFarm: ['counts', 'real'],
  /** F52 */ bothThirdLosses: ['attacker', 'draw'],
} as const;

export type OptionName = keyof typeof OPTIONS;
export type Options = { readonly [Name in OptionName]: (typeof OPTIONS)[Name][number] };
export const OPTION_NAMES = Object.keys(OPTIONS) as OptionName[];

export const DEFAULT_OPTIONS: Options = {
  moraleTest: 'oneDie',
  noTargets: 'allOut',
  lastMarker: 'stays',
  poorAtFarm: 'counts',
  bothThirdLosses: 'attacker',
};
