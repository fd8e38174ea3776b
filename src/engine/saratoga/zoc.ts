/** 3.2 Zones of control, with the occupation of all hexes, read in one pass over the state. */
import { EVERY_DIRECTION } from '../hexmap/grid';
import type { Hex } from '../hexmap/hexId';
import { GRID, isLand, STREAM_SIDES } from './battlefield';
import type { Side } from './data/types';
import { enemyOf, FIRST_LEADER, type Piece, PIECES, sideOf } from './roster';
import type { State } from './state';

/** Counts by hex number. One board is read at a time and is true until the state changes. */
export interface BoardReading {
  readonly units: Readonly<Record<Side, Uint8Array>>;
  readonly leaders: Readonly<Record<Side, Uint8Array>>;
  /** How many units of the side reach into the hex, and how many stand next to it, across streams too. */
  readonly zoc: Readonly<Record<Side, Uint8Array>>;
  readonly near: Readonly<Record<Side, Uint8Array>>;
  /** The same tables as a side meets them. */
  readonly fields: Readonly<Record<Side, Field>>;
  /** Counts the changes that were found. */
  clock: number;
}

/** What lies before a side: its own units, the enemies, and the hexes that these reach into or stand next to. */
export interface Field {
  readonly own: Uint8Array;
  readonly foes: Uint8Array;
  readonly foeLeaders: Uint8Array;
  readonly zoc: Uint8Array;
  readonly near: Uint8Array;
  /** When one of these counts of a hex changed last, by the board's clock. */
  readonly changed: Float64Array;
  /** The side's counters in each hex, by number. A list is never changed, another takes its place. */
  readonly counters: (readonly Piece[])[];
}

export const fieldOf = ({ fields }: BoardReading, side: Side): Field =>
  side === 'british' ? fields.british : fields.american;

const SIZE = GRID.tables.size;
const counts = () => ({ british: new Uint8Array(SIZE), american: new Uint8Array(SIZE) });
const NOBODY: readonly Piece[] = [];
const ALONE: readonly (readonly Piece[])[] = PIECES.map((piece) => [piece]);
const board = newBoard();
/** Where each counter stood at the last reading: only those that stand elsewhere now are counted anew. */
const counted: number[] = PIECES.map(() => 0);

export function readBoard(state: State): BoardReading {
  const at = state.at;
  for (let piece = 0; piece < counted.length; piece++) {
    if (at[piece] === counted[piece]) continue;
    const now = at[piece] ?? 0;
    const before = counted[piece] ?? 0;
    board.clock++;
    if (before > 0) count(piece, before, -1);
    if (now > 0) count(piece, now, 1);
    counted[piece] = now;
  }
  return board;
}

/** A board on which nobody stands. */
export function newBoard(): BoardReading {
  const [units, leaders, zoc, near] = [counts(), counts(), counts(), counts()];
  const field = (side: Side): Field => ({
    own: units[side],
    foes: units[enemyOf(side)],
    foeLeaders: leaders[enemyOf(side)],
    zoc: zoc[enemyOf(side)],
    near: near[enemyOf(side)],
    changed: new Float64Array(SIZE),
    counters: Array.from({ length: SIZE }, () => NOBODY),
  });
  const fields = { british: field('british'), american: field('american') };
  return { units, leaders, zoc, near, fields, clock: 0 };
}

function count(piece: Piece, hex: number, by: 1 | -1): void {
  const side = sideOf(piece);
  const friends = fieldOf(board, side);
  const enemies = fieldOf(board, enemyOf(side));
  const there = friends.counters[hex] ?? NOBODY;
  friends.counters[hex] = by === 1 ? withPiece(there, piece) : withoutPiece(there, piece);
  enemies.changed[hex] = board.clock;
  if (piece >= FIRST_LEADER) {
    add(enemies.foeLeaders, hex, by); // 3.2.1 leaders project none
    return;
  }
  add(friends.own, hex, by);
  friends.changed[hex] = board.clock;
  for (const next of ZOC_OF[hex] ?? NONE) add(enemies.zoc, next, by);
  for (const next of GRID.neighbours(hex as Hex)) {
    add(enemies.near, next, by);
    enemies.changed[next] = board.clock;
  }
}

function withPiece(list: readonly Piece[], piece: Piece): readonly Piece[] {
  if (list.length === 0) return ALONE[piece] ?? [piece];
  const place = list.findIndex((other) => other > piece);
  return list.toSpliced(place < 0 ? list.length : place, 0, piece);
}

const withoutPiece = (list: readonly Piece[], piece: Piece): readonly Piece[] =>
  list.length === 1 ? NOBODY : list.filter((other) => other !== piece);

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
