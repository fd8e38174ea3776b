/** 6.0 The elementary moves of a Movement Phase, for whoever chooses among them. */
import { EVERY_DIRECTION } from '../../hexmap/grid';
import type { Hex } from '../../hexmap/hexId';
import type { Action } from '../actions';
import { GRID } from '../battlefield';
import type { MovementFrame } from '../frames';
import { isBroken } from '../morale';
import { barToStep, type Group, groupPoints, hasMinimumMove, makeGroup, stepCost } from '../movement';
import { idOf, type Piece, PIECES } from '../roster';
import { hexOfPiece, type State } from '../state';
import { isAnyOwing, owesWithdrawal, withdrawalHexes } from '../withdrawal';
import { type BoardReading, fieldOf, readBoard } from '../zoc';
import { checkExit, EXIT_HEX } from './exit';
import { stacksOf, subsets } from './rules';
import { keep, recall, type StackLists } from './stackLists';

/**
 * While a stack is under way: the next steps of its parts, or a halt. Else one step of each group that can move, all ends
 * for broken units, exits, and the end of the phase if nothing is owed.
 */
export function listMoves(state: State, frame: MovementFrame): Action[] {
  if (frame.party.length > 0) {
    const steps = stepsOfParty(state, frame);
    if (steps.length > 0) {
      steps.push({ kind: 'halt' });
      return steps;
    }
  }
  const lists: (readonly Action[])[] = [];
  const board = readBoard(state);
  for (const free of stacksOf(state, board, (piece) => !state.done[piece]))
    lists.push(movesOfStack(state, frame, board, free));
  if (!isAnyOwing(state, frame.stood)) lists.push([{ kind: 'endMovement' }]);
  return ([] as Action[]).concat(...lists); // joined at once, for they are many
}

/** R20 the groups with one of the stack under way among them. */
function stepsOfParty(state: State, frame: MovementFrame): Action[] {
  const { party } = frame;
  const list: Action[] = [];
  const board = readBoard(state);
  const { counters } = fieldOf(board, state.phasing);
  const stacks: (readonly Piece[])[] = [];
  for (const piece of party) {
    const hex = state.at[piece] ?? 0;
    if (hex <= 0 || state.done[piece]) continue;
    const free = (counters[hex] ?? []).filter((other) => !state.done[other]);
    // The counter of the party that comes first speaks for its hex.
    if (free.find((other) => party.includes(other)) === piece) stacks.push(free);
  }
  if (stacks.length > 1) stacks.sort(([a = 0], [b = 0]) => a - b);
  for (const free of stacks) {
    const allGo = free.every((piece) => party.includes(piece));
    addStack(state, frame, board, free, list, allGo ? undefined : party);
  }
  return list;
}

function addStack(
  state: State,
  frame: MovementFrame,
  board: BoardReading,
  free: readonly Piece[],
  list: Action[],
  party?: readonly Piece[],
): void {
  for (const some of subsets(free)) {
    if (party && !some.some((piece) => party.includes(piece))) continue;
    const group = makeGroup(state, some);
    if (group.broken) addWithdrawals(state, frame, group, list);
    else addSteps(state, board, group, list);
  }
}

function addSteps(state: State, board: BoardReading, group: Group, list: Action[]): void {
  const points = groupPoints(state, group);
  const minimum = hasMinimumMove(state, group);
  if (points <= 0 && !minimum) return;
  const { from } = group;
  const counters = namesOf(group.pieces);
  for (const direction of EVERY_DIRECTION) {
    const to = GRID.neighbour(from, direction);
    if (barToStep(board, group, from, to)) continue;
    if (minimum || stepCost(board, group, from, to, direction) <= points)
      list.push({ kind: 'move', counters, path: pathOf(to) });
  }
  if (from === EXIT_HEX && !checkExit(state, { kind: 'exit', counters }))
    list.push({ kind: 'exit', counters });
}

/** 3.8.2 a broken unit goes by itself, with or without leaders, to the end of its withdrawal. */
function addWithdrawals(state: State, frame: MovementFrame, group: Group, list: Action[]): void {
  const broken = group.pieces.find((piece) => owesWithdrawal(state, piece));
  if (broken === undefined || group.units > 1) return;
  const counters = namesOf(group.pieces);
  const escort = group.pieces.filter((piece) => piece !== broken);
  for (const { path } of withdrawalHexes(state, broken, (frame.stood[broken] || group.from) as Hex, escort))
    list.push({ kind: 'move', counters, path });
}

function movesOfStack(
  state: State,
  frame: MovementFrame,
  board: BoardReading,
  free: readonly Piece[],
): readonly Action[] {
  // A withdrawal depends on hexes far away, a step only on those around.
  const broken = free.some((piece) => isBroken(state, piece));
  const around = GRID.within(hexOfPiece(state, free[0] ?? -1), 1);
  const before = broken ? undefined : recall(STEPS, state, board, free, around);
  if (before) return before;
  const actions: Action[] = [];
  addStack(state, frame, board, free, actions);
  if (!broken) keep(STEPS, state, board, free, actions);
  return actions;
}

const STEPS: StackLists = [];

/** Lists of one name or one hex are made once and shared. */
const NAMES: readonly (readonly string[])[] = PIECES.map((piece) => [idOf(piece)]);
const PATHS: readonly (readonly number[])[] = GRID.tables.alone;
const namesOf = (pieces: readonly Piece[]): readonly string[] =>
  (pieces.length === 1 ? NAMES[pieces[0] ?? -1] : undefined) ?? pieces.map(idOf);
const pathOf = (hex: Hex): readonly number[] => PATHS[hex] ?? [hex];
