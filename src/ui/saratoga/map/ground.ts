/** The ground as the drawing sees it: the numbered hexes and a rim around them, so that the land runs on to the frame. */
import { hexAt, NO_HEX } from '../../../engine/hexmap/hexId';
import { isWoods, kindOf, levelOf, MAP } from '../../../engine/saratoga';
import { centreAt, COLUMN_STEP, HEX_HEIGHT, RADIUS } from '../../hexboard/layout';
import type { Cell } from '../../hexboard/drawing/outline';

/** The numbered hexes fill this box. */
export const FIELD = {
  width: (MAP.columns - 1) * COLUMN_STEP + 2 * RADIUS,
  height: MAP.rows * HEX_HEIGHT + HEX_HEIGHT / 2,
};
/** The frame stands a little outside the hexes; the margin of the paper around it. */
export const FRAME = { x: -9, y: -9, width: FIELD.width + 18, height: FIELD.height + 18 };
export const MARGIN = 58;
export const SHEET = {
  x: FRAME.x - MARGIN,
  y: FRAME.y - MARGIN,
  width: FRAME.width + 2 * MARGIN,
  height: FRAME.height + 2 * MARGIN,
};

export const CELLS: readonly Cell[] = Array.from({ length: (MAP.columns + 2) * (MAP.rows + 2) }, (_, i) => ({
  column: i % (MAP.columns + 2),
  row: Math.floor(i / (MAP.columns + 2)),
}));

export const isRiver = (cell: Cell) => kind(cell) === 'river';
export const isFarBank = (cell: Cell) => kind(cell) === 'offMap';
export const isForest = (cell: Cell) => isDrawn(cell) && isWoods(hexNearest(cell));
export const isAtLeast = (level: number) => (cell: Cell) =>
  isDrawn(cell) && levelOf(hexNearest(cell)) >= level;

export const isDrawn = ({ column, row }: Cell) =>
  column >= 0 && row >= 0 && column <= MAP.columns + 1 && row <= MAP.rows + 1;

const kind = (cell: Cell) => (isDrawn(cell) ? kindOf(hexNearest(cell)) : 'none');

/** A cell of the rim is what the nearest numbered hex is. */
function hexNearest({ column, row }: Cell) {
  const own = hexAt(column, row);
  if (own !== NO_HEX && column <= MAP.columns && row <= MAP.rows) return own;
  const here = centreAt(column, row);
  let best = hexAt(clamp(column, MAP.columns), clamp(row, MAP.rows));
  let least = Infinity;
  // The own column first: of two equally near hexes it is the one that the land runs on from.
  for (const c of [column, column - 1, column + 1])
    for (let r = row - 1; r <= row + 1; r++) {
      if (c < 1 || r < 1 || c > MAP.columns || r > MAP.rows) continue;
      const there = centreAt(c, r);
      const squared = Math.round((there.x - here.x) ** 2 + (there.y - here.y) ** 2);
      if (squared < least) {
        least = squared;
        best = hexAt(c, r);
      }
    }
  return best;
}

const clamp = (value: number, most: number) => Math.max(1, Math.min(most, value));
