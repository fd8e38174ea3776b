/** 6.1 step 1, F9 The bonus for a card whose formation has nothing left to attack. */
import { commandsOf } from './commands';
import type { FormationId } from './data/types';
import { isInPlay, sideOf } from './formations';
import type { State } from './state';

/** Asked when no Command is legal. F10 a formation that is itself out has no such bonus. */
export function isOutOfTargets(state: State, formation: FormationId): boolean {
  if (!isInPlay(state, formation)) return false;
  if (state.options.noTargets === 'noCommand') return true;
  return targetsEver(formation).every((target) => !isInPlay(state, target));
}

/** Every enemy that the card can ever attack, those of the guns that it activates included. */
function targetsEver(formation: FormationId): readonly FormationId[] {
  return commandsOf(formation).flatMap(({ activates, targets }) => [
    ...targets.map((target) => target.formation).filter((target) => sideOf(target) !== sideOf(formation)),
    ...(activates ? targetsEver(activates) : []),
  ]);
}
