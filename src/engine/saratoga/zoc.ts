/** 3.2 Zones of control, with the occupation of all hexes, read in one pass over the state. */
import { EVERY_DIRECTION } from '../hexmap/grid';
import type { Hex } from '../hexmap/hexId';
import { GRID, isLand, STREAM_SIDES } from './battlefield';
import type { Side } from './data/types';
import { FIRST_LEADER, type Piece, PIECES, sideOf } from './roster';
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
const counts = () => ({ british: new Uint8Array(SIZE), american: new Uint8Array(SIZE) });
const board: BoardReading = { units: counts(), leaders: counts(), zoc: counts(), near: counts() };
/** Where each counter stood at the last reading: only those that stand elsewhere now are counted anew. */
const counted = new Int16Array(PIECES.length);

export function readBoard(state: State): BoardReading {
  const at = state.at;
  for (let piece = 0; piece < counted.length; piece++) {
    const now = at[piece] ?? 0;
    const before = counted[piece] ?? 0;
    if (now === before) continue;
    if (before > 0) count(piece, before, -1);
    if (now > 0) count(piece, now, 1);
    counted[piece] = now;
  }
  return board;
}

function count(piece: Piece, hex: number, by: 1 | -1): void {
  const side = sideOf(piece);
  if (piece >= FIRST_LEADER) {
    add(board.leaders[side], hex, by); // 3.2.1 leaders project none
    return;
  }
  add(board.units[side], hex, by);
  for (const next of ZOC_OF[hex] ?? NONE) add(board.zoc[side], next, by);
  for (const next of GRID.neighbours(hex as Hex)) add(board.near[side], next, by);
}

function add(table: Uint8Array, hex: number, by: 1 | -1): void {
  table[hex] = (table[hex] ?? 0) + by;
}

/** Whether a side controls a hex, asked once; for many hexes read the board. */
export function isControlledBy(state: State, hex: Hex, side: Side): boolean {
  return readBoard(state).zoc[side][hex] !== 0;
}

export function isAdjacentToUnits(state: State, hex: Hex, side: Side): boolean {
  return readBoard(state).near[side][hex] !== 0;
}

const NONE: readonly Hex[] = [];
/** 3.2.1, 3.2.3 the hexes that a unit controls: all six, except across river or stream hexsides. */
const ZOC_OF: readonly (readonly Hex[])[] = Array.from({ length: SIZE }, (_, number) => {
  const hex = number as Hex;
  if (!GRID.has(hex) || !isLand(hex)) return NONE;
  return EVERY_DIRECTION.filter((direction) => !STREAM_SIDES.has(hex, direction))
    .map((direction) => GRID.neighbour(hex, direction))
    .filter((next) => next !== 0 && isLand(next));
});
