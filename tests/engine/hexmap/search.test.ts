import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVERY_DIRECTION, type HexGrid, makeGrid } from '../../../src/engine/hexmap/grid';
import { formatHex, type Hex, hexAt, hexOf, NO_HEX } from '../../../src/engine/hexmap/hexId';
import {
  BARRED,
  cheapestPath,
  costTo,
  pathTo,
  reach,
  type StepCost,
  type Stops,
} from '../../../src/engine/hexmap/search';
import { anyGrid, grid } from './arbitraries';

const one: StepCost = () => 1;

const written = (path: readonly Hex[] | undefined) => path?.map(formatHex).join(' ');

/** Enters the hexes of this list at these costs, all others at 1. */
function costing(costs: Readonly<Record<string, number>>): StepCost {
  return (_from, to) => costs[formatHex(to)] ?? 1;
}

/** Bellman-Ford: improve every step of the grid until nothing improves. */
function slowCosts(some: HexGrid, start: Hex, cost: StepCost, stops: Stops): ReadonlyMap<Hex, number> {
  const costs = new Map([[start, 0]]);
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const from of some.hexes)
      for (const direction of EVERY_DIRECTION) {
        const to = some.neighbour(from, direction);
        const spent = costs.get(from);
        if (to === NO_HEX || spent === undefined || (from !== start && stops(from))) continue;
        const step = cost(from, to, direction);
        if (step === BARRED || spent + step >= (costs.get(to) ?? Infinity)) continue;
        costs.set(to, spent + step);
        hasChanged = true;
      }
  }
  return costs;
}

/** A country with its own cost for each step, some steps free, some barred, and some hexes that stop. */
const anyCountry = fc
  .record({
    some: anyGrid,
    where: fc.nat(),
    prices: fc.array(fc.constantFrom(BARRED, 0, 1, 2, 3, 4, 7), { minLength: 864, maxLength: 864 }),
    stopping: fc.array(fc.boolean(), { minLength: 144, maxLength: 144 }),
    budget: fc.integer({ min: 0, max: 30 }),
  })
  .map(({ some, where, prices, stopping, budget }) => {
    const order = new Map(some.hexes.map((hex, i) => [hex, i]));
    const start = some.hexes[where % some.hexes.length] as Hex;
    const cost: StepCost = (from, _to, direction) => prices[(order.get(from) ?? 0) * 6 + direction] ?? BARRED;
    const stops: Stops = (hex) => stopping[order.get(hex) ?? 0] ?? false;
    return { some, start, cost, stops, budget };
  });

/** What a path costs step by step; NaN if it is not a path of that country. */
function priceOf(path: readonly Hex[], some: HexGrid, cost: StepCost, stops: Stops): number {
  return path.slice(1).reduce((sum, to, i) => {
    const from = path[i] ?? NO_HEX;
    const direction = some.directionTo(from, to);
    if (direction === -1 || (i > 0 && stops(from))) return Number.NaN;
    const step = cost(from, to, direction);
    return step === BARRED ? Number.NaN : sum + step;
  }, 0);
}

describe('reach', () => {
  it('is everything within the budget where every step costs 1', () => {
    const result = reach(grid, hexOf('0505'), 3, one);
    expect([...result.hexes].sort((a, b) => a - b)).toEqual(grid.within(hexOf('0505'), 3));
    expect(costTo(result, hexOf('0505'))).toBe(0);
    expect(costTo(result, hexOf('0508'))).toBe(3);
    expect(costTo(result, hexOf('0509'))).toBeUndefined();
    expect(costTo(result, NO_HEX)).toBeUndefined();
  });

  it('is the start alone without a budget', () => {
    expect(reach(grid, hexOf('0505'), 0, one).hexes).toEqual([505]);
  });

  it('tells the cost function where a step leads from, to, and in which direction', () => {
    const asked: string[] = [];
    reach(grid, hexOf('0505'), 1, (from, to, direction) => {
      if (from === 505) asked.push(`${formatHex(to)} ${direction}`);
      return 1;
    });
    expect(asked).toEqual(['0504 0', '0604 1', '0605 2', '0506 3', '0405 4', '0404 5']);
  });

  it('costs the same as Bellman-Ford finds, for every hex', () => {
    fc.assert(
      fc.property(anyCountry, ({ some, start, cost, stops, budget }) => {
        const slow = slowCosts(some, start, cost, stops);
        const result = reach(some, start, budget, cost, stops);
        const affordable = some.hexes.filter((hex) => (slow.get(hex) ?? Infinity) <= budget);
        expect([...result.hexes].sort((a, b) => a - b)).toEqual(affordable);
        for (const hex of some.hexes)
          expect(costTo(result, hex)).toBe(affordable.includes(hex) ? slow.get(hex) : undefined);
      }),
    );
  });

  it('lists the hexes cheapest first', () => {
    fc.assert(
      fc.property(anyCountry, ({ some, start, cost, stops, budget }) => {
        const slow = slowCosts(some, start, cost, stops);
        const costs = reach(some, start, budget, cost, stops).hexes.map((hex) => slow.get(hex) ?? Number.NaN);
        expect(costs).toEqual([...costs].sort((a, b) => a - b));
      }),
    );
  });

  it('has a path to every hex that costs what it says', () => {
    fc.assert(
      fc.property(anyCountry, ({ some, start, cost, stops, budget }) => {
        const result = reach(some, start, budget, cost, stops);
        for (const hex of result.hexes) {
          const path = pathTo(result, hex) ?? [];
          expect([path[0], path.at(-1)]).toEqual([start, hex]);
          expect(priceOf(path, some, cost, stops)).toBe(costTo(result, hex));
        }
      }),
    );
  });

  it('goes into a hex that stops it, but not on from there', () => {
    const ford = hexOf('0102');
    const result = reach(makeGrid(1, 4), hexOf('0101'), 9, one, (hex) => hex === ford);
    expect(result.hexes).toEqual([101, 102]);
  });

  it('may leave the hex where it begins even if that is one that stops', () => {
    expect(reach(makeGrid(1, 3), hexOf('0102'), 9, one, () => true).hexes).toEqual([102, 101, 103]);
  });

  it('does not enter a barred hex', () => {
    const result = reach(makeGrid(1, 4), hexOf('0101'), 9, costing({ '0103': BARRED }));
    expect(result.hexes).toEqual([101, 102]);
    expect(pathTo(result, hexOf('0104'))).toBeUndefined();
  });

  it('writes over an earlier result without leaving traces of it', () => {
    const wide = reach(grid, hexOf('0808'), 8, one);
    const narrow = reach(grid, hexOf('0505'), 2, one, undefined, wide);
    expect(narrow.costs).toBe(wide.costs);
    const fresh = reach(grid, hexOf('0505'), 2, one);
    expect(narrow.hexes).toEqual(fresh.hexes);
    expect(narrow.costs).toEqual(fresh.costs);
    expect(narrow.cameFrom[505]).toBe(NO_HEX);
    for (const hex of fresh.hexes) expect(pathTo(narrow, hex)).toEqual(pathTo(fresh, hex));
  });

  it('keeps an earlier result unless told to write over it', () => {
    const first = reach(grid, hexOf('0505'), 2, one);
    reach(grid, hexOf('1010'), 8, one);
    expect(costTo(first, hexOf('0505'))).toBe(0);
    expect(costTo(first, hexOf('1010'))).toBeUndefined();
  });

  it('can be asked by a cost function of another search', () => {
    const within2 = (hex: Hex) => reach(grid, hex, 2, one).hexes.length;
    const nested = reach(grid, hexOf('0303'), 40, (_from, to) => within2(to));
    const counts = new Map(grid.hexes.map((hex) => [hex, within2(hex)]));
    const plain = reach(grid, hexOf('0303'), 40, (_from, to) => counts.get(to) ?? BARRED);
    expect(nested).toEqual(plain);
  });

  it('is not disturbed by a cost function that failed before', () => {
    const fail = () => reach(grid, hexOf('0505'), 5, (_from, to) => (to === 503 ? 0.5 : 1));
    expect(fail).toThrow(/0503.*0\.5/);
    expect(reach(grid, hexOf('0505'), 1, one).hexes).toHaveLength(7);
  });

  it('manages the largest grid and costs in the thousands', () => {
    const widest = makeGrid(99, 99);
    const result = reach(widest, hexOf('0101'), Infinity, () => 1000);
    expect(result.hexes).toHaveLength(99 * 99);
    expect(costTo(result, hexOf('9999'))).toBe(1000 * widest.distance(hexOf('0101'), hexOf('9999')));
  });

  it('refuses a cost that is no whole number, a start off the grid, another grid and a budget that is no number', () => {
    const small = makeGrid(3, 3);
    expect(() => reach(small, hexOf('0101'), 5, () => Number.NaN)).toThrow(/0101.*NaN/);
    expect(() => reach(small, hexOf('0101'), Infinity, () => 2_000_000)).toThrow('2000000');
    expect(() => reach(small, hexAt(4, 1), 5, one)).toThrow('0401');
    expect(() => reach(small, hexOf('0101'), 5, one, undefined, reach(grid, hexOf('0101'), 1, one))).toThrow(
      'another grid',
    );
    expect(() => reach(small, hexOf('0101'), Number.NaN, one)).toThrow(RangeError);
  });
});

describe('the cheapest path', () => {
  it('goes round what is dear', () => {
    const cost = costing({ '0202': 9, '0302': 9, '0402': 9 });
    expect(written(cheapestPath(grid, hexOf('0303'), hexOf('0401'), cost))).toBe('0303 0403 0503 0502 0401');
  });

  it('is the hex itself where there is nowhere to go', () => {
    expect(cheapestPath(grid, hexOf('0303'), hexOf('0303'), () => BARRED)).toEqual([303]);
  });

  it('does not exist where every way is barred', () => {
    const moat: StepCost = (_from, to) => (grid.distance(to, hexOf('0505')) === 2 ? BARRED : 1);
    expect(cheapestPath(grid, hexOf('0505'), hexOf('1010'), moat)).toBeUndefined();
  });

  it('may end in a hex that stops, and goes round it otherwise', () => {
    const stops: Stops = (hex) => hex === 302 || hex === 402;
    expect(written(cheapestPath(grid, hexOf('0303'), hexOf('0302'), one, stops))).toBe('0303 0302');
    const around = cheapestPath(grid, hexOf('0303'), hexOf('0401'), one, stops);
    expect(around).toHaveLength(5);
    expect(around).not.toContain(302);
    expect(around).not.toContain(402);
  });

  // To 0401 there are two ways of two steps: by 0302 in the north and by 0402 in the north-east.
  it('takes the way discovered first of several equally cheap ones, clockwise from north', () => {
    expect(written(cheapestPath(grid, hexOf('0303'), hexOf('0401'), one))).toBe('0303 0302 0401');
    expect(written(cheapestPath(grid, hexOf('0401'), hexOf('0303'), one))).toBe('0401 0402 0303');
  });

  it('is not looked for any further than its end', () => {
    const asked: Hex[] = [];
    cheapestPath(grid, hexOf('0808'), hexOf('0807'), (_from, to) => (asked.push(to), 1));
    expect(asked.filter((hex) => !grid.within(hexOf('0808'), 2).includes(hex))).toEqual([]);
  });

  it('is the same as the path of a wide enough reach', () => {
    fc.assert(
      fc.property(anyCountry, fc.nat(), ({ some, start, cost, stops }, where) => {
        const target = some.hexes[where % some.hexes.length] as Hex;
        const wide = reach(some, start, Infinity, cost, stops);
        expect(cheapestPath(some, start, target, cost, stops)).toEqual(pathTo(wide, target));
      }),
    );
  });

  it('refuses hexes off the grid by their numbers', () => {
    expect(() => cheapestPath(grid, hexOf('0101'), hexAt(25, 1), one)).toThrow('2501');
    expect(() => cheapestPath(grid, hexAt(25, 1), hexOf('0101'), one)).toThrow('2501');
  });
});
