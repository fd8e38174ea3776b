/** TEC, 6.2, 9.0 The ground as an officer reads it: cover, ways, and the road that must not be left open. */
import { type Direction, opposite } from '../../engine/hexmap/grid';
import { type Hex, hexOf } from '../../engine/hexmap/hexId';
import { BARRED, reach } from '../../engine/hexmap/search';
import {
  type Battle,
  GRID,
  isLand,
  isUpSlope,
  isWoods,
  isWork,
  MAP,
  marchCost,
  type Side,
  southing,
} from '../../engine/saratoga/index';

export const SIZE: number = GRID.tables.size;
/** 9.0 four full-strength British units that leave here win at once. */
export const EXIT: Hex = hexOf(MAP.britishExit);

/** TEC how many pips a hex takes off every shot at it, by battle. */
export const COVER: Readonly<Record<Battle, Uint8Array>> = {
  sept19: coverOf('sept19'),
  oct7: coverOf('oct7'),
};

/** The same for a shot from one hex into another, with the slope between them. */
export const shelter = (battle: Battle, from: Hex, to: Hex): number =>
  (COVER[battle][to] ?? 0) + (isUpSlope(from, to) ? 1 : 0);

/** What a march over empty ground costs from a hex to a goal, in movement points. */
export function wayBetween(from: Hex, goal: Hex): number {
  const cost = waysTo(goal)[from] ?? -1;
  return cost < 0 ? NO_WAY : cost / SCALE;
}

const NO_WAY = 99;
/** Quarters of a point, so that a road can be worth less than the rules make it: an officer does not ride around for it. */
const SCALE = 4;
const QUARTERS_OF_ROAD = 3;
const WAYS: (Int32Array | undefined)[] = [];

/** Searched backwards: each step is taken the other way. */
function waysTo(goal: Hex): Int32Array {
  return (WAYS[goal] ??= reach(GRID, goal, Infinity, (_, to, direction: Direction) => {
    const halves = marchCost(to, opposite(direction));
    return halves === 0 ? BARRED : halves === 1 ? QUARTERS_OF_ROAD : halves * 2;
  }).costs);
}

/** 3.8.2, R89 how often one can still step toward the own edge, half a hex at a time. */
export const marchesToEdge = (side: Side, hex: Hex): number =>
  side === 'british' ? southing(hex) - NORTHMOST : SOUTHMOST - southing(hex);

const SOUTHINGS = GRID.hexes.filter(isLand).map(southing);
const [NORTHMOST, SOUTHMOST] = [Math.min(...SOUTHINGS), Math.max(...SOUTHINGS)];

function coverOf(battle: Battle): Uint8Array {
  const cover = new Uint8Array(SIZE);
  for (const hex of GRID.hexes)
    if (isLand(hex)) cover[hex] = (isWoods(hex) ? 1 : 0) + (isWork(hex, battle) ? 1 : 0);
  return cover;
}
