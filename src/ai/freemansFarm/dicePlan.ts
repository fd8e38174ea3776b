/**
 * 6.1 steps 4 and 4.A What dice are worth to whoever may roll them again: counted exactly over all ways in which they can fall,
 * for as many re-rolls as he would pay for, each at its price.
 */

/** A heap of dice by how often each face is shown; they are numbered once, the empty heap first, the smaller before the larger. */
const MOST = 7;
const FACES = 6;
const HEAPS: readonly (readonly number[])[] = heaps();
/** Where the heaps of each size begin. */
const FIRST = Array.from({ length: MOST + 2 }, (_, size) => HEAPS.findIndex((heap) => sizeOf(heap) === size));
FIRST[MOST + 1] = HEAPS.length;
const NUMBERS = new Map(HEAPS.map((heap, number) => [keyOf(heap), number]));
/** By heap and face, the heap with one die more, and with one less; -1 where there is none. */
const MORE = neighbours(1);
const LESS = neighbours(-1);

/** What standing with a heap is worth. */
export type Standing = (counts: readonly number[]) => number;

export interface DicePlan {
  /** On average, before anything is rolled. */
  readonly worth: number;
  /** The best that rolling some of these dice again is worth, and which are kept; the price is not taken off. */
  again(counts: readonly number[]): { readonly worth: number; readonly kept: readonly number[] };
  /** What it is worth to keep these and to roll the rest. */
  keeping(counts: readonly number[]): number;
}

/** `prices` are those of the re-rolls he could pay for, the cheapest first. */
export function planDice(dice: number, standing: Standing, prices: readonly number[]): DicePlan {
  const [from = 0, to = 0] = [FIRST[dice], FIRST[dice + 1]];
  const stand = new Float64Array(to);
  for (let heap = from; heap < to; heap++) stand[heap] = standing(HEAPS[heap] ?? []);
  /** The worth of each heap that is kept while the rest is rolled, once nothing more is paid for. */
  let kept = expected(stand, dice);
  for (const price of prices.toReversed()) {
    const best = bestKept(kept, dice);
    const worth = new Float64Array(to);
    for (let heap = from; heap < to; heap++)
      worth[heap] = Math.max(stand[heap] ?? 0, bestBelow(best, heap) - price);
    kept = expected(worth, dice);
  }
  return {
    worth: kept[0] ?? 0,
    again: (counts) => bestOf(kept, counts),
    keeping: (counts) => kept[NUMBERS.get(keyOf(counts)) ?? 0] ?? 0,
  };
}

/** Of each smaller heap the mean over all that the other dice may show. */
function expected(worth: Float64Array, dice: number): Float64Array {
  const kept = worth.slice();
  for (let heap = (FIRST[dice] ?? 0) - 1; heap >= 0; heap--) {
    let sum = 0;
    for (let face = 0; face < FACES; face++) sum += kept[MORE[heap * FACES + face] ?? 0] ?? 0;
    kept[heap] = sum / FACES;
  }
  return kept;
}

/** Of each smaller heap the best of all that lies within it. */
function bestKept(kept: Float64Array, dice: number): Float64Array {
  const best = kept.slice(0, FIRST[dice]);
  for (let heap = 1; heap < best.length; heap++)
    best[heap] = Math.max(best[heap] ?? 0, bestBelow(best, heap));
  return best;
}

function bestBelow(best: Float64Array, heap: number): number {
  let most = -Infinity;
  for (let face = 0; face < FACES; face++) {
    const less = LESS[heap * FACES + face] ?? -1;
    if (less >= 0) most = Math.max(most, best[less] ?? 0);
  }
  return most;
}

/** Among equals he rolls fewer dice. */
function bestOf(kept: Float64Array, counts: readonly number[]) {
  const all = sizeOf(counts);
  let found = { worth: -Infinity, kept: counts, size: -1 };
  const heap = [0, 0, 0, 0, 0, 0];
  const spread = (face: number): void => {
    if (face < FACES) {
      for (let number = 0; number <= (counts[face] ?? 0); number++) {
        heap[face] = number;
        spread(face + 1);
      }
      heap[face] = 0;
      return;
    }
    const size = sizeOf(heap);
    const worth = kept[NUMBERS.get(keyOf(heap)) ?? 0] ?? 0;
    if (size === all || worth < found.worth - CLOSE || (worth < found.worth + CLOSE && size <= found.size))
      return;
    found = { worth, kept: [...heap], size };
  };
  spread(0);
  return found;
}
const CLOSE = 1e-9;

function sizeOf(heap: readonly number[]): number {
  let size = 0;
  for (const number of heap) size += number;
  return size;
}

function keyOf(heap: readonly number[]): number {
  let key = 0;
  for (const number of heap) key = key * (MOST + 1) + number;
  return key;
}

function heaps(): number[][] {
  const bySize = Array.from({ length: MOST + 1 }, (): number[][] => []);
  const heap = [0, 0, 0, 0, 0, 0];
  const spread = (face: number, left: number): void => {
    if (face === FACES) {
      bySize[MOST - left]?.push([...heap]);
      return;
    }
    for (let number = 0; number <= left; number++) {
      heap[face] = number;
      spread(face + 1, left - number);
    }
    heap[face] = 0;
  };
  spread(0, MOST);
  return bySize.flat();
}

function neighbours(step: 1 | -1): Int16Array {
  const found = new Int16Array(HEAPS.length * FACES).fill(-1);
  for (const [number, heap] of HEAPS.entries())
    for (let face = 0; face < FACES; face++) {
      const other = heap.map((each, at) => (at === face ? each + step : each));
      const size = sizeOf(other);
      if ((other[face] ?? 0) >= 0 && size <= MOST)
        found[number * FACES + face] = NUMBERS.get(keyOf(other)) ?? -1;
    }
  return found;
}
