/** A new game out of what the players chose. */
import {
  DEFAULT_OPTIONS,
  type Options,
  RULES,
  type Scenario,
  type ScenarioId,
  SIDES,
} from '../../../engine/firstSaratoga';
import { newDice } from '../../../store/newGame';
import { usePlay } from '../../../store/play';
import { persons } from '../../../store/seats';
import { goTo, playAddress } from '../../routes';

export interface Choices {
  readonly options: Options;
  /** Empty: new dice. */
  readonly seed: string;
  readonly ownDice: boolean;
  readonly deployed: boolean;
}

export const USUAL: Choices = { options: DEFAULT_OPTIONS, seed: '', ownDice: false, deployed: true };

/** Two people at one screen, or one who plays both sides and may take everything back. */
export function begin(scenario: ScenarioId | Scenario, isSolo: boolean, choices: Choices): void {
  const seed = choices.seed.trim();
  const id = usePlay.getState().beginWith(RULES, {
    game: 'first-saratoga',
    setup: { scenario, options: choices.options },
    seats: persons(SIDES),
    isUndoFree: isSolo,
    dice: choices.ownDice ? undefined : seed === '' ? newDice() : { seed, isTyped: true },
    // A scenario of the players' own may have nothing to set up: its first question comes as it is.
    isReadyMade: choices.deployed && typeof scenario === 'string',
  });
  goTo(playAddress(id));
}
