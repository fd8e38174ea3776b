/** 6.0 The elementary moves of a Movement Phase, for whoever chooses among them. */
import { EVERY_DIRECTION } from '../../hexmap/grid';
import type { Hex } from '../../hexmap/hexId';
import { BARRED } from '../../hexmap/search';
import type { Action } from '../actions';
import { GRID } from '../battlefield';
import type { MovementFrame } from '../frames';
import { isBroken } from '../morale';
import {
  type Group,
  groupPoints,
  hasMinimumMove,
  likeness,
  LIKENESSES,
  makeGroup,
  stepCosts,
} from '../movement';
import { enemyOf, idOf, type Piece, PIECES } from '../roster';
import type { State } from '../state';
import { owesWithdrawal, stillOwing, withdrawalHexes } from '../withdrawal';
import { type BoardReading, readBoard } from '../zoc';
import { checkExit, EXIT_HEX } from './exit';
import { stacksOf, subsets } from './rules';

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
  const list: Action[] = [];
  const board = readBoard(state);
  for (const free of stacksOf(state, (piece) => !state.done[piece]))
    if (free.some((piece) => isBroken(state, piece))) addStack(state, frame, board, free, list);
    else for (const action of stepsOfStack(state, frame, board, free)) list.push(action);
  if (stillOwing(state, frame.stood).length === 0) list.push({ kind: 'endMovement' });
  return list;
}

/** R20 the groups with one of the stack under way among them. */
function stepsOfParty(state: State, frame: MovementFrame): Action[] {
  const { party } = frame;
  const list: Action[] = [];
  const board = readBoard(state);
  const hexes = party.map((piece) => state.at[piece] ?? 0);
  for (const free of stacksOf(state, (piece, hex) => !state.done[piece] && hexes.includes(hex)))
    addStack(state, frame, board, free, list, party);
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
  // Groups of the same kind pay the same for each step.
  KNOWN_COSTS.fill(undefined);
  for (const some of subsets(free)) {
    if (party && !some.some((piece) => party.includes(piece))) continue;
    const group = makeGroup(state, some);
    if (group.broken) addWithdrawals(state, frame, group, list);
    else addSteps(state, group, (KNOWN_COSTS[likeness(group)] ??= stepCosts(board, group)), list);
  }
}

const KNOWN_COSTS: (readonly number[] | undefined)[] = Array.from({ length: LIKENESSES }, () => undefined);

function addSteps(state: State, group: Group, costs: readonly number[], list: Action[]): void {
  const points = groupPoints(state, group);
  const minimum = hasMinimumMove(state, group);
  if (points <= 0 && !minimum) return;
  const counters = namesOf(group.pieces);
  for (const direction of EVERY_DIRECTION) {
    const cost = costs[direction] ?? BARRED;
    if (cost === BARRED || (!minimum && cost > points)) continue;
    list.push({ kind: 'move', counters, path: pathOf(GRID.neighbour(group.from, direction)) });
  }
  if (group.from === EXIT_HEX && !checkExit(state, { kind: 'exit', counters }))
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

/** The steps of a stack depend on itself and on the hexes around it; while these stay as they are, its list is not made anew. */
function stepsOfStack(
  state: State,
  frame: MovementFrame,
  board: BoardReading,
  free: readonly Piece[],
): readonly Action[] {
  const hex = state.at[free[0] ?? -1] ?? 0;
  const facts = factsAround(state, board, hex as Hex, free);
  const before = REMEMBERED[hex];
  if (before && isSame(before.facts, facts)) return before.actions;
  const actions: Action[] = [];
  addStack(state, frame, board, free, actions);
  REMEMBERED[hex] = { facts: facts.slice(), actions };
  return actions;
}

const REMEMBERED: ({ readonly facts: readonly number[]; readonly actions: readonly Action[] } | undefined)[] =
  [];
const FACTS: number[] = [];

/** All that the steps of a stack without broken units depend on, packed: a number a counter, one for the hexes around. */
function factsAround(state: State, board: BoardReading, hex: Hex, free: readonly Piece[]): readonly number[] {
  const enemy = enemyOf(state.phasing);
  const own = board.units[state.phasing];
  const foes = board.units[enemy];
  const leaders = board.leaders[enemy];
  const zoc = board.zoc[enemy];
  FACTS.length = free.length + 1;
  for (let i = 0; i < free.length; i++) {
    const piece = free[i] ?? -1;
    const flags = (state.active[piece] ? 1 : 0) + (state.inCommand[piece] ? 2 : 0);
    FACTS[i] = (piece * 64 + (state.spent[piece] ?? 0)) * 4 + flags;
  }
  let around = zoc[hex] === 0 ? 0 : 1;
  for (const direction of EVERY_DIRECTION) {
    const to = GRID.neighbour(hex, direction);
    around =
      around * 24 +
      (foes[to] === 0 ? 0 : 1) +
      (leaders[to] === 0 ? 0 : 2) +
      (zoc[to] === 0 ? 0 : 4) +
      Math.min(own[to] ?? 0, 2) * 8;
  }
  FACTS[free.length] = around;
  return FACTS;
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Lists of one name or one hex are made once and shared. */
const NAMES: readonly (readonly string[])[] = PIECES.map((piece) => [idOf(piece)]);
const PATHS: readonly (readonly number[])[] = GRID.tables.alone;
const namesOf = (pieces: readonly Piece[]): readonly string[] =>
  (pieces.length === 1 ? NAMES[pieces[0] ?? -1] : undefined) ?? pieces.map(idOf);
const pathOf = (hex: Hex): readonly number[] => PATHS[hex] ?? [hex];
