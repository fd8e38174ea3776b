/** Cheapest paths: how far a budget reaches, and the way there. */

import { type BucketQueue, empty, makeBucketQueue, put, take } from './bucketQueue';
import { type Direction, EVERY_DIRECTION, type HexGrid } from './grid';
import { formatHex, type Hex, NO_HEX } from './hexId';

/** The cost of a step that may not be taken at all. */
export const BARRED = -1;

/** A whole number, 0 or more, or BARRED. Games with half points count in halves. Asked only where it can matter. */
export type StepCost = (from: Hex, to: Hex, direction: Direction) => number;

/** Hexes that may be entered but not left. Never asked about the hex where the search begins. */
export type Stops = (hex: Hex) => boolean;

/** Whether whoever takes this step goes no farther, for games in which that hangs on the way by which a hex is entered. */
export type StopsAfter = (from: Hex, to: Hex, direction: Direction) => boolean;

/**
 * Cheapest first. Hexes of the same cost stand in the order in which they were discovered, trying neighbours clockwise
 * from north; of several equally cheap ways into a hex, the one discovered first is kept.
 */
export interface Reach {
  readonly start: Hex;
  /** The hexes reached, the start included. */
  readonly hexes: readonly Hex[];
  /** By printed number: the cost of getting there; negative where the budget does not reach. */
  readonly costs: Int32Array;
  /** By printed number: the hex before it on the way; NO_HEX for the start. Defined for the hexes reached. */
  readonly cameFrom: Uint16Array;
  /** The same for the cheapest way that may go on from the hex, where that can be another one. */
  readonly onward?: Onward;
}

export interface Onward {
  readonly costs: Int32Array;
  readonly cameFrom: Uint16Array;
}

/**
 * All hexes whose cheapest path costs no more than the budget. `into` is an earlier result of the same grid that is no
 * longer needed and is written over, for callers that search many thousand times.
 */
export function reach(
  grid: HexGrid,
  start: Hex,
  budget: number,
  cost: StepCost,
  stops: Stops = never,
  into?: Reach,
): Reach {
  if (Number.isNaN(budget)) throw new RangeError('the budget is not a number');
  const result = prepare(grid, start, into);
  explore(grid, result, budget, NO_HEX, cost, stops);
  return result;
}

/**
 * The same where it hangs on a step whether one must stop after it: a dear way that goes on is kept beside a cheap one that
 * ends there. The first step can be told by its hex, as no way leads back to the start.
 */
export function reachByWay(
  grid: HexGrid,
  start: Hex,
  budget: number,
  cost: StepCost,
  stopsAfter: StopsAfter,
  into?: Reach,
): Reach {
  if (Number.isNaN(budget)) throw new RangeError('the budget is not a number');
  const prepared = prepare(grid, start, into);
  const { size } = grid.tables;
  const onward = {
    costs: (into?.onward?.costs ?? new Int32Array(size)).fill(UNREACHED),
    cameFrom: into?.onward?.cameFrom ?? new Uint16Array(size),
  };
  const result = { ...prepared, onward };
  explore(grid, result, budget, NO_HEX, cost, never, stopsAfter);
  // Whoever can only stop in a hex was never taken out of the queue.
  result.hexes.length = 0;
  for (const hex of grid.hexes) if ((result.costs[hex] ?? UNREACHED) >= 0) result.hexes.push(hex);
  result.hexes.sort((a, b) => (result.costs[a] ?? 0) - (result.costs[b] ?? 0));
  return result;
}

/** What it costs to get there; undefined where the budget does not reach. */
export function costTo(result: Reach, hex: Hex): number | undefined {
  const cost = result.costs[hex] ?? UNREACHED;
  return cost < 0 ? undefined : cost;
}

/** The way there, the start first and the hex last; undefined where the budget does not reach. */
export function pathTo(result: Reach, hex: Hex): readonly Hex[] | undefined {
  if (costTo(result, hex) === undefined) return undefined;
  const path = [hex];
  // Only the last step may be one that ends the way.
  let { cameFrom } = result;
  for (let at = hex; at !== result.start;) {
    at = (cameFrom[at] ?? NO_HEX) as Hex;
    path.push(at);
    cameFrom = result.onward?.cameFrom ?? cameFrom;
  }
  return path.reverse();
}

/** The same for one hex and no limit to the cost; undefined where there is no way. */
export function cheapestPath(
  grid: HexGrid,
  from: Hex,
  to: Hex,
  cost: StepCost,
  stops: Stops = never,
): readonly Hex[] | undefined {
  requireOnGrid(grid, to);
  const result = prepare(grid, from);
  explore(grid, result, Infinity, to, cost, stops);
  return pathTo(result, to);
}

const UNREACHED = -1;

interface Working extends Reach {
  readonly hexes: Hex[];
}

/** Queues waiting for the next search. A cost function that itself searches finds none and makes a second. */
const idle: BucketQueue[] = [];

const never = () => false;

function prepare(grid: HexGrid, start: Hex, into?: Reach): Working {
  requireOnGrid(grid, start);
  const { size } = grid.tables;
  if (into && into.costs.length !== size) throw new Error('a result of another grid cannot be written over');
  const costs = (into?.costs ?? new Int32Array(size)).fill(UNREACHED);
  return { start, hexes: [], costs, cameFrom: into?.cameFrom ?? new Uint16Array(size) };
}

function explore(
  grid: HexGrid,
  result: Working,
  budget: number,
  target: Hex,
  cost: StepCost,
  stops: Stops,
  stopsAfter?: StopsAfter,
) {
  const { start, hexes } = result;
  const { costs, cameFrom } = result.onward ?? result;
  const queue = idle.pop() ?? makeBucketQueue();
  costs[start] = 0;
  cameFrom[start] = NO_HEX;
  arrive(result, NO_HEX, start, 0);
  put(queue, start, 0);
  for (let from = take(queue); from !== NO_HEX; from = take(queue)) {
    const spent = queue.cost;
    // A cheaper way was found after this entry was made.
    if (costs[from] !== spent) continue;
    hexes.push(from);
    if (from === target) break;
    if (from !== start && stops(from)) continue;
    for (const direction of EVERY_DIRECTION) {
      const to = grid.neighbour(from, direction);
      if (to === NO_HEX) continue;
      const known = costs[to] ?? UNREACHED;
      // No way through this hex can be cheaper than that.
      if (known >= 0 && known <= spent) continue;
      const step = cost(from, to, direction);
      if (step < 0) continue;
      if (!Number.isInteger(step)) throw notWhole(step, from, to);
      const total = spent + step;
      if (total > budget || (known >= 0 && known <= total)) continue;
      if (stopsAfter) {
        arrive(result, from, to, total);
        if (stopsAfter(from, to, direction)) continue;
      }
      costs[to] = total;
      cameFrom[to] = from;
      put(queue, to, total);
    }
  }
  empty(queue);
  idle.push(queue);
}

/** Whether or not it goes on from there. */
function arrive({ costs, cameFrom }: Reach, from: Hex, to: Hex, total: number): void {
  const known = costs[to] ?? UNREACHED;
  if (known >= 0 && known <= total) return;
  costs[to] = total;
  cameFrom[to] = from;
}

function notWhole(step: number, from: Hex, to: Hex): Error {
  return new Error(`not a whole cost from ${formatHex(from)} to ${formatHex(to)}: ${step}`);
}

function requireOnGrid(grid: HexGrid, hex: Hex): void {
  if (!grid.has(hex)) throw new Error(`not on the grid: ${formatHex(hex)}`);
}
