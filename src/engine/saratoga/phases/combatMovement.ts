/** 7.0 Movement at the beginning of the Combat Phase: three points, for activated infantry and leaders, to end adjacent. */
import { pop } from '../../kernel/frames';
import type { Refusal } from '../../kernel/game';
import { formatHex, type Hex } from '../../hexmap/hexId';
import type { Action } from '../actions';
import { COMBAT_ALLOWANCE, destinations, type Group, makeGroup, walk } from '../movement';
import { isBroken } from '../morale';
import { refuse } from '../refusals';
import { enemyOf, idOf, isCombatUnit, isGun, knownPiece, type Piece, piecesOf } from '../roster';
import { countUnits, STACKING_LIMIT } from '../stacking';
import { hexOfPiece, type State } from '../state';
import { type BoardReading, readBoard } from '../zoc';
import { GRID } from '../battlefield';
import { march, subsets } from './movement';
import { isHexList, ownGroup, type RulesOf } from './rules';

export const combatMovement: RulesOf<'combatMovement'> = {
  step(state, frame, emit) {
    if (listMoves(state, frame.moved).length > 0) return false;
    if (frame.moved.length === 0) emit({ type: 'phasePassed', side: state.phasing, phase: 'combatMovement' });
    pop(state);
    return true;
  },
  decide: (state) => ({ kind: 'combatMove', by: state.phasing, case: '7.0' }),
  actions: (state, frame) => [...listMoves(state, frame.moved), { kind: 'endCombatMovement' }],
  check(state, frame, action) {
    if (action.kind === 'endCombatMovement') return undefined;
    if (action.kind !== 'combatMove') return refuse('notNow');
    const pieces = ownGroup(state, state.phasing, action.counters);
    if (!Array.isArray(pieces)) return pieces as Refusal;
    if (!isHexList(action.path)) return refuse('malformed');
    if (action.path.length === 0) return refuse('emptyPath');
    for (const piece of pieces) {
      const bar = barToCombatMove(state, piece, frame.moved);
      if (bar) return bar;
    }
    const group = makeGroup(state, pieces);
    const path = action.path as readonly Hex[];
    const way = walk(readBoard(state), group, path, COMBAT_ALLOWANCE, false); // R55 no minimum move
    if (way.bar) return refuse(way.bar, way.at === undefined ? undefined : formatHex(way.at));
    return checkEnd(state, readBoard(state), group, path.at(-1) ?? group.from);
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

/** 7.0, R56, R94 why a counter takes no part in this movement. */
function barToCombatMove(state: State, piece: Piece, moved: readonly Piece[]): Refusal | undefined {
  if (moved.includes(piece)) return refuse('hasMoved', idOf(piece));
  if (isGun(piece)) return refuse('gunsStay', idOf(piece));
  if (isCombatUnit(piece) && isBroken(state, piece)) return refuse('brokenStay', idOf(piece));
  return state.active[piece] ? undefined : refuse('onlyActivatedMove', idOf(piece));
}

/** R53 stacking holds at the end, and the end is adjacent to an enemy unit. */
function checkEnd(state: State, board: BoardReading, group: Group, end: Hex): Refusal | undefined {
  if (board.near[enemyOf(group.side)][end] === 0) return refuse('mustEndAdjacent', formatHex(end));
  return countUnits(state, end, group.side, group.pieces) + group.units > STACKING_LIMIT
    ? refuse('hexFull', formatHex(end))
    : undefined;
}

function listMoves(state: State, moved: readonly Piece[]): Action[] {
  const list: Action[] = [];
  const free = new Map<number, Piece[]>();
  for (const piece of piecesOf(state.phasing)) {
    const hex = state.at[piece] ?? 0;
    if (hex <= 0 || barToCombatMove(state, piece, moved) || !isNearEnemy(state, piece)) continue;
    const there = free.get(hex);
    if (there) there.push(piece);
    else free.set(hex, [piece]);
  }
  const board = readBoard(state);
  for (const pieces of free.values())
    for (const some of subsets(pieces)) {
      const group = makeGroup(state, some);
      const counters = some.map(idOf);
      const near = board.near[enemyOf(group.side)];
      for (const { hex, path } of destinations(board, group, COMBAT_ALLOWANCE, false))
        if (near[hex] !== 0 && !checkEnd(state, board, group, hex))
          list.push({ kind: 'combatMove', counters, path });
    }
  return list;
}

/** Three points are at most six hexes of road, so nobody farther than seven from all enemies can come adjacent. */
function isNearEnemy(state: State, piece: Piece): boolean {
  const enemy = enemyOf(state.phasing);
  const here = hexOfPiece(state, piece);
  return piecesOf(enemy).some(
    (other) =>
      isCombatUnit(other) && (state.at[other] ?? 0) > 0 && GRID.distance(hexOfPiece(state, other), here) <= 7,
  );
}
