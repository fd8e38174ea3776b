/** 5.0 The turn: desertion, action points, two player turns, the end; and the steps of a player turn. */
import { pop, push } from '../../kernel/frames';
import { firstWith, pointsFor } from '../actionPoints';
import { blocksOf, CLINTON_BLOCK, enemyOf, idOf, isNative } from '../blocks';
import { canBeSent, doesThreaten, atWestPoint, owedToHudson } from '../clinton';
import { NEW_YORK } from '../board';
import { DESERTION_TURNS, LAST_TURN } from '../data/tables';
import { stillToEnter } from '../entry';
import { couldAnybodyMarch } from '../forceMarch';
import { eliminate } from '../losses';
import { readField } from '../movement';
import { refuse } from '../refusals';
import { livingNatives, NOBODY, NOWHERE, type State } from '../state';
import { britishVictory } from '../victory';
import { asksNothing, checkRoll, ownBlock, rollOf, type RulesOf, sure } from './rules';

export const turn: RulesOf<'turn'> = {
  step(state, frame, emit) {
    switch (frame.stage) {
      case 'begin': {
        emit({ type: 'turnBegan', turn: state.turn });
        const natives = deserters(state);
        frame.stage = natives.length > 1 ? 'desert' : 'roll';
        if (natives.length === 1) eliminate(state, natives[0] ?? 0, 'desertion', emit);
        return true;
      }
      case 'desert':
      case 'roll':
        return false;
      case 'first':
      case 'second':
        state.phasing = frame.stage === 'first' ? frame.first : enemyOf(frame.first);
        frame.stage = frame.stage === 'first' ? 'second' : 'end';
        push(state, { kind: 'playerTurn', stage: 'begin' });
        return true;
      case 'end':
        emit({ type: 'turnEnded', turn: state.turn });
        if (state.turn >= LAST_TURN) {
          state.ending = { winner: 'american', reason: 'time' }; // 12.3
          return true;
        }
        state.turn += 1;
        frame.stage = 'begin';
        return true;
    }
  },
  decide: (_, frame) =>
    frame.stage === 'desert' ? { kind: 'desert', by: 'british', case: '13.5' } : rollOf(2, '5.1'), // K6
  actions: (state, frame) =>
    frame.stage === 'desert'
      ? livingNatives(state).map((block) => ({ kind: 'remove', block: idOf(block) }))
      : [],
  check(state, frame, action) {
    if (frame.stage === 'roll') return checkRoll(action, 2);
    if (action.kind !== 'remove') return refuse('notNow');
    const block = ownBlock('british', action.block);
    if (typeof block !== 'number') return block;
    if (!isNative(block)) return refuse('notNative', action.block);
    return livingNatives(state).includes(block) ? undefined : refuse('notInPlay', action.block);
  },
  apply(state, frame, action, emit) {
    if (action.kind === 'remove') {
      eliminate(state, sure(ownBlock('british', action.block)), 'desertion', emit); // K71
      frame.stage = 'roll';
    } else if (action.kind === 'roll') {
      const [british = 1, american = 1] = action.dice;
      state.ap.british = pointsFor('british', british);
      state.ap.american = pointsFor('american', american);
      frame.first = firstWith(state.ap.british, state.ap.american);
      frame.stage = 'first';
      emit({ type: 'pointsRolled', british, american, points: { ...state.ap }, first: frame.first });
    }
  },
};

/** 13.5, K71 */
const deserters = (state: State) =>
  state.options.desertion && DESERTION_TURNS.includes(state.turn) ? livingNatives(state) : [];

export const playerTurn: RulesOf<'playerTurn'> = {
  ...asksNothing('a player turn'),
  step(state, frame, emit) {
    const side = state.phasing;
    switch (frame.stage) {
      case 'begin':
        emit({ type: 'playerTurnBegan', side, turn: state.turn });
        beginPlayerTurn(state);
        frame.stage = side === 'american' ? 'duty' : 'movement';
        return true;
      case 'duty': // 9.2, K33
        frame.stage = 'release';
        if (owedToHudson(state) > 0 && canBeSent(state).length > 0) push(state, { kind: 'duty' });
        return true;
      case 'release': // 9.4
        frame.stage = 'entry';
        if (!doesThreaten(state) && atWestPoint(state).length > 0)
          push(state, { kind: 'release', settled: [] });
        return true;
      case 'entry': // K10
        frame.stage = 'movement';
        if (stillToEnter(state) !== undefined) push(state, { kind: 'entry' });
        return true;
      case 'movement':
        frame.stage = 'forceMarch';
        push(state, { kind: 'movement', moves: 0 });
        return true;
      case 'forceMarch':
        frame.stage = 'battles';
        emit({ type: 'movementEnded', side });
        if (couldAnybodyMarch(state, readField(state, side))) push(state, { kind: 'forceMarch' });
        return true;
      case 'battles':
        frame.stage = 'end';
        push(state, { kind: 'battles' });
        return true;
      case 'end':
        emit({ type: 'playerTurnEnded', side, turn: state.turn });
        if (side === 'american') {
          if (doesThreaten(state)) {
            state.at[CLINTON_BLOCK] = NEW_YORK; // 9.3
            emit({ type: 'clintonReturned' });
          }
          state.ending = britishVictory(state); // K65
        }
        pop(state);
        return true;
    }
  },
};

function beginPlayerTurn(state: State): void {
  for (const block of blocksOf(state.phasing)) {
    state.moved[block] = false;
    state.group[block] = NOBODY;
    state.from[block] = NOWHERE;
    state.road[block] = NOWHERE;
    state.tried[block] = false;
  }
  state.used.fill(0);
  if (state.phasing === 'british') state.clintonTried = false;
}
