/** 10, 11 Coulter Farm and The Mill: what changes hands when a formation falls. */
import type { Emit } from '../kernel/game';
import { isAt } from './board';
import type { FormationId, ObjectiveId, Side } from './data/types';
import type { Event } from './events';
import { isInPlay } from './formations';
import type { State } from './state';

/** Called when the formation is already out. The last event decides (F43, F73). */
export function turnObjectives(state: State, fallen: FormationId, emit: Emit<Event>): void {
  const turned = turnedBy(state, fallen);
  if (!turned) return;
  const [objective, side] = turned;
  if (state.objectives[objective] === side) return;
  state.objectives[objective] = side;
  emit({ type: 'objectiveTurned', objective, side, because: fallen });
}

function turnedBy(state: State, fallen: FormationId): readonly [ObjectiveId, Side] | undefined {
  switch (fallen) {
    case 'learned': // 10.1
      return ['coulterFarm', 'british'];
    case 'fraser': // 10.1
      return ['coulterFarm', 'american'];
    case 'poor': // 10.2, F39 at once
      return ['mill', 'british'];
    case 'glover': // 11 both gone
      return isInPlay(state, 'poor') ? undefined : ['mill', 'british'];
    case 'hamilton': // 11, F40 unless Riedesel is near
      return isAt(state, 'riedesel', ['freemansFarm', 'riedesel2']) ? undefined : ['mill', 'american'];
    default: // F41
      return undefined;
  }
}

/** 10 skirmishers of the attacker's side replace those of the enemy. */
export function takeObjective(
  state: State,
  objective: ObjectiveId,
  side: Side,
  by: FormationId,
  emit: Emit<Event>,
): void {
  state.objectives[objective] = side;
  emit({ type: 'objectiveTaken', objective, side, by });
}
