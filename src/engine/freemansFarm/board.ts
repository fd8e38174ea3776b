/** 2, 9.1, 11.1 Where formations stand, and the conditions that a Command or an order names. */
import type { BoxId, Condition, FormationId } from './data/types';
import { FORMATIONS } from './data/types';
import { isInPlay } from './formations';
import { type Code, type FarmRefusal, refuse } from './refusals';
import type { State } from './state';

/** The formation that stands in a box: in play and with a marker. */
export const standsIn = (state: State, box: BoxId): FormationId | undefined =>
  FORMATIONS.find((each) => state.at[each] === box && isInPlay(state, each) && state.markers[each] > 0);

export const isVacant = (state: State, box: BoxId): boolean => standsIn(state, box) === undefined;

export const isAt = (state: State, formation: FormationId, boxes: readonly BoxId[]): boolean =>
  isInPlay(state, formation) && boxes.includes(state.at[formation]);

/** 11.1, F38 for British attacks. */
export function poorCountsAsInFarm(state: State): boolean {
  if (!isInPlay(state, 'poor')) return false;
  if (state.at.poor === 'freemansFarm') return true;
  if (state.options.poorAtFarm === 'real') return false;
  return state.objectives.mill === 'american' && isVacant(state, 'freemansFarm');
}

export function holds(state: State, condition: Condition): boolean {
  if ('any' in condition) return condition.any.some((each) => holds(state, each));
  if ('objective' in condition) return state.objectives[condition.objective] === condition.is;
  if ('location' in condition) return isVacant(state, condition.location) === condition.vacant;
  if ('flag' in condition) return poorCountsAsInFarm(state);
  const { formation } = condition;
  if ('at' in condition) return isAt(state, formation, condition.at);
  if ('inPlay' in condition) return isInPlay(state, formation) === condition.inPlay;
  if ('minMarkers' in condition) return state.markers[formation] >= condition.minMarkers;
  return isInPlay(state, formation) && state.markers[formation] <= condition.maxMarkers;
}

export const allHold = (state: State, conditions: readonly Condition[]): boolean =>
  conditions.every((condition) => holds(state, condition));

/** The first condition that fails, as a refusal. */
export function refusalOf(state: State, conditions: readonly Condition[]): FarmRefusal | undefined {
  const failing = conditions.find((condition) => !holds(state, condition));
  return failing && refuse(codeOf(failing), aboutWhat(failing));
}

function codeOf(condition: Condition): Code {
  if ('any' in condition)
    return condition.any.some((each) => 'flag' in each) ? 'poorNotInFarm' : 'conditionNotMet';
  if ('objective' in condition) return condition.objective === 'mill' ? 'millHeld' : 'coulterFarmHeld';
  if ('location' in condition) return 'boxOccupied';
  if ('flag' in condition) return 'poorNotInFarm';
  if ('at' in condition) return 'targetElsewhere';
  if ('inPlay' in condition) return condition.inPlay ? 'formationOut' : 'notYet';
  return 'minMarkers' in condition ? 'noMarkers' : 'conditionNotMet';
}

function aboutWhat(condition: Condition): string | undefined {
  if ('objective' in condition) return condition.objective;
  if ('location' in condition) return condition.location;
  return 'formation' in condition ? condition.formation : undefined;
}
