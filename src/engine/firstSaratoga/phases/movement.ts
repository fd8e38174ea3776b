/** 4.1 The movement phase: groups set out one after another. */
import { pop, push } from '../../kernel/frames';
import { NO_HEX } from '../../hexmap/hexId';
import type { Action } from '../actions';
import { fieldOf, readBoard } from '../board';
import type { GroupFrame } from '../frames';
import { barToGroup, entryHexOf, entryOf, hasMoved, isHeld, ownGroup } from '../groups';
import { groupAllowance } from '../movement';
import { refuse } from '../refusals';
import { hexOfPiece, isOnMap, mark, MARCHED, type State, WAITING } from '../state';
import { allowanceOf } from '../values';
import { idOf, type Piece, pieceOf, type World } from '../world';
import { idsOf, isRefused, type RulesOf, subsets } from './rules';

export const movement = (world: World): RulesOf<'movement'> => ({
  decide: (state) => ({ kind: 'move', by: state.phasing, case: '4.1' }),
  actions(state) {
    const list: Action[] = [];
    const board = readBoard(world, state);
    for (const stack of freeStacks(world, state)) {
      const hex = hexOfPiece(state, stack[0] ?? -1);
      const mayMarch = hex > 0 && world.onPath[hex] === 1 && fieldOf(board, state.phasing).near[hex] === 0;
      for (const pieces of subsets(stack)) {
        if (barToGroup(world, state, board, pieces, false)) continue;
        const counters = idsOf(world, pieces);
        list.push({ kind: 'begin', counters, march: false });
        if (mayMarch && !barToGroup(world, state, board, pieces, true))
          list.push({ kind: 'begin', counters, march: true });
      }
    }
    list.push({ kind: 'endMovement' });
    return list;
  },
  check(state, _, action) {
    if (action.kind === 'endMovement') return undefined;
    if (action.kind !== 'begin') return refuse('notNow');
    const pieces = ownGroup(world, state, action.counters);
    if (isRefused(pieces)) return pieces;
    const bar = barToGroup(world, state, readBoard(world, state), pieces, action.march);
    return bar && refuse(bar.code, bar.piece === undefined ? undefined : idOf(world, bar.piece));
  },
  apply(state, _, action, emit) {
    if (action.kind === 'endMovement') {
      pop(state);
      return;
    }
    if (action.kind !== 'begin') return;
    const pieces = action.counters.map((id) => pieceOf(world, id)).sort((a, b) => a - b);
    emit({
      type: 'groupBegan',
      counters: idsOf(world, pieces),
      from: Math.max(0, state.at[pieces[0] ?? -1] ?? 0),
      march: action.march,
    });
    if (action.march) for (const piece of pieces) mark(state, piece, MARCHED);
    push(state, groupOf(world, state, pieces, action.march));
  },
});

function groupOf(world: World, state: State, pieces: Piece[], march: boolean): GroupFrame {
  const [first = -1] = pieces;
  const isBeside = state.at[first] === WAITING;
  const hasUnits = pieces.some((piece) => !world.isLeader[piece]);
  return {
    kind: 'group',
    stage: state.fog ? 'die' : 'go', // 4.5, M4, M5
    pieces,
    hex: isBeside ? NO_HEX : hexOfPiece(state, first),
    entry: isBeside ? entryHexOf(world, state, first) : NO_HEX,
    march,
    held: !isBeside && isHeld(world, state, first, hasUnits),
    allowance: groupAllowance(world, state, pieces) * (march ? 2 : 1),
    spent: 0,
    steps: 0,
    stuck: [],
    ahead: [],
    checking: [],
    passed: [],
  };
}

/** Counters that may still move, place by place. */
function freeStacks(world: World, state: State): readonly (readonly Piece[])[] {
  const stacks = new Map<number, Piece[]>();
  for (const piece of world.piecesOf[state.phasing]) {
    if (hasMoved(state, piece) || allowanceOf(world, state, piece) === 0) continue;
    const entry = isOnMap(state, piece) ? -1 : entryOf(world, state, piece);
    if (!isOnMap(state, piece) && entry < 0) continue;
    const place = entry >= 0 ? -1 - entry : hexOfPiece(state, piece);
    const stack = stacks.get(place);
    if (stack) stack.push(piece);
    else stacks.set(place, [piece]);
  }
  return [...stacks.values()];
}
