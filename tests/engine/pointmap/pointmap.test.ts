import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePointMap, NONE, roadBetween } from '../../../src/engine/pointmap/pointMap';
import {
  BARRED,
  cheapestWays,
  distancesFrom,
  flood,
  joinedTo,
  limitedWays,
  lineFrom,
  nearest,
} from '../../../src/engine/pointmap/search';

/** 0 - 1 - 2 - 3, a short cut 0 - 3, and 4 alone. */
const SQUARE = makePointMap(5, [
  { a: 0, b: 1 },
  { a: 1, b: 2 },
  { a: 2, b: 3 },
  { a: 0, b: 3 },
]);

describe('points and roads', () => {
  it('know their neighbours and the roads to them', () => {
    expect(SQUARE.next[0]).toEqual([1, 3]);
    expect([roadBetween(SQUARE, 3, 0), roadBetween(SQUARE, 0, 2), roadBetween(SQUARE, 4, 0)]).toEqual([
      3,
      NONE,
      NONE,
    ]);
  });

  it('refuse a road to nowhere, to itself, and a second one between two points', () => {
    expect(() => makePointMap(2, [{ a: 0, b: 2 }])).toThrow(/joins no two points/);
    expect(() => makePointMap(2, [{ a: 1, b: 1 }])).toThrow(/joins no two points/);
    expect(() =>
      makePointMap(2, [
        { a: 0, b: 1 },
        { a: 1, b: 0 },
      ]),
    ).toThrow(/a second road/);
  });
});

describe('ways', () => {
  it('go the cheapest way that the budget allows', () => {
    const cost = (_from: number, _to: number, road: number) => (road === 3 ? 5 : 1);
    const ways = cheapestWays(SQUARE, 0, 3, cost);
    expect(ways.costs).toEqual([0, 1, 2, 3, NONE]);
    expect(ways.points).toEqual([0, 1, 2, 3]);
    expect(ways.before).toEqual([NONE, 0, 1, 2, NONE]);
    expect(cheapestWays(SQUARE, 0, 1, cost).points).toEqual([0, 1]);
  });

  it('take no barred step, and stop where they must', () => {
    const barred = cheapestWays(SQUARE, 0, 9, (_, to) => (to === 1 ? BARRED : 1));
    expect(barred.points).toEqual([0, 3, 2]);
    const stopped = cheapestWays(
      SQUARE,
      0,
      9,
      () => 1,
      (point) => point === 1 || point === 3,
    );
    expect(stopped.points).toEqual([0, 1, 3]);
  });

  it('of so many steps are all listed, none twice over a point', () => {
    expect(limitedWays(SQUARE, 0, 2, () => true)).toEqual([[1], [1, 2], [3], [3, 2]]);
    expect(
      limitedWays(
        SQUARE,
        0,
        2,
        () => true,
        (point) => point === 1,
      ),
    ).toEqual([[1], [3], [3, 2]]);
    expect(limitedWays(SQUARE, 0, 0, () => true)).toEqual([]);
    expect(limitedWays(SQUARE, 0, 1, (_, to) => to !== 3)).toEqual([[1]]);
  });

  it('to what is nearest leave out the point itself', () => {
    expect(nearest(SQUARE, 0, () => true)).toEqual([1, 3]);
    expect(nearest(SQUARE, 0, (point) => point === 2 || point === 0)).toEqual([2]);
    expect(nearest(SQUARE, 0, (point) => point === 4)).toEqual([]);
    expect(distancesFrom(SQUARE, [2])).toEqual([2, 1, 0, 1, NONE]);
  });
});

describe('lines to a source', () => {
  it('run over open points alone, both ends included', () => {
    const found = flood(SQUARE, [2], (point) => point !== 1);
    expect(found.joined).toEqual([true, false, true, true, false]);
    expect(lineFrom(found, 0)).toEqual([0, 3, 2]);
    expect(lineFrom(found, 1)).toEqual([]);
    expect(flood(SQUARE, [2], (point) => point !== 2).joined).not.toContain(true);
  });

  it('are found alike by both ways of asking', () => {
    const roads = fc.uniqueArray(
      fc.tuple(fc.nat(11), fc.nat(11)).filter(([a, b]) => a < b),
      { selector: ([a, b]) => a * 12 + b, maxLength: 24 },
    );
    fc.assert(
      fc.property(
        roads,
        fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
        fc.uniqueArray(fc.nat(11)),
        (list, closed, sources) => {
          const map = makePointMap(
            12,
            list.map(([a, b]) => ({ a, b })),
          );
          const slow = flood(map, sources, (point) => closed[point] !== true).joined;
          const fast = joinedTo(
            map,
            sources,
            Uint8Array.from(closed, (is) => (is ? 1 : 0)),
          );
          expect([...fast].map((is) => is === 1)).toEqual(slow);
        },
      ),
    );
  });
});
