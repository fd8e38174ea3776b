/** 7, 8 The Morale Test, and the chances of what it decides. */
import { FORMATION_BY_ID } from './data/formations';
import { GENERAL_BY_ID } from './data/generals';
import { TESTS_FROM } from './data/numbers';
import type { FormationId, GeneralId } from './data/types';
import { hasTrack, isBots, isInPlay, sideOf } from './formations';
import { rescuersOf } from './generals';
import { isSteady } from './losses';
import type { State } from './state';

/** F3, F34 the highest face that passes. */
export const neededToPass = (state: State, formation: FormationId, general?: GeneralId): number =>
  state.morale[formation] + (general ? GENERAL_BY_ID[general].addToMorale : 0);

/** That a test at this Morale fails: certain at 0, impossible above 5. */
export function chanceToFail(state: State, morale: number): number {
  if (morale <= 0) return 1;
  return morale > TESTS_FROM || isSteady(state, morale) ? 0 : (6 - morale) / 6;
}

/**
 * That these losses, one after another, put it out, before anybody's choice to rescue it. F62 the solitaire opponent has
 * no choice: each of its generals who may rallies once.
 */
export function chanceToGoOut(
  state: State,
  formation: FormationId,
  markers: number,
  losses: readonly number[],
): number {
  if (!isInPlay(state, formation)) return 0;
  const isEmptied = markers > 0 && markers >= state.markers[formation];
  if (isEmptied && FORMATION_BY_ID[formation].canBeDestroyed) return 1;
  if (!hasTrack(formation)) return 0;
  const rallies = isBots(state, sideOf(formation)) ? rescuersOf(state, formation).length : 0;
  return 1 - chanceToHold(state, state.morale[formation], losses, rallies);
}

function chanceToHold(state: State, morale: number, losses: readonly number[], rallies: number): number {
  const [loss, ...rest] = losses;
  if (loss === undefined) return 1;
  if (loss <= 0) return chanceToHold(state, morale, rest, rallies);
  const left = morale - loss;
  if (left <= 0) return 0;
  const fails = chanceToFail(state, left);
  const held = (1 - fails) * chanceToHold(state, left, rest, rallies);
  return rallies > 0 && fails > 0 ? held + fails * chanceToHold(state, left, rest, rallies - 1) : held;
}
