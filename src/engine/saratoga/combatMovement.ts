/** 7.0 Movement at the beginning of the Combat Phase: who takes part, how far, and where it may end. */
import type { Hex } from '../hexmap/hexId';
import { reach } from '../hexmap/search';
import { GRID } from './battlefield';
import { isBroken } from './morale';
import { COMBAT_ALLOWANCE, type Destination, destinations, type Group, leastCost } from './movement';
import { enemyOf, isCombatUnit, isGun, type Piece } from './roster';
import { STACKING_LIMIT } from './stacking';
import type { State } from './state';
import type { BoardReading } from './zoc';

export type CombatMoveBar = 'hasMoved' | 'gunsStay' | 'brokenStay' | 'onlyActivatedMove';

/** 7.0, R56, R94 why a counter takes no part in this movement. */
export function barToCombatMove(
  state: State,
  piece: Piece,
  moved: readonly Piece[],
): CombatMoveBar | undefined {
  if (moved.includes(piece)) return 'hasMoved';
  if (isGun(piece)) return 'gunsStay';
  if (isCombatUnit(piece) && isBroken(state, piece)) return 'brokenStay';
  return state.active[piece] ? undefined : 'onlyActivatedMove';
}

/** R53 stacking holds at the end, and the end is adjacent to an enemy unit. */
export function barToCombatEnd(
  board: BoardReading,
  group: Group,
  end: Hex,
): 'mustEndAdjacent' | 'hexFull' | undefined {
  if (board.near[enemyOf(group.side)][end] === 0) return 'mustEndAdjacent';
  const there = (board.units[group.side][end] ?? 0) - (end === group.from ? group.units : 0);
  return there + group.units > STACKING_LIMIT ? 'hexFull' : undefined;
}

/** Where a group of counters that take part can go; R55 there is no minimum move. */
export function combatDestinations(board: BoardReading, group: Group): Destination[] {
  if (!isNearEnemy(board, group)) return [];
  return destinations(board, group, COMBAT_ALLOWANCE, false, (hex) => !barToCombatEnd(board, group, hex));
}

/** Whether one of the hexes within three points, over open ground and by road, is next to an enemy unit. */
function isNearEnemy(board: BoardReading, { from, side }: Group): boolean {
  const near = board.near[enemyOf(side)];
  for (const hex of (WITHIN_REACH[from] ??= withinReach(from))) if (near[hex] !== 0) return true;
  return false;
}

const WITHIN_REACH: (readonly Hex[])[] = [];
const withinReach = (from: Hex): readonly Hex[] =>
  reach(GRID, from, COMBAT_ALLOWANCE, (here, to, direction) => leastCost(here, to, direction)).hexes;
