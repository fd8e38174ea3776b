/** 7.0 Movement at the beginning of the Combat Phase: who takes part, how far, and where it may end. */
import type { Hex } from '../hexmap/hexId';
import { GRID } from './battlefield';
import type { Side } from './data/types';
import { isBroken } from './morale';
import { COMBAT_ALLOWANCE, type Destination, destinations, type Group, reachOf } from './movement';
import { isCombatUnit, isGun, type Piece } from './roster';
import { STACKING_LIMIT } from './stacking';
import type { State } from './state';
import { type BoardReading, type Field, fieldOf, newBoard } from './zoc';

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

/** R53, R119 stacking holds at the end, and the end is adjacent to an enemy unit or to enemy leaders who stand alone. */
export function barToCombatEnd(
  board: BoardReading,
  group: Group,
  end: Hex,
): 'mustEndAdjacent' | 'thirdUnit' | undefined {
  const field = fieldOf(board, group.side);
  if (!isBesideEnemy(field, end)) return 'mustEndAdjacent';
  const there = (field.own[end] ?? 0) - (end === group.from ? group.units : 0);
  return there + group.units > STACKING_LIMIT ? 'thirdUnit' : undefined;
}

function isBesideEnemy({ near, nearLeaders, foes, foeLeaders }: Field, hex: Hex): boolean {
  if (near[hex] !== 0) return true;
  if (nearLeaders[hex] === 0) return false;
  for (const next of GRID.neighbours(hex)) if (foeLeaders[next] !== 0 && foes[next] === 0) return true;
  return false;
}

/** Where a group of counters that take part can go; R55 there is no minimum move. */
export function combatDestinations(board: BoardReading, group: Group): Destination[] {
  return destinations(board, group, COMBAT_ALLOWANCE, false, (hexes) =>
    hexes.filter((hex) => !barToCombatEnd(board, group, hex)),
  );
}

/** Whether any hex within reach is next to the enemy. */
export function isNearEnemy(board: BoardReading, side: Side, from: Hex): boolean {
  const field = fieldOf(board, side);
  for (const hex of hexesInReach(from)) if (isBesideEnemy(field, hex)) return true;
  return false;
}

/** The hexes within three points, over open ground and by road, whoever stands where. */
export const hexesInReach = (from: Hex): readonly Hex[] => (IN_REACH[from] ??= inReach(from));

const IN_REACH: (readonly Hex[])[] = [];
/** A lone unit comes farthest where nobody stands. */
const inReach = (from: Hex): readonly Hex[] => reachOf(NOBODY, loneUnit(from), COMBAT_ALLOWANCE).hexes;
const NOBODY = newBoard();
const loneUnit = (from: Hex): Group => ({
  pieces: [],
  side: 'british',
  from,
  units: 1,
  infantry: true,
  zocBar: undefined,
  needsFriends: false,
  broken: false,
});
