/** 7.0 Movement at the beginning of the Combat Phase: three points, for activated infantry and leaders, to end adjacent. */
import { pop } from '../../kernel/frames';
import type { Refusal } from '../../kernel/game';
import { formatHex, type Hex } from '../../hexmap/hexId';
import type { Action } from '../actions';
import {
  barToCombatEnd,
  barToCombatMove,
  combatDestinations,
  hexesInReach,
  isNearEnemy,
} from '../combatMovement';
import { couldCloseIn } from '../doubt';
import { COMBAT_ALLOWANCE, type Destination, likeness, makeGroup, walkAlong } from '../movement';
import { refuse } from '../refusals';
import { idOf, knownPiece, type Piece } from '../roster';
import { hexOfPiece, type State } from '../state';
import { type BoardReading, readBoard } from '../zoc';
import { march } from './movement';
import { ownGroup, type RulesOf, stacksOf, subsets } from './rules';
import { keep, recall, type StackLists } from './stackLists';

export const combatMovement: RulesOf<'combatMovement'> = {
  step(state, frame, emit) {
    if (movesOf(state, frame.moved).length > 0 || couldCloseIn(state, frame.moved)) return false;
    if (frame.moved.length === 0) emit({ type: 'phasePassed', side: state.phasing, phase: 'combatMovement' });
    pop(state);
    return true;
  },
  decide: (state) => ({ kind: 'combatMove', by: state.phasing, case: '7.0' }),
  actions: (state, frame) => [...movesOf(state, frame.moved), { kind: 'endCombatMovement' }],
  check(state, frame, action) {
    if (action.kind === 'endCombatMovement') return undefined;
    if (action.kind !== 'combatMove') return refuse('notNow');
    const pieces = ownGroup(state, state.phasing, action.counters);
    if (!Array.isArray(pieces)) return pieces as Refusal;
    if (action.path.length === 0) return refuse('emptyPath');
    for (const piece of pieces) {
      const bar = barToCombatMove(state, piece, frame.moved);
      if (bar) return refuse(bar, idOf(piece));
    }
    const group = makeGroup(state, pieces);
    const path = action.path as readonly Hex[];
    const way = walkAlong(readBoard(state), group, path, COMBAT_ALLOWANCE, false); // R55 no minimum move
    if (way.bar) {
      const code = way.bar === 'notEnoughPoints' ? 'beyondThreePoints' : way.bar; // R128
      return refuse(code, way.at === undefined ? undefined : formatHex(way.at));
    }
    const end = path.at(-1) ?? group.from;
    const bar = barToCombatEnd(readBoard(state), group, end);
    return bar && refuse(bar, formatHex(end));
  },
  apply(state, frame, action, emit) {
    if (action.kind !== 'combatMove') {
      pop(state);
      return;
    }
    const pieces = action.counters.map(knownPiece);
    frame.moved.push(...pieces);
    march(state, makeGroup(state, pieces), action.path as readonly Hex[], true, emit);
  },
};

/** The moves of all groups that can come to blows. */
function movesOf(state: State, moved: readonly Piece[]): Action[] {
  const board = readBoard(state);
  const list: Action[] = [];
  const takesPart = (piece: Piece) => !barToCombatMove(state, piece, moved);
  for (const pieces of stacksOf(state, board, takesPart))
    if (isNearEnemy(board, state.phasing, hexOfPiece(state, pieces[0] ?? -1)))
      for (const action of movesOfStack(state, board, pieces)) list.push(action);
  return list;
}

/** It depends on the hexes within reach; asked before and after each move, it is mostly as it was. */
function movesOfStack(state: State, board: BoardReading, pieces: readonly Piece[]): readonly Action[] {
  const around = hexesInReach(hexOfPiece(state, pieces[0] ?? -1));
  const before = recall(MOVES, state, board, pieces, around);
  if (before) return before;
  const actions: Action[] = [];
  // Groups of the same kind reach the same hexes.
  const known = new Map<number, Destination[]>();
  for (const some of subsets(pieces)) {
    const group = makeGroup(state, some);
    const like = likeness(group);
    const ways = known.get(like) ?? combatDestinations(board, group);
    known.set(like, ways);
    if (ways.length === 0) continue;
    const counters = some.map(idOf);
    for (const { path, hex } of ways)
      if (!barToCombatEnd(board, group, hex)) actions.push({ kind: 'combatMove', counters, path });
  }
  keep(MOVES, state, board, pieces, actions);
  return actions;
}

const MOVES: StackLists = [];
