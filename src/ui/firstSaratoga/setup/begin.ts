/** A new game out of what the players chose. */
import {
  DEFAULT_OPTIONS,
  makeWorld,
  type Options,
  RULES,
  type Scenario,
  type ScenarioId,
  setsUp,
  SIDES,
} from '../../../engine/firstSaratoga';
import { newDice } from '../../../store/newGame';
import { usePlay } from '../../../store/play';
import { persons } from '../../../store/seats';
import { goTo, playAddress } from '../../routes';
import type { Opposed } from '../../table/Against';

export interface Choices {
  readonly options: Options;
  /** Empty: new dice. */
  readonly seed: string;
  readonly ownDice: boolean;
  readonly deployed: boolean;
}

export const USUAL: Choices = { options: DEFAULT_OPTIONS, seed: '', ownDice: false, deployed: true };

/** Two people at one screen, one who plays both sides and may take everything back, or a side against the computer. */
export function begin(
  scenario: ScenarioId | Scenario,
  isSolo: boolean,
  choices: Choices,
  opposed?: Opposed,
): void {
  const seed = choices.seed.trim();
  const id = usePlay.getState().beginWith(RULES, {
    game: 'first-saratoga',
    setup: { scenario, options: choices.options },
    seats: opposed?.seats ?? persons(SIDES),
    isUndoFree: opposed?.isPractice ?? isSolo,
    dice: choices.ownDice ? undefined : seed === '' ? newDice() : { seed, isTyped: true },
    isReadyMade: choices.deployed && bothSetUp(scenario),
  });
  goTo(playAddress(id));
}

/** Where a side of a players' own scenario has nothing to set up, the first question comes as it is. */
function bothSetUp(scenario: ScenarioId | Scenario): boolean {
  if (typeof scenario === 'string') return true;
  const world = makeWorld(scenario);
  return SIDES.every((side) => setsUp(world, side));
}
