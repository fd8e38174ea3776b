/** 9.3 Sending markers to a friend. */
import type { Command, FormationId } from './data/types';
import { hasTrack, isBots, sideOf, vacantSpaces } from './formations';
import type { State } from './state';
import { maxMarkersOf } from './values';

/** F36 how many must stay; Breymann may send his last. The solitaire opponent always keeps one (F63). */
export function mustStay(state: State, formation: FormationId): number {
  if (formation === 'breymann') return 0;
  return state.options.lastMarker === 'mayGo' && !isBots(state, sideOf(formation)) ? 0 : 1;
}

/** F68 what a payment in markers takes before anything is sent: none can be asked for where Morale can pay. */
export const markersDue = (formation: FormationId, isCostDue: boolean): number =>
  isCostDue && !hasTrack(formation) ? 1 : 0;

/** F37 the most that may be named, after what must be paid in markers. */
export function mostToSend(
  state: State,
  { id, formation }: Command,
  target: FormationId,
  isCostDue: boolean,
): number {
  const spare = state.markers[formation] - markersDue(formation, isCostDue) - mustStay(state, formation);
  return Math.max(0, Math.min(maxMarkersOf(state, id), vacantSpaces(state, target), spare));
}
