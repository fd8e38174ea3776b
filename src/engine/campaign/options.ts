/** 13.0 The optional rules, and the other reading of K11; all are off unless chosen before the game. */

export const OPTION_NAMES = [
  /** 13.1 */ 'holdingBoxes',
  /** 13.2 */ 'strongStLedger',
  /** 13.3 */ 'militiaReaction',
  /** 13.4 */ 'ambush',
  /** 13.5 */ 'desertion',
  /** K11 */ 'moveOnEntry',
] as const;
export type OptionName = (typeof OPTION_NAMES)[number];
export type Options = { readonly [Name in OptionName]: boolean };

export const DEFAULT_OPTIONS: Options = {
  holdingBoxes: false,
  strongStLedger: false,
  militiaReaction: false,
  ambush: false,
  desertion: false,
  moveOnEntry: false,
};
