/** 7.0 Movement at the beginning of the Combat Phase: three points, for activated infantry and leaders, to end adjacent. */
import { pop } from '../../kernel/frames';
import type { Refusal } from '../../kernel/game';
import { formatHex, type Hex } from '../../hexmap/hexId';
import type { Action } from '../actions';
import { barToCombatEnd, barToCombatMove, combatDestinations } from '../combatMovement';
import { COMBAT_ALLOWANCE, makeGroup, walk } from '../movement';
import { refuse } from '../refusals';
import { enemyOf, idOf, isCombatUnit, knownPiece, type Piece, piecesOf } from '../roster';
import { hexOfPiece, type State } from '../state';
import { readBoard } from '../zoc';
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
      if (bar) return refuse(bar, idOf(piece));
    }
    const group = makeGroup(state, pieces);
    const path = action.path as readonly Hex[];
    const way = walk(readBoard(state), group, path, COMBAT_ALLOWANCE, false); // R55 no minimum move
    if (way.bar) return refuse(way.bar, way.at === undefined ? undefined : formatHex(way.at));
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
      for (const { path } of combatDestinations(board, group))
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
