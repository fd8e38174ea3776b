/** 4.4, 7, 12 Losing Morale and markers, and going out. A loss that must be tested lies as a frame on top of everything. */
import { push } from '../kernel/frames';
import type { Emit } from '../kernel/game';
import type { Cause } from './causes';
import { FORMATION_BY_ID } from './data/formations';
import { TESTS_FROM } from './data/numbers';
import type { FormationId } from './data/types';
import type { Event } from './events';
import { hasTrack, isInPlay } from './formations';
import { turnObjectives } from './objectives';
import type { State } from './state';
import { checkVictory } from './victory';

/** F29 several points at once are one loss with one test at the final value. */
export function loseMorale(
  state: State,
  formation: FormationId,
  points: number,
  cause: Cause,
  emit: Emit<Event>,
): void {
  // F30 without a track nothing is lost; F74 nor by those already out
  if (points <= 0 || !hasTrack(formation) || !isInPlay(state, formation)) return;
  const left = Math.max(0, state.morale[formation] - points);
  const lost = state.morale[formation] - left;
  state.morale[formation] = left;
  emit({ type: 'moraleLost', formation, points: lost, left, cause });
  if (left === 0) goOut(state, formation, 'broken', cause, emit);
  else if (left <= TESTS_FROM) test(state, formation, left, cause, emit);
}

/** 7 the instant the marker moves down to 5 or lower. */
function test(state: State, formation: FormationId, left: number, cause: Cause, emit: Emit<Event>): void {
  if (isSteady(state, left))
    emit({ type: 'moraleTested', formation, die: undefined, needed: left, passed: true });
  else push(state, { kind: 'loss', stage: 'test', formation, general: undefined, cause });
}

/** F3 as an option the test at 5 is always passed. */
export const isSteady = (state: State, morale: number): boolean =>
  state.options.moraleTest === 'steady' && morale === TESTS_FROM;

export function loseMarkers(
  state: State,
  formation: FormationId,
  markers: number,
  cause: Cause,
  emit: Emit<Event>,
): void {
  const lost = Math.min(markers, state.markers[formation]);
  if (lost <= 0 || !isInPlay(state, formation)) return;
  state.markers[formation] -= lost;
  emit({ type: 'markersLost', formation, markers: lost, left: state.markers[formation], cause });
  // 4.4 Breymann is never destroyed
  if (state.markers[formation] === 0 && FORMATION_BY_ID[formation].canBeDestroyed)
    goOut(state, formation, 'destroyed', cause, emit);
}

/** 12, F51 out is out, counted once. */
export function goOut(
  state: State,
  formation: FormationId,
  how: 'broken' | 'destroyed',
  cause: Cause,
  emit: Emit<Event>,
): void {
  state.out[formation] = { how, round: state.round };
  emit({ type: 'wentOut', formation, how, cause });
  detach(state, formation, emit);
  turnObjectives(state, formation, emit);
  checkVictory(state, emit);
}

/** 4.3 an ongoing card leaves when its formation moves or goes out. */
export function detach(state: State, formation: FormationId, emit: Emit<Event>): void {
  for (const { card } of state.attached.filter((each) => each.formation === formation)) {
    state.discards.push(card);
    emit({ type: 'tacticsDetached', card, formation });
  }
  state.attached = state.attached.filter((each) => each.formation !== formation);
}
