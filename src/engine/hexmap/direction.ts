/** The six directions of a flat-top hex, clockwise from north. */

export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

/** 0 to 5, in the order of DIRECTIONS. */
export const EVERY_DIRECTION = [0, 1, 2, 3, 4, 5] as const;

export type DirectionName = (typeof DIRECTIONS)[number];

/** A direction is its index in DIRECTIONS, so that it can be part of the index into a table. */
export type Direction = (typeof EVERY_DIRECTION)[number];

export function opposite(direction: Direction): Direction {
  return (direction < 3 ? direction + 3 : direction - 3) as Direction;
}
