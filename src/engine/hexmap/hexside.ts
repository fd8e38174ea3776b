/** A hexside as one number, the same from both of its hexes, and sets of them: streams, slopes, rivers. */

import type { Direction, HexGrid } from './grid';
import { opposite } from './direction';
import { formatHex, type Hex, NO_HEX } from './hexId';

/** The lower of its two hexes times 6 plus the direction in which it lies from there. */
export type Hexside = number & { readonly __brand: 'Hexside' };

export interface HexsideSet {
  /** In the order of the numbers, each of them once. */
  readonly sides: readonly Hexside[];
  /** Is the side of this hex in this direction one of them? */
  has(hex: Hex, direction: Direction): boolean;
  /** Is the side between these hexes one of them? No for hexes that are not adjacent. */
  between(a: Hex, b: Hex): boolean;
}

/** The hexside between two adjacent hexes. */
export function hexside(grid: HexGrid, a: Hex, b: Hex): Hexside {
  const direction = grid.directionTo(a, b);
  if (direction === -1) throw new Error(`not adjacent: ${formatHex(a)}, ${formatHex(b)}`);
  return number(a, b, direction);
}

/** The hexside of a hex in a direction, also where it is the edge of the map. */
export function hexsideOf(grid: HexGrid, hex: Hex, direction: Direction): Hexside {
  if (!grid.has(hex)) throw new Error(`not on the grid: ${formatHex(hex)}`);
  return number(hex, grid.neighbour(hex, direction), direction);
}

/** One hex of the hexside, the lower number, and the direction in which the side lies from there. */
export function faceOf(side: Hexside): readonly [Hex, Direction] {
  return [Math.floor(side / 6) as Hex, (side % 6) as Direction];
}

/** Both hexes, the lower number first; the second is NO_HEX at the edge of the map. */
export function hexesOf(grid: HexGrid, side: Hexside): readonly [Hex, Hex] {
  const [hex, direction] = faceOf(side);
  return [hex, grid.neighbour(hex, direction)];
}

/** The hexsides between these pairs of adjacent hexes; the order of a pair and repetitions do not matter. */
export function makeHexsideSet(grid: HexGrid, pairs: Iterable<readonly [Hex, Hex]>): HexsideSet {
  // A bit for each direction, set on both sides, so that a look-up is one read.
  const bits = new Uint8Array(grid.tables.size);
  const sides = new Set<Hexside>();
  for (const [a, b] of pairs) {
    const side = hexside(grid, a, b);
    const [hex, direction] = faceOf(side);
    const beyond = grid.neighbour(hex, direction);
    bits[hex] = (bits[hex] ?? 0) | (1 << direction);
    bits[beyond] = (bits[beyond] ?? 0) | (1 << opposite(direction));
    sides.add(side);
  }

  function has(hex: Hex, direction: Direction): boolean {
    return (((bits[hex] ?? 0) >> direction) & 1) === 1;
  }

  function between(a: Hex, b: Hex): boolean {
    const direction = grid.directionTo(a, b);
    return direction !== -1 && has(a, direction);
  }

  return { sides: [...sides].sort((a, b) => a - b), has, between };
}

function number(hex: Hex, beyond: Hex, direction: Direction): Hexside {
  const isLower = beyond === NO_HEX || hex < beyond;
  return (isLower ? hex * 6 + direction : beyond * 6 + opposite(direction)) as Hexside;
}
