/** The tables of a grid, taken once from honeycomb and indexed by the printed number. */

import { defineHex, Direction as Compass, Grid, Orientation, rectangle } from 'honeycomb-grid';
import { type DirectionName, DIRECTIONS } from './direction';
import { type Hex, hexAt, NO_HEX } from './hexId';

export interface GridTables {
  /** All hexes, column by column. */
  readonly hexes: readonly Hex[];
  /** How long a table must be to have a place for every printed number. */
  readonly size: number;
  /** 1 for the numbers that are on the grid. */
  readonly onGrid: Uint8Array;
  /** The neighbour in each direction, at hex * 6 + direction; NO_HEX beyond the edge. */
  readonly next: Uint16Array;
  /** Two of the three cube coordinates of a hex; the three add up to 0. */
  readonly q: Int16Array;
  readonly r: Int16Array;
  /** Cube coordinates as one number, q * stride + r + shift: the same displacement, the same difference. */
  readonly place: Int32Array;
  readonly stride: number;
  /** The way back from a place; NO_HEX where a place has no hex. */
  readonly hexOfPlace: Uint16Array;
  /** A list of each number alone, to be shared. */
  readonly alone: readonly (readonly [Hex])[];
}

export function buildTables(columns: number, rows: number): GridTables {
  // Even columns of the printed numbers lie half a hex lower; they are the odd ones when counted from 0.
  const Cell = defineHex({ orientation: Orientation.FLAT, offset: -1 });
  const cells = new Grid(Cell, rectangle({ width: columns, height: rows }));

  const size = (columns + 1) * 100;
  const onGrid = new Uint8Array(size);
  const next = new Uint16Array(size * 6);
  const q = new Int16Array(size);
  const r = new Int16Array(size);
  const hexes: Hex[] = [];
  for (const cell of cells) {
    const hex = hexAt(cell.col + 1, cell.row + 1);
    hexes.push(hex);
    onGrid[hex] = 1;
    q[hex] = cell.q;
    r[hex] = cell.r;
    DIRECTIONS.forEach((name, direction) => {
      const beside = cells.neighborOf(cell, COMPASS[name], { allowOutside: false });
      next[hex * 6 + direction] = beside ? hexAt(beside.col + 1, beside.row + 1) : NO_HEX;
    });
  }
  hexes.sort((a, b) => a - b);
  const alone = Array.from({ length: size }, (_, number) => [number as Hex] as const);
  return { hexes, size, onGrid, next, q, r, ...buildPlaces(hexes, size, q, r), alone };
}

const COMPASS: Readonly<Record<DirectionName, Compass>> = {
  N: Compass.N,
  NE: Compass.NE,
  SE: Compass.SE,
  S: Compass.S,
  SW: Compass.SW,
  NW: Compass.NW,
};

function buildPlaces(hexes: readonly Hex[], size: number, q: Int16Array, r: Int16Array) {
  const lowest = Math.min(...r);
  const span = Math.max(...r) - lowest + 1;
  // Twice the span, so that no two displacements share a difference and no step off the edge meets another column.
  const stride = 2 * span + 1;
  const shift = -lowest;
  const place = new Int32Array(size);
  const hexOfPlace = new Uint16Array((Math.max(...q) + 1) * stride);
  for (const hex of hexes) {
    const here = (q[hex] ?? 0) * stride + (r[hex] ?? 0) + shift;
    place[hex] = here;
    hexOfPlace[here] = hex;
  }
  return { place, stride, hexOfPlace };
}
