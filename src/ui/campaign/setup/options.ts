/** What players may choose before a campaign. */
import { DEFAULT_OPTIONS, OPTION_NAMES, type Options, SIDES } from '../../../engine/campaign';
import { newDice, type NewGame } from '../../../store/newGame';
import { persons } from '../../../store/seats';
import type { Opposed } from '../../table/Against';

export interface Choices {
  readonly options: Options;
  /** Empty: new dice. */
  readonly seed: string;
  readonly ownDice: boolean;
  readonly isReadyMade: boolean;
  /** 2.1 for two players. */
  readonly fog: boolean;
}

export const USUAL: Choices = {
  options: DEFAULT_OPTIONS,
  seed: '',
  ownDice: false,
  isReadyMade: true,
  fog: true,
};

/** How many things are not as usual. */
export const changesIn = ({ options, seed, ownDice, isReadyMade, fog }: Choices): number =>
  OPTION_NAMES.filter((name) => options[name]).length +
  [seed.trim() !== '' && !ownDice, ownDice, !isReadyMade, !fog].filter(Boolean).length;

/** 13.2 is decided before the militia is placed, so that its ready-made opening waits for the players. */
export function newGame(isSolo: boolean, choices: Choices, opposed?: Opposed): NewGame {
  const { options, seed, ownDice, isReadyMade, fog } = choices;
  const words = seed.trim();
  return {
    game: 'campaign',
    setup: { options, fog: fog && !isSolo && !opposed?.isDemonstration },
    seats: opposed?.seats ?? persons(SIDES),
    isUndoFree: opposed?.isPractice ?? isSolo,
    dice: ownDice ? undefined : words === '' ? newDice() : { seed: words, isTyped: true },
    isReadyMade: isReadyMade && !options.strongStLedger,
  };
}
