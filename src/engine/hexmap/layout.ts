/** Where the middle of a hex lies on its sheet, for either orientation; a hex has sides of length 1. */

import type { HexGrid } from './grid';
import { columnOf, type Hex, rowOf } from './hexId';

export interface Point {
  /** To the right and down from the upper left corner of the sheet. */
  readonly x: number;
  readonly y: number;
}

/** Half the distance of two opposite sides. */
const HALF_WIDTH = Math.sqrt(3) / 2;

export function centreOn({ columns, orientation }: Sheet, hex: Hex): Point {
  const column = columnOf(hex);
  const along = HALF_WIDTH * (2 * rowOf(hex) - (column % 2 === 1 ? 1 : 0));
  return orientation === 'flat'
    ? { x: 1.5 * column - 0.5, y: along }
    : { x: along, y: 1.5 * (columns - column) + 1 };
}

/** Width and height of the whole sheet; a sheet of one column has no half hex beyond it. */
export function sheetSize({ columns, rows, orientation }: Sheet): Point {
  const across = 1.5 * columns + 0.5;
  const along = HALF_WIDTH * (2 * rows + (columns > 1 ? 1 : 0));
  return orientation === 'flat' ? { x: across, y: along } : { x: along, y: across };
}

type Sheet = Pick<HexGrid, 'columns' | 'rows' | 'orientation'>;
