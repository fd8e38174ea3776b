/** The hexes under a straight edge laid from the centre of one hex to the centre of another. */

import type { HexGrid } from './grid';
import { formatHex, type Hex, NO_HEX } from './hexId';
import { linePattern } from './linePattern';

/**
 * One hex whose inside the line passes through, or the two hexes of a hexside that the line runs along. Of the
 * two the lower number comes first. One of them is NO_HEX where the line runs along the edge of the map; a step of
 * one hex is always on the map.
 */
export type LineStep = readonly [Hex] | readonly [Hex, Hex];

/**
 * The steps from a to b in order, without a and b. A hex of which the line cuts off ever so small a corner counts;
 * a hex that it touches in a single point does not. From b to a it is the same steps in the opposite order.
 */
export function lineBetween(grid: HexGrid, a: Hex, b: Hex): readonly LineStep[] {
  if (!grid.has(a) || !grid.has(b)) throw new Error(`no line on the grid: ${formatHex(a)}, ${formatHex(b)}`);
  if (a === b) return [];
  return a < b ? walk(grid, a, b) : walk(grid, b, a).reverse();
}

/** From the lower number to the higher, which makes both directions the same line. */
function walk(grid: HexGrid, a: Hex, b: Hex): LineStep[] {
  const { place, hexOfPlace, alone } = grid.tables;
  const start = place[a] ?? 0;
  const displacement = (place[b] ?? 0) - start;
  const pattern = (grid.linePatterns[displacement] ??= compile(grid, a, b));
  const steps: LineStep[] = [];
  for (let i = 0; i < pattern.length; i += 2) {
    const first = (hexOfPlace[start + (pattern[i] ?? 0)] ?? NO_HEX) as Hex;
    const further = pattern[i + 1] ?? 0;
    if (further === 0) steps.push(alone[first] ?? [first]);
    else steps.push([first, (hexOfPlace[start + further] ?? NO_HEX) as Hex]);
  }
  return steps;
}

/** A pattern as differences of places, two for each step; the second is 0 where the step has one hex. */
function compile(grid: HexGrid, a: Hex, b: Hex): Int32Array {
  const { q, r, stride } = grid.tables;
  const steps = linePattern((q[b] ?? 0) - (q[a] ?? 0), (r[b] ?? 0) - (r[a] ?? 0));
  return Int32Array.from(
    steps.flatMap(([first, second]) => [
      first.q * stride + first.r,
      second ? second.q * stride + second.r : 0,
    ]),
  );
}
