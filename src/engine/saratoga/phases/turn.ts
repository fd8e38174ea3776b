/** 4.0 The turn: who goes first, two player turns, the end; and the four phases of a player turn. */
import { pop, push } from '../../kernel/frames';
import { TURNS } from '../data/scenarios';
import { SIDES } from '../data/types';
import { refuse } from '../refusals';
import { enemyOf, PIECES, piecesOf, sideOf } from '../roster';
import { hexOfPiece, type State } from '../state';
import { automaticEnding, endingByPoints } from '../victory';
import { owesWithdrawal } from '../withdrawal';
import { checkRoll, rollOf, type RulesOf } from './rules';

export const turn: RulesOf<'turn'> = {
  step(state, frame, emit) {
    switch (frame.stage) {
      case 'roll':
      case 'order':
        return false;
      case 'first':
      case 'second':
        state.phasing = frame.stage === 'first' ? frame.side : enemyOf(frame.side);
        frame.stage = frame.stage === 'first' ? 'second' : 'end';
        push(state, { kind: 'playerTurn', stage: 'command' });
        return true;
      case 'end': {
        // 9.0 the End Phase
        emit({ type: 'turnEnded', turn: state.turn });
        const ending = automaticEnding(state) ?? (state.turn >= TURNS ? endingByPoints(state) : undefined);
        if (ending) {
          state.ending = ending;
          state.frames = [];
          emit({ type: 'ended', ending });
          return true;
        }
        state.turn += 1;
        frame.stage = 'roll';
        emit({ type: 'turnBegan', turn: state.turn });
        return true;
      }
    }
  },
  decide: (_, frame) =>
    frame.stage === 'roll' ? rollOf(2, '4.0') : { kind: 'chooseOrder', by: frame.side, case: '4.0' },
  actions: (_, frame) =>
    frame.stage === 'order' ? SIDES.map((first) => ({ kind: 'chooseOrder', first })) : [],
  check(_, frame, action) {
    if (frame.stage === 'roll') return checkRoll(action, 2);
    if (action.kind !== 'chooseOrder') return refuse('notNow');
    return SIDES.includes(action.first) ? undefined : refuse('malformed', 'first');
  },
  apply(_, frame, action, emit) {
    if (action.kind === 'roll') {
      // 4.0 A each player rolls a die, the British one is read first; R103 the American decides a tie
      const [british = 0, american = 0] = action.dice;
      frame.side = british > american ? 'british' : 'american';
      frame.stage = 'order';
      emit({ type: 'initiativeRolled', british, american, winner: frame.side });
    } else if (action.kind === 'chooseOrder') {
      frame.side = action.first;
      frame.stage = 'first';
      emit({ type: 'orderChosen', first: action.first });
    }
  },
};

export const playerTurn: RulesOf<'playerTurn'> = {
  step(state, frame, emit) {
    const side = state.phasing;
    switch (frame.stage) {
      case 'command':
        frame.stage = 'movement';
        emit({ type: 'phaseBegan', side, phase: 'command' });
        push(state, { kind: 'command', stage: 'begin' });
        return true;
      case 'movement':
        frame.stage = 'combat';
        emit({ type: 'phaseBegan', side, phase: 'movement' });
        beginMovement(state);
        return true;
      case 'combat':
        frame.stage = 'recovery';
        emit({ type: 'phaseBegan', side, phase: 'combat' });
        beginCombat(state);
        return true;
      case 'recovery':
        frame.stage = 'over';
        emit({ type: 'phaseBegan', side, phase: 'recovery' });
        endCombat(state);
        push(state, { kind: 'recovery', stage: 'choose', group: 0, queue: [] });
        return true;
      case 'over':
        pop(state);
        return true;
    }
  },
  decide: () => {
    throw new Error('a player turn asks nothing itself');
  },
  actions: () => [],
  check: () => refuse('notNow'),
  apply: () => undefined,
};

function beginMovement(state: State): void {
  for (const piece of piecesOf(state.phasing)) {
    state.spent[piece] = 0;
    state.done[piece] = false;
  }
  const stood = PIECES.map((piece) =>
    sideOf(piece) === state.phasing && owesWithdrawal(state, piece) ? hexOfPiece(state, piece) : 0,
  );
  push(state, { kind: 'movement', stage: 'move', party: [], stood });
}

function beginCombat(state: State): void {
  for (const piece of piecesOf(state.phasing)) {
    state.spent[piece] = 0;
    state.done[piece] = false;
  }
  endCombat(state);
  push(state, { kind: 'fire', step: 0, held: [] });
  push(state, { kind: 'combatMovement', moved: [] });
}

/** What a Combat Phase remembers does not outlast it. */
function endCombat(state: State): void {
  for (const piece of PIECES) {
    state.fired[piece] = false;
    state.aimedAt[piece] = 0;
    state.shotAt[piece] = 0;
    state.seen[piece] = false;
  }
}
