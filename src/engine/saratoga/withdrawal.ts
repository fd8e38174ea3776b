/** 3.8.2, 3.8.3 What broken units owe in each Movement Phase. */
import type { Hex } from '../hexmap/hexId';
import { GRID } from './battlefield';
import {
  canReachAny,
  type Destination,
  destinations,
  groupPoints,
  hasMinimumMove,
  makeGroup,
} from './movement';
import { isBroken } from './morale';
import { isCombatUnit, type Piece, sideOf } from './roster';
import { distanceTo, enemyHexes, isAtOwnEdge, isTowardEdge } from './retreat';
import { STACKING_LIMIT } from './stacking';
import { hexOfPiece, isOnMap, type State } from './state';
import { fieldOf, readBoard } from './zoc';

export const owesWithdrawal = (state: State, piece: Piece): boolean =>
  isCombatUnit(piece) && isOnMap(state, piece) && isBroken(state, piece);

/**
 * R92 where a broken unit may end a move: farther from the enemy than it stood and toward its edge, if it can get there;
 * else any step toward the edge. 3.8.3 a vacant hex, if one of them is vacant, else one with room.
 */
export function withdrawalHexes(
  state: State,
  unit: Piece,
  stood: Hex,
  escort: readonly Piece[] = [],
): Destination[] {
  const side = sideOf(unit);
  const group = makeGroup(state, [unit, ...escort]);
  const board = readBoard(state);
  const { own } = fieldOf(board, side);
  const enemies = enemyHexes(state, side);
  const near = distanceTo(enemies, stood);
  return destinations(board, group, groupPoints(state, group), hasMinimumMove(state, group), (hexes) => {
    const toward = hexes.filter((hex) => isTowardEdge(side, stood, hex) && (own[hex] ?? 0) < STACKING_LIMIT);
    const farther = toward.filter((hex) => enemies.every((enemy) => GRID.distance(hex, enemy) > near));
    const allowed = farther.length > 0 ? farther : toward;
    const vacant = allowed.filter((hex) => own[hex] === 0);
    return vacant.length > 0 ? vacant : allowed;
  });
}

/** R93 by choice a unit at its edge of the map may stay while no enemy is within three hexes. */
export function mayStay(state: State, unit: Piece): boolean {
  return (
    state.options.edgeOfMap === 'stay' &&
    isAtOwnEdge(state, unit) &&
    distanceTo(enemyHexes(state, sideOf(unit)), hexOfPiece(state, unit)) > 3
  );
}

/** Who still stands where it stood, and could go. */
export const stillOwing = (state: State, stood: readonly number[]): Piece[] =>
  waiting(state, stood).filter((unit) => canWithdraw(state, unit));

export const isAnyOwing = (state: State, stood: readonly number[]): boolean =>
  waiting(state, stood).some((unit) => canWithdraw(state, unit));

/** 3.8.3 who cannot go anywhere and is destroyed when the phase ends. */
export const doomed = (state: State, stood: readonly number[]): Piece[] =>
  waiting(state, stood).filter((unit) => !canWithdraw(state, unit));

/** Whether `withdrawalHexes` would name any. */
function canWithdraw(state: State, unit: Piece): boolean {
  // Only a position in writing can say that it has moved and has not.
  if (state.done[unit]) return false;
  const side = sideOf(unit);
  const board = readBoard(state);
  const { own } = fieldOf(board, side);
  const group = makeGroup(state, [unit]);
  const isWay = (hex: Hex) => isTowardEdge(side, group.from, hex) && (own[hex] ?? 0) < STACKING_LIMIT;
  return canReachAny(board, group, groupPoints(state, group), hasMinimumMove(state, group), isWay);
}

function waiting(state: State, stood: readonly number[]): Piece[] {
  const units: Piece[] = [];
  for (let unit = 0; unit < stood.length; unit++) {
    const hex = stood[unit] ?? 0;
    if (hex > 0 && state.at[unit] === hex && owesWithdrawal(state, unit) && !mayStay(state, unit))
      units.push(unit);
  }
  return units;
}
