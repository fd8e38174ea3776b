/** What players may choose beside the battle: another ruling, dice of their own, their own deployment. */
import { type Battle, DEFAULT_OPTIONS, OPTION_NAMES, type Options, SIDES } from '../../../engine/saratoga';
import { newDice, type NewGame } from '../../../store/newGame';
import { persons } from '../../../store/seats';

export interface Choices {
  readonly options: Options;
  /** Empty: new dice. */
  readonly seed: string;
  readonly ownDice: boolean;
  readonly deployed: boolean;
  /** 3.4 for two players. */
  readonly fog: boolean;
}

export const USUAL: Choices = {
  options: DEFAULT_OPTIONS,
  seed: '',
  ownDice: false,
  deployed: true,
  fog: true,
};

/** How many things are not as usual. */
export const changesIn = ({ options, seed, ownDice, deployed, fog }: Choices): number =>
  OPTION_NAMES.filter((name) => options[name] !== DEFAULT_OPTIONS[name]).length +
  (seed.trim() === '' || ownDice ? 0 : 1) +
  (ownDice ? 1 : 0) +
  (deployed ? 0 : 1) +
  (fog ? 0 : 1);

/** Two people at one screen, or one who plays both sides, sees everything and may take everything back. */
export function newGame(battle: Battle, isSolo: boolean, choices: Choices): NewGame {
  const { options, deployed, ownDice } = choices;
  const seed = choices.seed.trim();
  return {
    game: 'saratoga',
    setup: { battle, options, fog: choices.fog && !isSolo },
    seats: persons(SIDES),
    isUndoFree: isSolo,
    dice: ownDice ? undefined : seed === '' ? newDice() : { seed, isTyped: true },
    isReadyMade: deployed,
  };
}
