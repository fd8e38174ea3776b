/** The ground as the drawing sees it: the hexes in play and a rim around them, so that the land runs on to the frame. */
import { columnOf, hexAt, type Hex, rowOf } from '../../../engine/hexmap/hexId';
import { type Cell } from '../../hexboard/drawing/outline';
import { RADIUS } from '../../hexboard/layout';
import type { Box } from '../../hexboard/camera';
import type { Field } from '../field';

export interface Ground {
  readonly field: Field;
  /** With a rim of one hex on each side. */
  readonly cells: readonly Cell[];
  readonly hexes: readonly Hex[];
  readonly frame: Box;
  readonly sheet: Box;
  /** The letters of the hex that a cell belongs to. */
  readonly codeAt: (cell: Cell) => string;
}

const MARGIN = 58;
/** Above the frame stand the columns that have not come in. */
const HEADROOM = 96;

const known = new WeakMap<Field, Ground>();

export function groundOf(field: Field): Ground {
  const ground = known.get(field) ?? make(field);
  known.set(field, ground);
  return ground;
}

function make(field: Field): Ground {
  const { scenario, layout, world } = field;
  const rows = scenario.ground.hexes.map((line) => line.split(/\s+/));
  const own = (column: number, row: number) => rows[column - 1]?.[row - 1] ?? 'x';
  const hexes = world.grid.hexes.filter((hex) => own(columnOf(hex), rowOf(hex)) !== 'x');
  const [columns, lines] = [hexes.map(columnOf), hexes.map(rowOf)];
  const [west, east] = [Math.min(...lines), Math.max(...lines)];
  const [south, north] = [Math.min(...columns), Math.max(...columns)];
  const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
  const cells: Cell[] = [];
  for (let column = south - 1; column <= north + 1; column++)
    for (let row = west - 1; row <= east + 1; row++) cells.push({ column, row });
  const centres = hexes.map(layout.centreOf);
  const side = (Math.sqrt(3) / 2) * RADIUS;
  const left = Math.min(...centres.map(({ x }) => x)) - side - 9;
  const right = Math.max(...centres.map(({ x }) => x)) + side + 9;
  const top = Math.min(...centres.map(({ y }) => y)) - RADIUS - 9;
  const bottom = Math.max(...centres.map(({ y }) => y)) + RADIUS + 9;
  const frame = { x: left, y: top, width: right - left, height: bottom - top };
  return {
    field,
    cells,
    hexes,
    frame,
    sheet: {
      x: left - MARGIN,
      y: top - MARGIN - HEADROOM,
      width: frame.width + 2 * MARGIN,
      height: frame.height + 2 * MARGIN + HEADROOM,
    },
    codeAt: ({ column, row }) => own(clamp(column, south, north), clamp(row, west, east)),
  };
}

export const centreOfCell = ({ field: { layout } }: Ground, { column, row }: Cell) => {
  const hex = hexAt(Math.max(1, column), Math.max(1, row));
  const { x, y } = layout.centreOf(hex);
  // A cell before the first column or row has no number: one step farther.
  const shift = (Math.sqrt(3) / 2) * RADIUS;
  return { x: x - (row < 1 ? 2 * shift : 0), y: y + (column < 1 ? 1.5 * RADIUS : 0) };
};
