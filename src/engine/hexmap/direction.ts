/** The six directions of a hex, clockwise: from north where its top is flat. */

export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

/** 0 to 5, in the order of DIRECTIONS. */
export const EVERY_DIRECTION = [0, 1, 2, 3, 4, 5] as const;

export type DirectionName = (typeof DIRECTIONS)[number];

/**
 * How a sheet lies before the players. `flat`: flat tops, columns run from west to east and rows from north to south.
 * `pointy`: the same sheet turned by a quarter, so that columns run from south to north and rows from west to east.
 */
export const ORIENTATIONS = ['flat', 'pointy'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** What the six directions are called on a sheet that lies so, in the order of their numbers. */
export const DIRECTION_NAMES = {
  flat: DIRECTIONS,
  pointy: ['W', 'NW', 'NE', 'E', 'SE', 'SW'],
} as const satisfies Readonly<Record<Orientation, readonly string[]>>;

/** A direction is its index in DIRECTIONS, so that it can be part of the index into a table. */
export type Direction = (typeof EVERY_DIRECTION)[number];

export function opposite(direction: Direction): Direction {
  return (direction < 3 ? direction + 3 : direction - 3) as Direction;
}
