/** How fast the tables of hexmap are, next to the same questions asked of honeycomb. */

import {
  defineHex,
  Direction as Compass,
  Grid,
  type Hex as Cell,
  line,
  Orientation,
  rectangle,
} from 'honeycomb-grid';
import { Bench } from 'tinybench';
import { makeGrid } from '../../src/engine/hexmap/grid';
import { columnOf, type Hex, hexAt, rowOf } from '../../src/engine/hexmap/hexId';
import { lineBetween } from '../../src/engine/hexmap/line';
import { BARRED, reach } from '../../src/engine/hexmap/search';

const COLUMNS = 24;
const ROWS = 17;
const BUDGET = 12; // 6 MP, counted in halves
const BATCH = 408;

const grid = makeGrid(COLUMNS, ROWS);
const cells = new Grid(
  defineHex({ orientation: Orientation.FLAT, offset: -1 }),
  rectangle({ width: COLUMNS, height: ROWS }),
);
const COMPASS = [Compass.N, Compass.NE, Compass.SE, Compass.S, Compass.SW, Compass.NW];

// A made-up country of clear ground, woods and a few forbidden hexes, the same for both.
const terrain = new Int8Array(grid.tables.size).fill(BARRED);
for (const hex of grid.hexes) terrain[hex] = [2, 2, 4, 2, 3, 2, BARRED][(hex * 31) % 7] ?? BARRED;

const froms = grid.hexes;
const tos = froms.map((_, i) => froms[(i * 151 + 77) % froms.length] as Hex);
const cellFroms = froms.map(cellOf);
const cellTos = tos.map(cellOf);

interface Contest {
  readonly what: string;
  readonly ours: (i: number) => number;
  readonly theirs: (i: number) => number;
  /** The answers need not be the same where honeycomb answers another question. */
  readonly mayDiffer?: true;
}

let into = reach(grid, at(froms, 0), 0, () => BARRED);

const CONTESTS: readonly Contest[] = [
  {
    what: 'six neighbours',
    ours: (i) => grid.neighbours(at(froms, i)).length,
    theirs: (i) => theirNeighbours(at(cellFroms, i)).length,
  },
  {
    what: 'distance',
    ours: (i) => grid.distance(at(froms, i), at(tos, i)),
    theirs: (i) => cells.distance(at(cellFroms, i), at(cellTos, i)),
  },
  {
    what: 'line',
    ours: (i) => lineBetween(grid, at(froms, i), at(tos, i)).length,
    theirs: (i) => cells.traverse(line({ start: at(cellFroms, i), stop: at(cellTos, i) })).size,
    mayDiffer: true,
  },
  {
    what: 'reach of 6 MP',
    ours: (i) => reach(grid, at(froms, i), BUDGET, ourCost).hexes.length,
    theirs: (i) => theirReach(at(cellFroms, i)).size,
  },
  {
    what: 'reach of 6 MP, written over',
    ours: (i) => (into = reach(grid, at(froms, i), BUDGET, ourCost, undefined, into)).hexes.length,
    theirs: (i) => theirReach(at(cellFroms, i)).size,
  },
];

const bench = new Bench({ time: 500, warmupTime: 250, throws: true });
for (const { what, ours, theirs, mayDiffer } of CONTESTS) {
  const [a, b] = [total(ours), total(theirs)];
  if (a !== b && !mayDiffer) throw new Error(`${what}: we answer ${a}, honeycomb ${b}`);
  bench.add(`${what}, ours`, () => total(ours));
  bench.add(`${what}, honeycomb`, () => total(theirs));
}
await bench.run();
console.table(
  Object.fromEntries(
    CONTESTS.map(({ what }) => {
      const [ours, theirs] = [perSecond(`${what}, ours`), perSecond(`${what}, honeycomb`)];
      return [what, { ours: readable(ours), honeycomb: readable(theirs), times: Math.round(ours / theirs) }];
    }),
  ),
);

function ourCost(_from: Hex, to: Hex): number {
  return terrain[to] ?? BARRED;
}

function theirNeighbours(cell: Cell): readonly Cell[] {
  return COMPASS.map((direction) => cells.neighborOf(cell, direction, { allowOutside: false })).filter(
    (beside) => beside !== undefined,
  );
}

/** The same search, a list for each cost, with honeycomb's neighbours and a Map of its hexes. */
function theirReach(start: Cell): ReadonlyMap<Cell, number> {
  const costs = new Map<Cell, number>([[start, 0]]);
  const buckets: Cell[][] = [[start]];
  for (let spent = 0; spent <= BUDGET; spent++)
    for (const from of buckets[spent] ?? []) {
      if (costs.get(from) !== spent) continue;
      for (const to of theirNeighbours(from)) {
        const step = terrain[hexAt(to.col + 1, to.row + 1)] ?? BARRED;
        const cost = spent + step;
        if (step < 0 || cost > BUDGET || (costs.get(to) ?? Infinity) <= cost) continue;
        costs.set(to, cost);
        (buckets[cost] ??= []).push(to);
      }
    }
  return costs;
}

function cellOf(hex: Hex): Cell {
  const cell = cells.getHex({ col: columnOf(hex) - 1, row: rowOf(hex) - 1 });
  if (!cell) throw new Error(`honeycomb has no ${hex}`);
  return cell;
}

function at<T>(list: readonly T[], i: number): T {
  return list[i] as T;
}

/** One sample asks the question for every hex, so that the clock does not count. */
function total(ask: (i: number) => number): number {
  let sum = 0;
  for (let i = 0; i < BATCH; i++) sum += ask(i);
  return sum;
}

function perSecond(name: string): number {
  const result = bench.getTask(name)?.result;
  if (!result || !('latency' in result)) throw new Error(`no result for ${name}`);
  return (BATCH * 1000) / result.latency.p50;
}

function readable(perSecond: number): string {
  return perSecond >= 1e6 ? `${(perSecond / 1e6).toFixed(1)} M/s` : `${(perSecond / 1e3).toFixed(1)} k/s`;
}
