/** 3.2, 15.2, M41, M58 The rally at the start of the movement phase, unit by unit. */
import { pop } from '../../kernel/frames';
import type { Emit } from '../../kernel/game';
import { readBoard } from '../board';
import type { Event } from '../events';
import { moraleOf, passes } from '../morale';
import { type RallyKind, rallyOf, turnsUp } from '../rally';
import { refuse } from '../refusals';
import { BACK, DISRUPTED, isOnMap, mark, RALLIED, type State, unmark } from '../state';
import { idOf, type Piece, pieceOf, type World } from '../world';
import { checkRoll, dieOf, ownPiece, rollFor, type RulesOf } from './rules';

export const rally = (world: World): RulesOf<'rally'> => ({
  step(state, frame, emit) {
    if (frame.unit >= 0) return false;
    turnLeadersUp(world, state, emit);
    if (candidates(world, state).length > 0) return false;
    pop(state);
    return true;
  },
  decide: (state, { unit }) =>
    unit >= 0
      ? rollFor('rally', kindOf(world, state, unit) === 'step' ? '15.2' : '3.2')
      : { kind: 'rally', by: state.phasing, case: '3.2' },
  actions: (state, { unit }) =>
    unit >= 0
      ? []
      : [
          ...candidates(world, state).map((each) => ({ kind: 'rally', unit: idOf(world, each) }) as const),
          { kind: 'endRally' },
        ],
  check(state, { unit }, action) {
    if (unit >= 0) return checkRoll(action);
    if (action.kind === 'endRally') return undefined;
    if (action.kind !== 'rally') return refuse('notNow');
    const piece = ownPiece(world, state, state.phasing, action.unit);
    if (typeof piece !== 'number') return piece;
    const kind = rallyOf(world, state, readBoard(world, state), piece);
    return kind === 'order' || kind === 'effective' || kind === 'step'
      ? undefined
      : refuse(kind, action.unit);
  },
  apply(state, frame, action, emit) {
    if (action.kind === 'endRally') {
      pop(state);
      return;
    }
    if (action.kind === 'rally') {
      const unit = pieceOf(world, action.unit);
      const kind = kindOf(world, state, unit);
      // 3.2 a the marker comes off without a die, M41 unless it was agreed otherwise
      if (kind === 'order' && state.options.recovery === 'free') {
        mark(state, unit, RALLIED);
        regain(world, state, unit, kind, emit);
      } else frame.unit = unit;
      return;
    }
    const { unit } = frame;
    frame.unit = -1;
    const kind = kindOf(world, state, unit);
    if (!kind) throw new Error(`counter ${unit} has nothing to rally`);
    const die = dieOf(action);
    const needed = moraleOf(world, state, readBoard(world, state), unit).total;
    const passed = passes(die, needed);
    const check = kind === 'step' ? 'recovery' : 'rally';
    emit({
      type: 'moraleChecked',
      side: state.phasing,
      unit: idOf(world, unit),
      check,
      die,
      needed,
      passed,
    });
    mark(state, unit, RALLIED);
    if (passed) regain(world, state, unit, kind, emit);
  },
});

function kindOf(world: World, state: State, unit: Piece): RallyKind | undefined {
  const kind = rallyOf(world, state, readBoard(world, state), unit);
  return kind === 'order' || kind === 'effective' || kind === 'step' ? kind : undefined;
}

function regain(world: World, state: State, unit: Piece, what: RallyKind, emit: Emit<Event>): void {
  unmark(state, unit, what === 'order' ? DISRUPTED : BACK);
  emit({ type: 'rallied', counter: idOf(world, unit), what });
}

function candidates(world: World, state: State): readonly Piece[] {
  return world.piecesOf[state.phasing].filter(
    (piece) =>
      ((state.marks[piece] ?? 0) & (BACK | DISRUPTED)) !== 0 &&
      isOnMap(state, piece) &&
      kindOf(world, state, piece) !== undefined,
  );
}

function turnLeadersUp(world: World, state: State, emit: Emit<Event>): void {
  const board = readBoard(world, state);
  for (const leader of world.piecesOf[state.phasing])
    if (turnsUp(world, state, board, leader)) {
      unmark(state, leader, BACK);
      emit({ type: 'rallied', counter: idOf(world, leader), what: 'effective' });
    }
}
