/** Whether a scenario of the right shape makes sense: hexes that exist, lines that join, counters that can be set up. */
import { type HexGrid, makeGrid } from '../../hexmap/grid';
import { formatHex, type Hex, hexAt, parseHex } from '../../hexmap/hexId';
import type { Counter, Scenario, SetUp, Side } from '../data/types';
import type { Tell } from './problems';

const HEX_CODE = /^(?:[.lD]h?s?b?B?|~|x)$/;

/** The ground: every hex, then every line on it. */
export function checkGround(scenario: Scenario, tell: Tell): void {
  const { ground } = scenario;
  if (ground.hexes.length !== ground.columns) tell('badLength', 'ground.hexes');
  ground.hexes.forEach((line, i) => {
    const codes = line.trim().split(/\s+/);
    if (codes.length !== ground.rows) tell('badLength', `ground.hexes[${i}]`);
    codes.forEach((code, j) => {
      if (!HEX_CODE.test(code)) tell('badHex', `ground ${formatHex(hexAt(i + 1, j + 1))}`);
    });
  });
}

export function checkLines(scenario: Scenario, tell: Tell): void {
  const { ground } = scenario;
  const map = mapOf(scenario);
  const sides = (texts: readonly string[], at: string) => {
    const seen = new Set<string>();
    texts.forEach((side, i) => {
      const [a = '', b = ''] = side.split('/');
      if (!map.areAdjacent(a, b)) tell('notAdjacent', `${at}[${i}] ${side}`);
      const key = [a, b].sort().join('/');
      if (seen.has(key)) tell('twice', `${at}[${i}] ${side}`);
      seen.add(key);
    });
    return seen;
  };
  sides(ground.works, 'ground.works');
  ground.works.forEach((side, i) => {
    if (!map.isLand(side.slice(0, 4))) tell('notLand', `ground.works[${i}] ${side}`);
  });
  const creeks = sides(ground.creeks, 'ground.creeks');
  const bridges = sides(
    ground.bridges.map(({ side }) => side),
    'ground.bridges',
  );
  for (const side of bridges) if (!creeks.has(side)) tell('bridgeWithoutCreek', `ground.bridges ${side}`);
  for (const [i, { hexes }] of ground.paths.entries())
    hexes.forEach((hex, j) => {
      const at = `ground.paths[${i}] ${hex}`;
      if (!map.isLand(hex)) tell('notLand', at);
      const before = hexes[j - 1];
      if (before === undefined) return;
      if (!map.areAdjacent(before, hex)) tell('notAdjacent', at);
      const key = [before, hex].sort().join('/');
      if (creeks.has(key) && !bridges.has(key)) tell('pathOverCreek', at);
    });
  ground.waters.forEach(({ hexes }, i) => {
    for (const hex of hexes) if (!map.has(hex)) tell('notOnMap', `ground.waters[${i}] ${hex}`);
  });
  ground.places.forEach(({ hex }, i) => {
    if (!map.has(hex)) tell('notOnMap', `ground.places[${i}] ${hex}`);
  });
}

export function checkCharts({ charts, turns, ground, freeColumns, rearColumns }: Scenario, tell: Tell): void {
  charts.columns.forEach((lowest, i) => {
    if (i > 0 && lowest <= (charts.columns[i - 1] ?? 0)) tell('notRising', `charts.columns[${i}]`);
  });
  charts.results.forEach((row, i) => {
    if (row.length !== charts.columns.length + 1) tell('badLength', `charts.results[${i}]`);
  });
  if (charts.stack.withBattalion < charts.stack.units) tell('notRising', 'charts.stack.withBattalion');
  turns.forEach(({ fog }, i) => {
    if (fog && fog[0] > fog[1]) tell('notRising', `turns[${i}].fog`);
  });
  for (const [at, [first, last]] of Object.entries({ freeColumns, rearColumns })) {
    if (first > last) tell('notRising', at);
    if (last > ground.columns) tell('notOnMap', at);
  }
}

/** Who comes how: by side and kind. */
const WAYS: Readonly<Record<Side, readonly SetUp['kind'][]>> = {
  british: ['entry', 'anyEntry', 'whenClear', 'at'],
  colonial: ['free', 'works', 'withUnit', 'whenClear', 'at'],
};

export function checkCounters(scenario: Scenario, tell: Tell): void {
  const map = mapOf(scenario);
  const ids = new Set<string>();
  scenario.counters.forEach((counter, i) => {
    const at = `counters[${i}] ${counter.id}`;
    if (ids.has(counter.id)) tell('twice', at);
    ids.add(counter.id);
    const { setUp } = counter;
    if (!WAYS[counter.side].includes(setUp.kind)) tell('wrongSetUp', at);
    if ((setUp.kind === 'anyEntry' || setUp.kind === 'withUnit') && counter.kind !== 'leader')
      tell('onlyLeaders', at);
    if (counter.kind === 'leader' && (setUp.kind === 'free' || setUp.kind === 'works'))
      tell('wrongSetUp', at);
    if ('hex' in setUp && !map.isLand(setUp.hex)) tell('notLand', `${at} ${setUp.hex}`);
  });
  for (const side of ['british', 'colonial'] as const)
    if (!scenario.counters.some((counter) => counter.side === side && counter.kind !== 'leader'))
      tell('noUnits', side);
  checkFixed(scenario.counters, scenario, tell);
  const formations = new Set(
    scenario.counters.flatMap(({ setUp }) => (setUp.kind === 'entry' ? [setUp.formation] : [])),
  );
  if (formations.size > scenario.entries.length) tell('tooFewEntries', 'entries');
  const needs = scenario.counters.some(({ setUp }) => setUp.kind === 'anyEntry');
  if (needs && formations.size === 0) tell('noFormation', 'counters');
  const [entryIds, entryHexes] = [new Set<string>(), new Set<string>()];
  scenario.entries.forEach(({ id, hex }, i) => {
    const at = `entries[${i}] ${id}`;
    if (entryIds.has(id) || entryHexes.has(hex)) tell('twice', at);
    entryIds.add(id);
    entryHexes.add(hex);
    if (!map.isLand(hex)) tell('notLand', at);
  });
}

/** Counters in their places from the start: sides apart, and no more than may stack. */
function checkFixed(counters: readonly Counter[], { charts }: Scenario, tell: Tell): void {
  const stacks = new Map<string, Counter[]>();
  for (const counter of counters)
    if (counter.setUp.kind === 'at')
      stacks.set(counter.setUp.hex, [...(stacks.get(counter.setUp.hex) ?? []), counter]);
  for (const [hex, stack] of stacks) {
    if (new Set(stack.map(({ side }) => side)).size > 1) tell('bothSides', `counters ${hex}`);
    const units = stack.filter(({ kind }) => kind !== 'leader');
    const limit = units.some(({ kind }) => kind === 'battalion')
      ? charts.stack.withBattalion
      : charts.stack.units;
    if (units.length > limit) tell('stackFull', `counters ${hex}`);
  }
}

export function checkVictory(scenario: Scenario, tell: Tell): void {
  const map = mapOf(scenario);
  const seen = new Set<string>();
  scenario.victory.flags.forEach(({ hex }, i) => {
    const at = `victory.flags[${i}] ${hex}`;
    if (seen.has(hex)) tell('twice', at);
    seen.add(hex);
    if (!map.isLand(hex)) tell('notLand', at);
  });
  scenario.victory.atOnce.forEach((hex, i) => {
    if (!map.isLand(hex)) tell('notLand', `victory.atOnce[${i}] ${hex}`);
  });
}

interface Sheet {
  has(hex: string): boolean;
  isLand(hex: string): boolean;
  areAdjacent(a: string, b: string): boolean;
}

function mapOf({ ground }: Scenario): Sheet {
  const grid: HexGrid = makeGrid(ground.columns, ground.rows);
  const at = (text: string): Hex | undefined => {
    const hex = parseHex(text);
    return hex !== undefined && grid.has(hex) ? hex : undefined;
  };
  const lines = ground.hexes.map((line) => line.trim().split(/\s+/));
  return {
    has: (hex) => at(hex) !== undefined,
    isLand: (hex) => {
      const code = lines[Number(hex.slice(0, 2)) - 1]?.[Number(hex.slice(2)) - 1];
      return at(hex) !== undefined && code !== undefined && !code.startsWith('~') && !code.startsWith('x');
    },
    areAdjacent: (a, b) => {
      const [one, other] = [at(a), at(b)];
      return one !== undefined && other !== undefined && grid.areAdjacent(one, other);
    },
  };
}
