/** What players may choose before a game; every other ruling is fixed. The first of each is the usual one. */

export const OPTIONS = {
  /** M7 the lower of the die and the printed allowance, or the die itself. */
  fogMovement: ['lower', 'die'],
  /** M41 outside enemy ZOCs a marker comes off by itself, or by a morale check. */
  recovery: ['free', 'check'],
  /** 13.3 the columns lie open beside their entry hexes, or face down until both sides are set up. */
  columns: ['open', 'secret'],
} as const;

export type OptionName = keyof typeof OPTIONS;
export type Options = { readonly [Name in OptionName]: (typeof OPTIONS)[Name][number] };
export const OPTION_NAMES = Object.keys(OPTIONS) as OptionName[];

export const DEFAULT_OPTIONS: Options = { fogMovement: 'lower', recovery: 'free', columns: 'open' };
