/** 3.1 Stacking: who stands in a hex, in which order, and how many may. */
import type { Hex } from '../hexmap/hexId';
import type { Side } from './data/types';
import { combatUnitsOf, FIRST_LEADER, LEADER_PIECES, type Piece, PIECES, sideOf } from './roster';
import { hexOfPiece, type State } from './state';
import { fieldOf, readBoard } from './zoc';

/** 3.1.1 combat units a hex; leaders and markers do not count. */
export const STACKING_LIMIT = 2;

/** From the bottom to the top. */
export function stackIn(state: State, hex: Hex): Piece[] {
  const pieces = PIECES.filter((piece) => state.at[piece] === hex);
  return pieces.length < 2 ? pieces : pieces.sort((a, b) => (state.order[a] ?? 0) - (state.order[b] ?? 0));
}

/** The combat units of a hex with the top one first: `place` 0 is what the enemy always sees (3.4). */
export function unitsIn(state: State, hex: Hex): Piece[] {
  const units: Piece[] = [];
  for (let piece = 0; piece < FIRST_LEADER; piece++) if (state.at[piece] === hex) units.push(piece);
  return units.length < 2 ? units : units.sort((a, b) => (state.order[b] ?? 0) - (state.order[a] ?? 0));
}

export function leadersIn(state: State, hex: Hex, side?: Side): Piece[] {
  return LEADER_PIECES.filter(
    (piece) => state.at[piece] === hex && (side === undefined || sideOf(piece) === side),
  );
}

/** How many combat units of a side stand in a hex, not counting some. */
export function countUnits(state: State, hex: Hex, side: Side, except: readonly Piece[] = []): number {
  let count = 0;
  for (const piece of combatUnitsOf(side)) if (state.at[piece] === hex && !except.includes(piece)) count++;
  return count;
}

/** 3.1.4 hexes where a side has more units than may stay. */
export function crowdedHexes(state: State, side: Side): Hex[] {
  const { own } = fieldOf(readBoard(state), side);
  const hexes: Hex[] = [];
  for (const piece of combatUnitsOf(side)) {
    const hex = hexOfPiece(state, piece);
    if (hex > 0 && (own[hex] ?? 0) > STACKING_LIMIT && !hexes.includes(hex)) hexes.push(hex);
  }
  return hexes;
}
