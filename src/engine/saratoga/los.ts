/** 7.4.1 Lines of sight. */
import { type Hex, NO_HEX } from '../hexmap/hexId';
import { lineBetween, type LineStep } from '../hexmap/line';
import { GRID, isLand, isWoods, levelOf } from './battlefield';
import type { Options } from './options';

export type LosHeight = Options['losHeight'];

/** The first place that blocks the line: one hex, or both where it runs between two; nothing where it is free. */
export function blockedBy(from: Hex, to: Hex, height: LosHeight): LineStep | undefined {
  for (const step of lineBetween(GRID, from, to)) {
    const [a, b] = step;
    // R76 a line between two hexes is blocked only if both block; off the map and the river are open
    if (blocks(a, from, to, height) && (b === undefined || blocks(b, from, to, height))) return step;
  }
  return undefined;
}

export function canSee(from: Hex, to: Hex, height: LosHeight): boolean {
  // The line is the same both ways and depends on the ground alone, so each answer is kept.
  const table = KNOWN[height];
  const key = from * SIZE + to;
  const known = table.get(key);
  if (known !== undefined) return known;
  const free = blockedBy(from, to, height) === undefined;
  table.set(key, free);
  return free;
}

/** The hexes that a gun with the longest range sees from here, but for the adjacent ones. */
export function farSights(from: Hex, height: LosHeight): readonly Hex[] {
  const known = FAR[height];
  return (known[from] ??= GRID.within(from, LONGEST_RANGE).filter(
    (hex) => GRID.distance(from, hex) > 1 && isLand(hex) && canSee(from, hex, height),
  ));
}

function blocks(hex: Hex, from: Hex, to: Hex, height: LosHeight): boolean {
  if (hex === NO_HEX || !isLand(hex)) return false;
  if (isWoods(hex)) return true; // R75 at any level
  const level = levelOf(hex);
  const ends = [levelOf(from), levelOf(to)];
  // R74 higher than both ends, or by choice higher than either; equal height does not block
  return height === 'both' ? level > Math.max(...ends) : level > Math.min(...ends);
}

const SIZE = GRID.tables.size;
const KNOWN: Readonly<Record<LosHeight, Map<number, boolean>>> = { both: new Map(), either: new Map() };
const FAR: Readonly<Record<LosHeight, (readonly Hex[])[]>> = { both: [], either: [] };
/** 2.2.6 */
const LONGEST_RANGE = 5;
