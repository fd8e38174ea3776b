/** The plan as data: who acts in this turn, on whom and why, and whom the side means to break and must spare. */
import {
  type ChosenCommand,
  COMMAND_BY_ID,
  enemyOf,
  FORMATION_BY_ID,
  type FormationId,
  formationsOf,
  FORMATIONS_TO_WIN,
  isInPlay,
  type Side,
  type State,
  threatens,
} from '../../engine/freemansFarm/index';
import { dangerNow } from './trouble';

export const REASONS = ['finish', 'weak', 'objective', 'ground', 'relieve', 'press', 'must'] as const;
export type Reason = (typeof REASONS)[number];

export interface Plan {
  /** What a formation is about to do, or has done last. */
  readonly order?: ChosenCommand & { readonly formation: FormationId; readonly reason: Reason };
  /** The enemy formation that is nearest to falling, and the own one. */
  readonly prey: FormationId | undefined;
  readonly worry: FormationId | undefined;
}

export function planOf(
  state: State,
  side: Side,
  formation: FormationId,
  chosen: ChosenCommand,
  worth: number,
): Plan {
  return {
    ...standing(state, side),
    order: { formation, ...chosen, reason: reasonFor(state, chosen, worth) },
  };
}

/** As long as nothing is ordered. */
export const standing = (state: State, side: Side): Plan => ({
  prey: weakest(state, enemyOf(side)),
  worry: weakest(state, side),
});

function reasonFor(state: State, { command, gunCommand, target }: ChosenCommand, worth: number): Reason {
  const { kind, to, formation } = COMMAND_BY_ID[command];
  const enemy = enemyOf(FORMATION_BY_ID[formation].side);
  if (kind === 'reinforce') return 'relieve';
  if (target === undefined) return to === undefined ? 'must' : 'ground';
  const lost = formationsOf(enemy).filter((each) => !isInPlay(state, each)).length;
  if (lost + 1 >= FORMATIONS_TO_WIN && dangerNow(state, target) > SHAKY) return 'finish';
  if (weakest(state, enemy) === target) return 'weak';
  if (threatens(state, COMMAND_BY_ID[gunCommand ?? command], target)) return 'objective';
  return worth > 0 ? 'press' : 'must';
}
const SHAKY = 0.3;

function weakest(state: State, side: Side): FormationId | undefined {
  return formationsOf(side)
    .filter((each) => isInPlay(state, each) && FORMATION_BY_ID[each].canBeDestroyed)
    .toSorted((one, other) => dangerNow(state, other) - dangerNow(state, one))[0];
}
