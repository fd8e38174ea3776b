/** 3.1 Stacking: who stands in a hex, in which order, and how many may. */
import type { Hex } from '../hexmap/hexId';
import type { Side } from './data/types';
import { combatUnitsOf, FIRST_LEADER, LEADER_PIECES, type Piece, PIECES, sideOf } from './roster';
import type { State } from './state';

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
  const counts = new Map<number, number>();
  for (const piece of combatUnitsOf(side)) {
    const hex = state.at[piece] ?? 0;
    if (hex > 0) counts.set(hex, (counts.get(hex) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > STACKING_LIMIT).map(([hex]) => hex as Hex);
}
