/** 3.2 Zones of control, with the occupation of all hexes, read in one pass over the state. */
import { EVERY_DIRECTION } from '../hexmap/grid';
import type { Hex } from '../hexmap/hexId';
import { GRID, isLand, STREAM_SIDES } from './battlefield';
import type { Side } from './data/types';
import { FIRST_LEADER, type Piece, sideOf } from './roster';
import type { State } from './state';

/** Counts by hex number. One board is read at a time and is true until the state changes. */
export interface BoardReading {
  readonly units: Readonly<Record<Side, Uint8Array>>;
  readonly leaders: Readonly<Record<Side, Uint8Array>>;
  /** How many units of the side reach into the hex, and how many stand next to it, across streams too. */
  readonly zoc: Readonly<Record<Side, Uint8Array>>;
  readonly near: Readonly<Record<Side, Uint8Array>>;
}

const SIZE = GRID.tables.size;
/** One stretch of memory, so that it is wiped at once. */
const memory = new Uint8Array(8 * SIZE);
const counts = (place: number) => ({
  british: memory.subarray(2 * place * SIZE, (2 * place + 1) * SIZE),
  american: memory.subarray((2 * place + 1) * SIZE, (2 * place + 2) * SIZE),
});
const board: BoardReading = { units: counts(0), leaders: counts(1), zoc: counts(2), near: counts(3) };

export function readBoard(state: State): BoardReading {
  const { units, leaders, zoc, near } = board;
  memory.fill(0);
  const at = state.at;
  for (let piece = 0; piece < at.length; piece++) {
    const hex = at[piece] ?? 0;
    if (hex <= 0) continue;
    const side = sideOf(piece);
    if (piece >= FIRST_LEADER) {
      // 3.2.1 leaders project none
      leaders[side][hex] = (leaders[side][hex] ?? 0) + 1;
      continue;
    }
    units[side][hex] = (units[side][hex] ?? 0) + 1;
    const into = zoc[side];
    for (const next of ZOC_OF[hex] ?? NONE) into[next] = (into[next] ?? 0) + 1;
    const beside = near[side];
    for (const next of GRID.neighbours(hex as Hex)) beside[next] = (beside[next] ?? 0) + 1;
  }
  return board;
}

/** 3.2.1, 3.2.3 the hexes that a unit controls: all six, except across river or stream hexsides. */
export const controlledFrom = (hex: Hex): readonly Hex[] => ZOC_OF[hex] ?? NONE;

/** Whether a side controls a hex, asked once; for many hexes read the board. */
export function isControlledBy(state: State, hex: Hex, side: Side): boolean {
  return readBoard(state).zoc[side][hex] !== 0;
}

export function isAdjacentToUnits(state: State, hex: Hex, side: Side): boolean {
  return readBoard(state).near[side][hex] !== 0;
}

export const isInEnemyZoc = (state: State, piece: Piece): boolean => {
  const side = sideOf(piece) === 'british' ? 'american' : 'british';
  return isControlledBy(state, (state.at[piece] ?? 0) as Hex, side);
};

const NONE: readonly Hex[] = [];
const ZOC_OF: readonly (readonly Hex[])[] = Array.from({ length: SIZE }, (_, number) => {
  const hex = number as Hex;
  if (!GRID.has(hex) || !isLand(hex)) return NONE;
  return EVERY_DIRECTION.filter((direction) => !STREAM_SIDES.has(hex, direction))
    .map((direction) => GRID.neighbour(hex, direction))
    .filter((next) => next !== 0 && isLand(next));
});
