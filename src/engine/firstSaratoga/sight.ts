/** 7.8 Sight: a straight line between the centres of two hexes. */
import type { Hex } from '../hexmap/hexId';
import { NO_HEX } from '../hexmap/hexId';
import { lineBetween } from '../hexmap/line';
import type { World } from './world';

export interface Sight {
  readonly clear: boolean;
  /** The hexes that are in the way; the ends themselves if they are deep woods. */
  readonly blockedBy: readonly Hex[];
}

const CLEAR: Sight = { clear: true, blockedBy: [] };

export function sightBetween(world: World, from: Hex, to: Hex): Sight {
  // Deep woods block in and out.
  const ends = [from, to].filter((hex) => world.deep[hex] === 1);
  if (ends.length > 0) return { clear: false, blockedBy: ends };
  for (const step of lineBetween(world.grid, from, to)) {
    // Along a side both hexes must block.
    if (step.every((hex) => blocks(world, hex, from, to)))
      return { clear: false, blockedBy: step.filter((hex) => hex !== NO_HEX) };
  }
  return CLEAR;
}

function blocks(world: World, hex: Hex, from: Hex, to: Hex): boolean {
  if (hex === NO_HEX || world.deep[hex] === 1) return true;
  const isHill = world.hill[hex] === 1;
  if (world.light[hex] === 1) return isHill || world.hill[from] !== 1;
  return isHill && !(world.hill[from] === 1 && world.hill[to] === 1);
}
