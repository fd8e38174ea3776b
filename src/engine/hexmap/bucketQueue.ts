/** A queue that gives back the cheapest hex, for whole costs: a list of hexes for each cost, first in, first out. */

import { type Hex, NO_HEX } from './hexId';

/** Flat lists that grow when needed and are kept from one search to the next. Entry 0 stands for none. */
export interface BucketQueue {
  first: Int32Array;
  last: Int32Array;
  hexes: Uint16Array;
  following: Int32Array;
  entries: number;
  /** The cost of the hex taken last; nothing cheaper may be put in any more. */
  cost: number;
  /** The highest cost put in since the queue was emptied. */
  highest: number;
}

export function makeBucketQueue(): BucketQueue {
  return {
    first: new Int32Array(64),
    last: new Int32Array(64),
    hexes: new Uint16Array(1024),
    following: new Int32Array(1024),
    entries: 0,
    cost: 0,
    highest: -1,
  };
}

export function put(queue: BucketQueue, hex: Hex, cost: number): void {
  if (cost >= queue.first.length) addCosts(queue, cost);
  const entry = ++queue.entries;
  if (entry >= queue.hexes.length) addEntries(queue);
  queue.hexes[entry] = hex;
  queue.following[entry] = 0;
  if (queue.first[cost] === 0) queue.first[cost] = entry;
  else queue.following[queue.last[cost] ?? 0] = entry;
  queue.last[cost] = entry;
  if (cost > queue.highest) queue.highest = cost;
}

/** Takes out the cheapest hex, the oldest of several; NO_HEX when none is left. */
export function take(queue: BucketQueue): Hex {
  for (; queue.cost <= queue.highest; queue.cost++) {
    const entry = queue.first[queue.cost] ?? 0;
    if (entry === 0) continue;
    queue.first[queue.cost] = queue.following[entry] ?? 0;
    return (queue.hexes[entry] ?? NO_HEX) as Hex;
  }
  return NO_HEX;
}

export function empty(queue: BucketQueue): void {
  queue.first.fill(0, 0, queue.highest + 1);
  queue.entries = 0;
  queue.cost = 0;
  queue.highest = -1;
}

/** Far beyond any game; a cost above it is a mistake that would otherwise eat the memory. */
const HIGHEST_COST = 1_000_000;

function addCosts(queue: BucketQueue, cost: number): void {
  if (cost > HIGHEST_COST) throw new RangeError(`a path may cost ${HIGHEST_COST} at most, not ${cost}`);
  queue.first = lengthened(queue.first, new Int32Array(2 * cost));
  queue.last = lengthened(queue.last, new Int32Array(2 * cost));
}

function addEntries(queue: BucketQueue): void {
  queue.hexes = lengthened(queue.hexes, new Uint16Array(2 * queue.entries));
  queue.following = lengthened(queue.following, new Int32Array(2 * queue.entries));
}

function lengthened<T extends Int32Array | Uint16Array>(old: T, longer: T): T {
  longer.set(old);
  return longer;
}
