/** The border of a set of hexes as lines of corners, with the inside on the right hand. */
import { centreAt, cornersAround, type Point } from '../layout';

/** A place on the drawn grid, which reaches one hex beyond the numbered one on each side. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** A number of its own for each place: column and row as they would be printed. */
export const cellKey = ({ column, row }: Cell): number => column * 100 + row;

export interface Border {
  readonly points: readonly Point[];
  readonly closed: boolean;
}

/**
 * Follows the sides between the cells that are `inside` and their neighbours; sides that `counts` refuses are left out, and
 * cut the border into open pieces.
 */
export function borders(
  cells: readonly Cell[],
  inside: (cell: Cell) => boolean,
  counts: (outer: Cell) => boolean = () => true,
): Border[] {
  const sides = new Map<string, { readonly from: Point; readonly to: Point }>();
  const ends = new Set<string>();
  for (const cell of cells) {
    if (!inside(cell)) continue;
    const corners = cornersAround(centreAt(cell.column, cell.row));
    for (let direction = 0; direction < 6; direction++) {
      const outer = neighbourCell(cell, direction);
      if (inside(outer) || !counts(outer)) continue;
      const from = corners[(direction + 5) % 6];
      const to = corners[direction];
      if (!from || !to) continue;
      sides.set(key(from), { from, to });
      ends.add(key(to));
    }
  }
  const found: Border[] = [];
  const follow = (start: string) => {
    const points: Point[] = [];
    let at = start;
    for (let side = sides.get(at); side; side = sides.get(at)) {
      if (points.length === 0) points.push(side.from);
      points.push(side.to);
      sides.delete(at);
      at = key(side.to);
    }
    const closed = at === start;
    found.push({ points: closed ? points.slice(0, -1) : points, closed });
  };
  for (const start of sides.keys()) if (!ends.has(start)) follow(start);
  for (const start of sides.keys()) if (sides.has(start)) follow(start);
  return found;
}

export function neighbourCell({ column, row }: Cell, direction: number): Cell {
  const lower = column % 2 === 0;
  const [dc, even, odd] = STEPS[direction] ?? [0, 0, 0];
  return { column: column + dc, row: row + (lower ? even : odd) };
}

/** Column step, and row step from an even and from an odd column, clockwise from north. */
const STEPS: readonly (readonly [number, number, number])[] = [
  [0, -1, -1],
  [1, 0, -1],
  [1, 1, 0],
  [0, 1, 1],
  [-1, 1, 0],
  [-1, 0, -1],
];

const key = (p: Point) => `${Math.round(p.x)} ${Math.round(p.y)}`;
