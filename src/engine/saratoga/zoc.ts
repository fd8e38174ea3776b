/** 3.2 Zones of control, with the occupation of all hexes, read in one pass over the state. */
import { EVERY_DIRECTION } from '../hexmap/grid';
import type { Hex } from '../hexmap/hexId';
import { GRID, isLand, STREAM_SIDES } from './battlefield';
import type { Side } from './data/types';
import { enemyOf, FIRST_LEADER, type Piece, PIECES, sideOf } from './roster';
import type { State } from './state';

/** Counts by hex number. */
interface Tables {
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

/**
 * The board as it was read. There is one set of tables, and the next state that is read changes them: a reading that is
 * asked after that throws, so that whoever looks at several states by turns has to read each of them again. A table itself
 * cannot tell: it is taken out where it is used, and never handed on or kept.
 */
export class BoardReading {
  readonly #tables: Tables;
  /** The changes that were counted when it was read. */
  readonly clock: number;

  constructor(tables: Tables) {
    this.#tables = tables;
    this.clock = tables.clock;
  }

  get units(): Tables['units'] {
    return this.#now().units;
  }
  get leaders(): Tables['leaders'] {
    return this.#now().leaders;
  }
  get zoc(): Tables['zoc'] {
    return this.#now().zoc;
  }
  get near(): Tables['near'] {
    return this.#now().near;
  }
  get fields(): Tables['fields'] {
    return this.#now().fields;
  }

  #now(): Tables {
    if (this.#tables.clock !== this.clock)
      throw new Error(`the board of change ${this.clock} was read anew at ${this.#tables.clock}`);
    return this.#tables;
  }
}

/** What lies before a side: its own units, the enemies, and the hexes that these reach into or stand next to. */
export interface Field {
  readonly own: Uint8Array;
  readonly foes: Uint8Array;
  readonly foeLeaders: Uint8Array;
  readonly zoc: Uint8Array;
  readonly near: Uint8Array;
  /** How many enemy leaders stand next to the hex, alone or not. */
  readonly nearLeaders: Uint8Array;
  /** When one of these counts of a hex changed last, by the board's clock. */
  readonly changed: Float64Array;
  /** The side's counters in each hex, by number. A list is never changed, another takes its place. */
  readonly counters: (readonly Piece[])[];
}

export const fieldOf = (board: BoardReading, side: Side): Field =>
  side === 'british' ? board.fields.british : board.fields.american;

const SIZE = GRID.tables.size;
const counts = () => ({ british: new Uint8Array(SIZE), american: new Uint8Array(SIZE) });
const NOBODY: readonly Piece[] = [];
const ALONE: readonly (readonly Piece[])[] = PIECES.map((piece) => [piece]);

/** Reads boards into tables of its own. Only counters that stand elsewhere than at the last reading are counted anew. */
export function makeReader(): (state: Pick<State, 'at'>) => BoardReading {
  const tables = newTables();
  const counted: number[] = PIECES.map(() => 0);
  let latest = new BoardReading(tables);
  return ({ at }) => {
    const before = tables.clock;
    for (let piece = 0; piece < counted.length; piece++) {
      if (at[piece] === counted[piece]) continue;
      const now = at[piece] ?? 0;
      const was = counted[piece] ?? 0;
      tables.clock++;
      if (was > 0) count(tables, piece, was, -1);
      if (now > 0) count(tables, piece, now, 1);
      counted[piece] = now;
    }
    if (tables.clock !== before) latest = new BoardReading(tables);
    return latest;
  };
}

export const readBoard: (state: State) => BoardReading = makeReader();

/** A board on which nobody stands. */
export const newBoard = (): BoardReading => new BoardReading(newTables());

function newTables(): Tables {
  const [units, leaders, zoc, near] = [counts(), counts(), counts(), counts()];
  const field = (side: Side): Field => ({
    own: units[side],
    foes: units[enemyOf(side)],
    foeLeaders: leaders[enemyOf(side)],
    zoc: zoc[enemyOf(side)],
    near: near[enemyOf(side)],
    nearLeaders: new Uint8Array(SIZE),
    changed: new Float64Array(SIZE),
    counters: Array.from({ length: SIZE }, () => NOBODY),
  });
  const fields = { british: field('british'), american: field('american') };
  return { units, leaders, zoc, near, fields, clock: 0 };
}

function count(board: Tables, piece: Piece, hex: number, by: 1 | -1): void {
  const side = sideOf(piece);
  const friends = board.fields[side];
  const enemies = board.fields[enemyOf(side)];
  const there = friends.counters[hex] ?? NOBODY;
  friends.counters[hex] = by === 1 ? withPiece(there, piece) : withoutPiece(there, piece);
  enemies.changed[hex] = board.clock;
  if (piece >= FIRST_LEADER) {
    add(enemies.foeLeaders, hex, by); // 3.2.1 leaders project none
    for (const next of GRID.neighbours(hex as Hex)) {
      add(enemies.nearLeaders, next, by);
      enemies.changed[next] = board.clock;
    }
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
