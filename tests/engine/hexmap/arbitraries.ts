/** What the tests of the hexmap draw at random: grids, and hexes of a grid of the size of the game's map. */

import fc from 'fast-check';
import { defineHex, Grid, type Hex as Cell, Orientation, rectangle } from 'honeycomb-grid';
import { makeGrid } from '../../../src/engine/hexmap/grid';
import { columnOf, type Hex, hexAt, rowOf } from '../../../src/engine/hexmap/hexId';

export const COLUMNS = 24;
export const ROWS = 17;

export const grid = makeGrid(COLUMNS, ROWS);

export const anyHex = fc.constantFrom(...grid.hexes);

export const anyDirection = fc.constantFrom(0, 1, 2, 3, 4, 5);

export const anyGrid = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
  .map(([columns, rows]) => makeGrid(columns, rows));

/** Honeycomb's own grid of the same size. */
export const cells = new Grid(
  defineHex({ orientation: Orientation.FLAT, offset: -1 }),
  rectangle({ width: COLUMNS, height: ROWS }),
);

export function cellOf(hex: Hex): Cell {
  return cells.createHex({ col: columnOf(hex) - 1, row: rowOf(hex) - 1 });
}

export function hexOfCell(cell: Cell): Hex {
  return hexAt(cell.col + 1, cell.row + 1);
}
