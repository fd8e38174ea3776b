/** 4.3 What a Tactics card does once it is played, as far as that needs no more than the state. */
import type { Emit } from '../kernel/game';
import type { ActionOf } from './actions';
import { findTactic } from './data/tactics';
import type { FormationId, GeneralId, Side, Tactic } from './data/types';
import { fetchToHand, removeCard } from './draws';
import type { Event } from './events';
import { enemyOf, vacantSpaces } from './formations';
import { loseMorale } from './losses';
import type { State } from './state';
import { startMorale } from './values';

/** Takes the card out of its owner's row and does what needs no more than the state; the rest is the phase's. */
export function playTactics(
  state: State,
  side: Side,
  action: ActionOf<'playTactics'>,
  emit: Emit<Event>,
): Tactic {
  const tactic = findTactic(action.card);
  if (!tactic) throw new Error(`no Tactics card ${action.card}`);
  const { card, formation, general, taken, fetched } = action;
  removeCard(state.held[side], card);
  if (!tactic.ongoing) state.discards.push(card);
  emit({ type: 'tacticsPlayed', side, card, ...(formation ? { formation } : {}) });
  const { effect } = tactic;
  switch (effect.do) {
    case 'gainMorale':
      if (formation) gainMorale(state, formation, effect.morale, emit);
      break;
    case 'loseMorale':
      if (formation) loseMorale(state, formation, effect.morale, 'card', emit);
      break;
    case 'gainMarkers':
      if (formation) gainMarkers(state, formation, effect.markers, emit);
      break;
    case 'attach':
      if (formation) state.attached.push({ card, formation });
      break;
    case 'readyGeneral':
      if (general) readyGeneral(state, side, general, emit);
      break;
    case 'takeTacticsCard':
      if (taken) takeTactics(state, side, taken, emit);
      break;
    case 'chooseDraw':
      if (fetched) fetchToHand(state, side, fetched, 'aideDeCamp', emit);
      break;
    case 'addDice':
    case 'removeDice':
    case 'singleSixTakesSkirmishers':
    case 'freeReroll':
    case 'cancelReroll':
    case 'passMoraleTest':
    case 'attackNow':
    case 'waiveActivationCost':
      break;
  }
  return tactic;
}

/** 7 no test on the way up. */
function gainMorale(state: State, formation: FormationId, wanted: number, emit: Emit<Event>): void {
  const points = Math.min(wanted, startMorale(state, formation) - state.morale[formation]);
  state.morale[formation] += points;
  emit({ type: 'moraleGained', formation, points, left: state.morale[formation] });
}

function gainMarkers(state: State, formation: FormationId, wanted: number, emit: Emit<Event>): void {
  const markers = Math.min(wanted, vacantSpaces(state, formation));
  state.markers[formation] += markers;
  emit({ type: 'markersGained', formation, markers, left: state.markers[formation] });
}

/** 8 */
function readyGeneral(state: State, side: Side, general: GeneralId, emit: Emit<Event>): void {
  state.usedGenerals = state.usedGenerals.filter((each) => each !== general);
  emit({ type: 'generalReadied', side, general });
}

/** F76 like any other of his, at once. */
function takeTactics(state: State, side: Side, card: string, emit: Emit<Event>): void {
  removeCard(state.held[enemyOf(side)], card);
  state.held[side].push(card);
  emit({ type: 'tacticsTaken', side, card });
}
