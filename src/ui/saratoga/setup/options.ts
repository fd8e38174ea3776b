/** What players may choose beside the battle: another ruling, dice of their own, their own deployment. */
import {
  type Battle,
  DEFAULT_OPTIONS,
  type Handicap,
  OPTION_NAMES,
  type Options,
  SIDES,
  startsOf,
} from '../../../engine/saratoga';
import { newDice, type NewGame } from '../../../store/newGame';
import { persons } from '../../../store/seats';
import type { Opposed } from '../../table/Against';

export interface Choices {
  readonly options: Options;
  /** Empty: new dice. */
  readonly seed: string;
  readonly ownDice: boolean;
  readonly deployed: boolean;
  /** 3.4 for two players. */
  readonly fog: boolean;
  readonly handicap: Handicap | undefined;
}

export const USUAL: Choices = {
  options: DEFAULT_OPTIONS,
  seed: '',
  ownDice: false,
  deployed: true,
  fog: true,
  handicap: undefined,
};

/** How many things are not as usual. */
export const changesIn = ({ options, seed, ownDice, deployed, fog, handicap }: Choices): number =>
  OPTION_NAMES.filter((name) => options[name] !== DEFAULT_OPTIONS[name]).length +
  (seed.trim() === '' || ownDice ? 0 : 1) +
  (ownDice ? 1 : 0) +
  (deployed ? 0 : 1) +
  (fog ? 0 : 1) +
  (handicap ? 1 : 0);

/** Two people at one screen; one who plays both sides, sees everything and may take everything back; or against the computer. */
export function newGame(battle: Battle, isSolo: boolean, choices: Choices, opposed?: Opposed): NewGame {
  const { options, deployed, handicap, ownDice } = choices;
  const seed = choices.seed.trim();
  const fog = choices.fog && !isSolo && !opposed?.isDemonstration;
  return {
    game: 'saratoga',
    setup: {
      battle,
      options,
      fog,
      ...(handicap ? { handicap } : {}),
      ...(battle === 'oct7' ? { morale: startsOf(battle) } : {}),
    },
    seats: opposed?.seats ?? persons(SIDES),
    isUndoFree: opposed?.isPractice ?? isSolo,
    dice: ownDice ? undefined : seed === '' ? newDice() : { seed, isTyped: true },
    isReadyMade: deployed,
  };
}
