/** 7, 8 The Morale Test. */
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

/** The chance that a test at this Morale fails; certain at 0, none above 5. */
export function chanceToFail(state: State, morale: number): number {
  if (morale <= 0) return 1;
  return morale > TESTS_FROM || isSteady(state, morale) ? 0 : (6 - morale) / 6;
}

/** The chance that losing so much puts it out, before anybody's choice to rescue it. F62 a bot's general always does. */
export function chanceToGoOut(state: State, formation: FormationId, points: number, markers: number): number {
  if (!isInPlay(state, formation)) return 0;
  if (markers >= state.markers[formation] && markers > 0 && formation !== 'breymann') return 1;
  if (points <= 0 || !hasTrack(formation)) return 0;
  const left = state.morale[formation] - points;
  const isRallied = left > 0 && isBots(state, sideOf(formation)) && rescuersOf(state, formation).length > 0;
  return isRallied ? 0 : chanceToFail(state, left);
}
