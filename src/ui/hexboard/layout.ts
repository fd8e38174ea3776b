/** Where a hex lies on the sheet, and which hex lies under a point. Flat-top hexes, even columns half a hex lower. */
import { columnOf, type Hex, hexAt, NO_HEX, rowOf } from '../../engine/hexmap/hexId';
import type { Point } from '../../engine/hexmap/layout';

export type { Point };

/** From the centre of a hex to its corner, in units of the sheet. */
export const RADIUS = 60;
export const HEX_HEIGHT = RADIUS * Math.sqrt(3);
export const COLUMN_STEP = RADIUS * 1.5;

export function centreAt(column: number, row: number): Point {
  return {
    x: RADIUS + (column - 1) * COLUMN_STEP,
    y: HEX_HEIGHT / 2 + (row - 1) * HEX_HEIGHT + (column % 2 === 0 ? HEX_HEIGHT / 2 : 0),
  };
}

export const centreOf = (hex: Hex): Point => centreAt(columnOf(hex), rowOf(hex));

/** The six corners clockwise from the upper right; the side toward direction d runs from corner d-1 to corner d. */
export function cornersAround(centre: Point, radius = RADIUS): Point[] {
  return [-60, 0, 60, 120, 180, 240].map((degrees) => ({
    x: centre.x + radius * Math.cos((degrees * Math.PI) / 180),
    y: centre.y + radius * Math.sin((degrees * Math.PI) / 180),
  }));
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('L')}Z`;
}

/** The outline of a hex as the path of a drawing. */
export const outlineOf = (hex: number): string => polygon(cornersAround(centreOf(hex as Hex)));

/** The hex whose centre is nearest: hexes are the cells of their centres. */
export function hexUnder(point: Point, columns: number, rows: number): Hex {
  const near = Math.round((point.x - RADIUS) / COLUMN_STEP) + 1;
  let best: Hex = NO_HEX;
  let least = RADIUS * RADIUS;
  for (let column = near - 1; column <= near + 1; column++) {
    if (column < 1 || column > columns) continue;
    const shift = column % 2 === 0 ? HEX_HEIGHT / 2 : 0;
    const row = Math.round((point.y - shift - HEX_HEIGHT / 2) / HEX_HEIGHT) + 1;
    if (row < 1 || row > rows) continue;
    const centre = centreAt(column, row);
    const squared = (centre.x - point.x) ** 2 + (centre.y - point.y) ** 2;
    if (squared < least) {
      least = squared;
      best = hexAt(column, row);
    }
  }
  return best;
}

/** How a board lays its hexes out. Without another one they have flat tops. */
export interface Layout {
  readonly centreOf: (hex: Hex) => Point;
  readonly hexUnder: (point: Point, columns: number, rows: number) => Hex;
  /** The hex so many steps to the right and down, as arrow keys walk: there and back again leads to the same hex. */
  readonly beside: (hex: Hex, right: number, down: number) => Hex;
  readonly cornersAround: (centre: Point, radius?: number) => readonly Point[];
}

export const FLAT: Layout = {
  centreOf,
  hexUnder,
  beside: (hex, right, down) => hexAt(columnOf(hex) + right, rowOf(hex) + down),
  cornersAround,
};
