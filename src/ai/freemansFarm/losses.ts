/** 7, 8 What it costs a side that one of its formations loses markers and Morale, the test and a rescue included. */
import {
  chanceToFail,
  FORMATION_BY_ID,
  type FormationId,
  GENERAL_BY_ID,
  hasTrack,
  isBots,
  rescuersOf,
  sideOf,
  type State,
} from '../../engine/freemansFarm/index';
import type { Desk } from './desk';
import { holdOf, holdOfGeneral } from './purse';
import { dangerNow, dangerOf, troubleWith, weightOf } from './trouble';

/** At least 0, in the weights of whoever thinks. */
export type LossTable = (markers: number, morale: number) => number;

/** `more`: what its fall costs beside itself. */
export function lossTable(desk: Desk, state: State, formation: FormationId, more = 0): LossTable {
  const side = sideOf(formation);
  const weight = weightOf(desk, state, side);
  const troubleIf = troubleWith(state, side, formation);
  const now = troubleIf(dangerNow(state, formation));
  const worse = (danger: number) => weight * (troubleIf(danger) - now);
  const fall = worse(1) + more;
  const known: number[] = [];
  const loss = (markers: number, morale: number): number => {
    const [left, men] = [state.morale[formation] - morale, state.markers[formation] - markers];
    if (men <= 0 && FORMATION_BY_ID[formation].canBeDestroyed) return fall;
    if (morale > 0 && hasTrack(formation) && left <= 0) return fall;
    const stays = FORMATION_BY_ID[formation].canBeDestroyed
      ? worse(dangerOf(state, formation, left, men))
      : markers * SPARE_MARKER;
    const fails = morale > 0 && hasTrack(formation) ? chanceToFail(state, left) : 0;
    return fails === 0 ? stays : (1 - fails) * stays + fails * failed(state, formation, left, stays, fall);
  };
  return (markers, morale) => {
    const points = hasTrack(formation) ? morale : 0;
    return (known[markers * TABLE + points] ??= loss(markers, points));
  };
}
const TABLE = 32;
/** A marker of Breymann's, who is never out, can still be sent to others. */
const SPARE_MARKER = 0.06;

/** F34, F35 after a test that failed: the best that a general or a card may still do. */
function failed(state: State, formation: FormationId, left: number, stays: number, fall: number): number {
  const side = sideOf(formation);
  const generals = rescuersOf(state, formation);
  if (isBots(state, side)) return generals.length > 0 ? stays : fall;
  const steady = state.held[side].find((card) => card.startsWith('steadyTheRanks'));
  let worst = steady === undefined ? fall : Math.min(fall, stays + holdOf(state, steady));
  for (const general of generals) {
    const passes = Math.min(1, (left + GENERAL_BY_ID[general].addToMorale) / 6);
    worst = Math.min(worst, holdOfGeneral(state, general) + passes * stays + (1 - passes) * worst);
  }
  return worst;
}
