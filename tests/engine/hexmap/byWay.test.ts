import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVERY_DIRECTION, type HexGrid, makeGrid } from '../../../src/engine/hexmap/grid';
import { formatHex, type Hex, hexOf, NO_HEX } from '../../../src/engine/hexmap/hexId';
import {
  BARRED,
  costTo,
  pathTo,
  reach,
  reachByWay,
  type StepCost,
  type StopsAfter,
} from '../../../src/engine/hexmap/search';
import { anyGrid, grid } from './arbitraries';

const written = (path: readonly Hex[] | undefined) => path?.map(formatHex).join(' ');

/** Places are pairs of a hex and whether one may go on from there; improve every step until nothing improves. */
function slowCosts(some: HexGrid, start: Hex, budget: number, cost: StepCost, stopsAfter: StopsAfter) {
  const onward = new Map([[start, 0]]);
  const all = new Map([[start, 0]]);
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const [from, spent] of onward)
      for (const direction of EVERY_DIRECTION) {
        const to = some.neighbour(from, direction);
        const step = to === NO_HEX ? BARRED : cost(from, to, direction);
        const total = spent + step;
        if (step === BARRED || total > budget) continue;
        for (const costs of stopsAfter(from, to, direction) ? [all] : [all, onward])
          if (total < (costs.get(to) ?? Infinity)) {
            costs.set(to, total);
            hasChanged = true;
          }
      }
  }
  return all;
}

const anyCountry = fc
  .record({
    some: anyGrid,
    where: fc.nat(),
    prices: fc.array(fc.constantFrom(BARRED, 0, 1, 2, 3, 4, 7), { minLength: 864, maxLength: 864 }),
    stopping: fc.array(fc.boolean(), { minLength: 864, maxLength: 864 }),
    budget: fc.integer({ min: 0, max: 30 }),
  })
  .map(({ some, where, prices, stopping, budget }) => {
    const order = new Map(some.hexes.map((hex, i) => [hex, i]));
    const start = some.hexes[where % some.hexes.length] as Hex;
    const of = (from: Hex, direction: number) => (order.get(from) ?? 0) * 6 + direction;
    const cost: StepCost = (from, _, direction) => prices[of(from, direction)] ?? BARRED;
    const stopsAfter: StopsAfter = (from, _, direction) => stopping[of(from, direction)] ?? false;
    return { some, start, cost, stopsAfter, budget };
  });

describe('reachByWay', () => {
  const hex = hexOf;
  /** Into 0203 from 0202 one stops; by 0103 the way is dearer and goes on. */
  const stopsAfter: StopsAfter = (from, to) => from === hex('0202') && to === hex('0203');
  const cost: StepCost = (from, to) => {
    const known: Readonly<Record<string, number>> = {
      '0202 0203': 1,
      '0202 0303': 4,
      '0303 0203': 1,
      '0203 0204': 1,
    };
    return known[`${formatHex(from)} ${formatHex(to)}`] ?? BARRED;
  };

  it('keeps a dear way that goes on beside a cheap one that ends', () => {
    const result = reachByWay(grid, hex('0202'), 10, cost, stopsAfter);
    expect(costTo(result, hex('0203'))).toBe(1);
    expect(written(pathTo(result, hex('0203')))).toBe('0202 0203');
    expect(costTo(result, hex('0204'))).toBe(6);
    expect(written(pathTo(result, hex('0204')))).toBe('0202 0303 0203 0204');
  });

  it('finds what slow search finds, with paths that cost what they say', () => {
    fc.assert(
      fc.property(anyCountry, ({ some, start, cost: price, stopsAfter: stop, budget }) => {
        const result = reachByWay(some, start, budget, price, stop);
        const slow = slowCosts(some, start, budget, price, stop);
        expect(new Map(result.hexes.map((at) => [at, costTo(result, at)]))).toEqual(slow);
        for (const at of result.hexes) {
          const path = pathTo(result, at) ?? [];
          let sum = 0;
          path.slice(1).forEach((to, i) => {
            const from = path[i] as Hex;
            const direction = some.directionTo(from, to);
            if (direction === -1) throw new Error('a jump');
            sum += price(from, to, direction);
            expect(i < path.length - 2 && stop(from, to, direction)).toBe(false);
          });
          expect(sum).toBe(costTo(result, at));
        }
      }),
    );
  });

  it('is plain reach where no step stops, and writes over an earlier result', () => {
    const steps: StepCost = (_, to) => 1 + (to % 3);
    const plain = reach(grid, hex('0305'), 9, steps);
    const first = reachByWay(grid, hex('0101'), 4, steps, () => true);
    const again = reachByWay(grid, hex('0305'), 9, steps, () => false, first);
    expect(again.costs).toEqual(plain.costs);
    expect(new Set(again.hexes)).toEqual(new Set(plain.hexes));
  });

  it('refuses a budget that is no number', () => {
    expect(() => reachByWay(makeGrid(3, 3), hex('0101'), Number.NaN, cost, stopsAfter)).toThrow(RangeError);
  });
});
