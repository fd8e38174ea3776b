/** Hexes as a packed link names them: by number, or by the way from a neighbour. Its own arithmetic, part of the format. */
import { COLUMNS, ROWS } from './tables';

export const isHex = (hex: unknown): hex is number =>
  typeof hex === 'number' && Number.isInteger(hex) && isOnMap(columnOf(hex), rowOf(hex));

export const columnOf = (hex: number): number => Math.floor(hex / 100);
export const rowOf = (hex: number): number => hex % 100;
export const hexAt = (column: number, row: number): number => (isOnMap(column, row) ? column * 100 + row : 0);

/** The neighbour in a direction, clockwise from north; 0 off the map. */
export function neighbour(hex: number, direction: number): number {
  if (!isHex(hex)) return 0;
  const column = columnOf(hex);
  const [east, south] = STEPS[column % 2]?.[direction] ?? [0, 0];
  return hexAt(column + east, rowOf(hex) + south);
}

/** The direction in which the other hex is a neighbour; -1 where it is none. */
export function directionTo(from: number, to: number): number {
  return to === 0 ? -1 : DIRECTIONS.findIndex((direction) => neighbour(from, direction) === to);
}

const isOnMap = (column: number, row: number): boolean =>
  column >= 1 && column <= COLUMNS && row >= 1 && row <= ROWS;

const DIRECTIONS = [0, 1, 2, 3, 4, 5];
/** Columns and rows to go, for even and for odd columns; odd columns stand half a hex higher. */
const STEPS: readonly (readonly (readonly [east: number, south: number])[])[] = [
  [
    [0, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ],
  [
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
    [-1, -1],
  ],
];
