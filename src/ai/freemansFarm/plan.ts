/** The plan as data: who acts in this turn, on whom and why, and whom the side means to break next. */
import {
  type ChosenCommand,
  enemyOf,
  FORMATION_BY_ID,
  type FormationId,
  formationsOf,
  isInPlay,
  type Side,
  type State,
} from '../../engine/freemansFarm/index';
import { dangerNow } from './trouble';

export interface Plan {
  readonly round: number;
  /** What a formation is about to do, or has just done. */
  readonly order?: ChosenCommand & { readonly formation: FormationId };
  /** The enemy formation that is nearest to falling. */
  readonly prey: FormationId | undefined;
  /** The own one. */
  readonly worry: FormationId | undefined;
}

export function planOf(state: State, side: Side): Plan {
  const frame = state.frames.findLast(({ kind }) => kind === 'activation');
  const { formation, chosen } = frame?.kind === 'activation' ? frame : {};
  const isOwn = state.phasing === side && formation !== undefined && chosen !== undefined;
  return {
    round: state.round,
    ...(isOwn ? { order: { formation, ...chosen } } : {}),
    prey: weakest(state, enemyOf(side)),
    worry: weakest(state, side),
  };
}

function weakest(state: State, side: Side): FormationId | undefined {
  return formationsOf(side)
    .filter((each) => isInPlay(state, each) && FORMATION_BY_ID[each].canBeDestroyed)
    .toSorted((one, other) => dangerNow(state, other) - dangerNow(state, one))[0];
}
