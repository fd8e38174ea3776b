/**
 * A rectangular grid of hexes, even columns half a hex toward the higher rows. With flat tops 0101 is in the north-west; with
 * pointy tops the sheet is turned, 0101 is in the south-west and column numbers rise to the north.
 */

import { type Direction, EVERY_DIRECTION, type Orientation } from './direction';
import { formatHex, type Hex, HIGHEST, NO_HEX } from './hexId';
import { buildTables, type GridTables } from './tables';

export {
  type Direction,
  DIRECTION_NAMES,
  type DirectionName,
  DIRECTIONS,
  EVERY_DIRECTION,
  opposite,
  type Orientation,
  ORIENTATIONS,
} from './direction';

export interface HexGrid {
  readonly columns: number;
  readonly rows: number;
  readonly orientation: Orientation;
  /** Every hex, in the order of the printed numbers. */
  readonly hexes: readonly Hex[];
  has(hex: Hex): boolean;
  /** NO_HEX beyond the edge, and from NO_HEX. */
  neighbour(hex: Hex, direction: Direction): Hex;
  /** Those on the grid, in the order of the directions; the list is shared, nothing is allocated. */
  neighbours(hex: Hex): readonly Hex[];
  areAdjacent(a: Hex, b: Hex): boolean;
  /** The direction of an adjacent hex; -1 for every other one. */
  directionTo(from: Hex, to: Hex): Direction | -1;
  /** In hexes; throws for a hex that is not on the grid. */
  distance(a: Hex, b: Hex): number;
  /** The hexes at exactly this distance, in the order of the printed numbers; the list is shared. */
  ring(hex: Hex, distance: number): readonly Hex[];
  /** The hexes at most this far away, the hex itself included, in the order of the printed numbers; shared. */
  within(hex: Hex, distance: number): readonly Hex[];
  /** For the files of this folder: the tables behind the questions. */
  readonly tables: GridTables;
  /** For line.ts: the patterns of the lines asked for so far, by the difference of two places. */
  readonly linePatterns: (Int32Array | undefined)[];
}

export function makeGrid(columns: number, rows: number, orientation: Orientation = 'flat'): HexGrid {
  requireCount('columns', columns);
  requireCount('rows', rows);
  const tables = buildTables(columns, rows);
  const { hexes, onGrid, next, q, r, place, stride } = tables;
  const lists: readonly (readonly Hex[])[] = Array.from({ length: tables.size }, (_, number) =>
    EVERY_DIRECTION.map((direction) => neighbour(number as Hex, direction)).filter((hex) => hex !== NO_HEX),
  );

  function has(hex: Hex): boolean {
    return onGrid[hex] === 1;
  }

  function neighbour(hex: Hex, direction: Direction): Hex {
    return (next[hex * 6 + direction] ?? NO_HEX) as Hex;
  }

  function neighbours(hex: Hex): readonly Hex[] {
    return lists[hex] ?? NONE;
  }

  function directionTo(from: Hex, to: Hex): Direction | -1 {
    if (!has(from) || !has(to)) return -1;
    switch ((place[to] ?? 0) - (place[from] ?? 0)) {
      case -1:
        return 0;
      case stride - 1:
        return 1;
      case stride:
        return 2;
      case 1:
        return 3;
      case 1 - stride:
        return 4;
      case -stride:
        return 5;
      default:
        return -1;
    }
  }

  function areAdjacent(a: Hex, b: Hex): boolean {
    return directionTo(a, b) !== -1;
  }

  function distance(a: Hex, b: Hex): number {
    if (!has(a) || !has(b)) throw new Error(`not both on the grid: ${formatHex(a)}, ${formatHex(b)}`);
    const dq = (q[a] ?? 0) - (q[b] ?? 0);
    const dr = (r[a] ?? 0) - (r[b] ?? 0);
    return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
  }

  const ring = remember(columns + rows, (hex, n) => hexes.filter((other) => distance(hex, other) === n));
  const within = remember(columns + rows, (hex, n) => hexes.filter((other) => distance(hex, other) <= n));

  return {
    columns,
    rows,
    orientation,
    hexes,
    has,
    neighbour,
    neighbours,
    areAdjacent,
    directionTo,
    distance,
    ring,
    within,
    tables,
    linePatterns: Array.from({ length: tables.hexOfPlace.length }, () => undefined),
  };
}

const NONE: readonly Hex[] = [];

type HexesAround = (hex: Hex, distance: number) => readonly Hex[];

function remember(farthest: number, compute: HexesAround): HexesAround {
  const known: (readonly Hex[])[][] = [];
  return (hex, distance) => {
    if (!Number.isInteger(distance) || distance < 0) throw new RangeError(`not a distance: ${distance}`);
    const lists = (known[Math.min(distance, farthest)] ??= []);
    return (lists[hex] ??= compute(hex, distance));
  };
}

function requireCount(what: string, count: number): void {
  if (!Number.isInteger(count) || count < 1 || count > HIGHEST)
    throw new RangeError(`${what} must be a whole number from 1 to ${HIGHEST}, not ${count}`);
}
