/** 5.0 The Command Phase. */
import { pop } from '../../kernel/frames';
import type { Action } from '../actions';
import {
  barToActivation,
  deactivate,
  gatesNeeds,
  settleActivation,
  settleCommand,
  tellOutOfCommand,
} from '../command';
import { FORMATIONS, SIDES } from '../data/types';
import { couldActivate } from '../doubt';
import { isKnownToEnemy } from '../fog';
import { named, refuse } from '../refusals';
import {
  ARNOLD,
  BURGOYNE,
  combatUnitsOf,
  commanderOf,
  formationId,
  formationsOf,
  GATES,
  sideOf,
} from '../roster';
import { hexOfPiece, isOnMap, type State } from '../state';
import { fieldOf, readBoard } from '../zoc';
import { checkRoll, rollOf, type RulesOf } from './rules';

export const command: RulesOf<'command'> = {
  step(state, frame, emit) {
    const side = state.phasing;
    if (frame.stage === 'begin') {
      noteContact(state);
      deactivate(state, side);
      tellOutOfCommand(state, side, settleCommand(state, side), emit);
      // 5.0 overall commanders are active by themselves, but for Gates (5.2)
      for (const leader of [BURGOYNE, ARNOLD])
        if (sideOf(leader) === side && isOnMap(state, leader)) state.active[leader] = true;
      frame.stage = side === 'american' && isOnMap(state, GATES) ? 'gates' : 'activate';
      return true;
    }
    if (frame.stage === 'gates' || choices(state).length > 0 || couldActivate(state)) return false;
    emit({ type: 'phasePassed', side, phase: 'command' });
    finish(state);
    return true;
  },
  decide: (state, frame) =>
    frame.stage === 'gates' ? rollOf(2, '5.2') : { kind: 'activate', by: state.phasing, case: '5.0' },
  actions: (state, frame) => (frame.stage === 'activate' ? [...choices(state), { kind: 'endCommand' }] : []),
  check(state, frame, action) {
    if (frame.stage === 'gates') return checkRoll(action, 2);
    if (action.kind === 'endCommand') return undefined;
    if (action.kind !== 'activate') return refuse('notNow');
    const formation = FORMATIONS.indexOf(action.formation);
    if (formation < 0 || !formationsOf(state.phasing).includes(formation))
      return refuse('wrongFormation', named(action.formation));
    const bar = barToActivation(state, formation);
    return bar ? refuse(bar, action.formation) : undefined;
  },
  apply(state, frame, action, emit) {
    if (action.kind === 'roll') {
      const needed = gatesNeeds(state);
      const active = action.dice.reduce((sum, die) => sum + die, 0) >= needed;
      state.active[GATES] = active;
      frame.stage = 'activate';
      const secret = !isKnownToEnemy(state, GATES);
      emit({ type: 'gatesRolled', dice: action.dice, needed, active, secret });
    } else if (action.kind === 'activate') {
      state.active[commanderOf(FORMATIONS.indexOf(action.formation))] = true;
      emit({ type: 'activated', formation: action.formation });
    } else finish(state);
  },
};

const choices = (state: State): Action[] =>
  formationsOf(state.phasing)
    .filter((formation) => !barToActivation(state, formation))
    .map((formation) => ({ kind: 'activate', formation: formationId(formation) }));

function finish(state: State): void {
  settleActivation(state, state.phasing);
  pop(state);
}

/** 5.1 who stands in an enemy ZOC as the Command Phase begins, on both sides. */
function noteContact(state: State): void {
  const board = readBoard(state);
  for (const side of SIDES) {
    const { zoc } = fieldOf(board, side);
    for (const unit of combatUnitsOf(side))
      state.inContact[unit] = isOnMap(state, unit) && zoc[hexOfPiece(state, unit)] !== 0;
  }
}
