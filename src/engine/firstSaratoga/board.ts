/**
 * 5.0 Zones of control, with the occupation of all hexes, read in one pass over the state.
 *
 * Each world has one set of tables. `readBoard` brings them up to the state that it is given, and only counters that stand or
 * control otherwise than at the last reading are counted anew. A reading is asked at once, and not kept over a change.
 */
import type { Hex } from '../hexmap/hexId';
import type { Side } from './data/types';
import { BACK, DISRUPTED, type State } from './state';
import { controls } from './values';
import type { Piece, World } from './world';

export interface Board {
  readonly british: Field;
  readonly colonial: Field;
  /** The counters of both sides in each hex, by number. A list is never changed, another takes its place. */
  readonly counters: (readonly Piece[])[];
}

/** Counts by hex: what a side has, and what it meets. */
export interface Field {
  /** Units, not leaders. */
  readonly own: Uint8Array;
  readonly ownLeaders: Uint8Array;
  readonly foes: Uint8Array;
  readonly foeLeaders: Uint8Array;
  /** 5.1 enemy units that control the hex, and 4.4 enemy units next to it. */
  readonly zoc: Uint8Array;
  readonly near: Uint8Array;
}

export function readBoard(world: World, state: State): Board {
  const reader = READERS.get(world) ?? newReader(world);
  const { places, faces } = reader;
  const { at, marks } = state;
  for (let piece = 0; piece < places.length; piece++) {
    const place = at[piece] ?? 0;
    const face = (marks[piece] ?? 0) & (BACK | DISRUPTED);
    if (place === places[piece] && face === faces[piece]) continue;
    const was = places[piece] ?? 0;
    if (was > 0) count(world, reader, piece, was as Hex, -1);
    places[piece] = place;
    faces[piece] = face;
    if (place > 0) count(world, reader, piece, place as Hex, 1);
  }
  return reader.board;
}

export const fieldOf = (board: Board, side: Side): Field =>
  side === 'british' ? board.british : board.colonial;

export const countersIn = (board: Board, hex: Hex): readonly Piece[] => board.counters[hex] ?? NOBODY;

export function unitsIn(world: World, board: Board, hex: Hex): readonly Piece[] {
  return countersIn(board, hex).filter((piece) => !world.isLeader[piece]);
}

export function leadersIn(world: World, board: Board, hex: Hex, side: Side): readonly Piece[] {
  const there = countersIn(board, hex);
  if (there.length === 0) return NOBODY;
  return there.filter((piece) => world.isLeader[piece] && world.isBritish[piece] === (side === 'british'));
}

const NOBODY: readonly Piece[] = [];

interface Reader {
  readonly board: Board;
  readonly places: number[];
  readonly faces: number[];
}

const READERS = new WeakMap<World, Reader>();

function newReader(world: World): Reader {
  const table = () => new Uint8Array(world.size);
  const own = { british: table(), colonial: table() };
  const leaders = { british: table(), colonial: table() };
  const zoc = { british: table(), colonial: table() };
  const near = { british: table(), colonial: table() };
  const field = (side: Side, enemy: Side): Field => ({
    own: own[side],
    ownLeaders: leaders[side],
    foes: own[enemy],
    foeLeaders: leaders[enemy],
    zoc: zoc[enemy],
    near: near[enemy],
  });
  const reader: Reader = {
    board: {
      british: field('british', 'colonial'),
      colonial: field('colonial', 'british'),
      counters: Array.from({ length: world.size }, () => NOBODY),
    },
    places: world.pieces.map(() => 0),
    faces: world.pieces.map(() => 0),
  };
  READERS.set(world, reader);
  return reader;
}

function count(world: World, { board, faces }: Reader, piece: Piece, hex: Hex, by: number): void {
  const [mine, theirs] = world.isBritish[piece]
    ? [board.british, board.colonial]
    : [board.colonial, board.british];
  const there = board.counters[hex] ?? NOBODY;
  board.counters[hex] =
    by > 0 ? [...there, piece].sort((a, b) => a - b) : there.filter((other) => other !== piece);
  if (world.isLeader[piece]) {
    mine.ownLeaders[hex] = (mine.ownLeaders[hex] ?? 0) + by;
    return;
  }
  mine.own[hex] = (mine.own[hex] ?? 0) + by;
  for (const next of world.grid.neighbours(hex)) theirs.near[next] = (theirs.near[next] ?? 0) + by;
  if (!controls(world, faces[piece] ?? 0, piece)) return;
  for (const next of world.zocInto[hex] ?? NO_HEXES) theirs.zoc[next] = (theirs.zoc[next] ?? 0) + by;
}

const NO_HEXES: readonly Hex[] = [];
