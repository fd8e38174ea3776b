/** A scenario made ready for the rules: its ground as tables by hex and hexside, its counters as tables by number. */
import { type Direction, EVERY_DIRECTION, type HexGrid, makeGrid } from '../hexmap/grid';
import { columnOf, type Hex, hexOf, NO_HEX, rowOf } from '../hexmap/hexId';
import type { Counter, Scenario, Side } from './data/types';

/** A counter is its number in the scenario's list. */
export type Piece = number;

/** Movement points are counted in halves. */
export const MP = 2;

/** 4.3 by hexside: no path, a road, a track. */
export const NO_PATH = 0;
export const ROAD = 1;
export const TRACK = 2;

export interface World {
  readonly scenario: Scenario;
  readonly grid: HexGrid;
  readonly size: number;
  /** By hex. */
  readonly land: Uint8Array;
  readonly deep: Uint8Array;
  readonly light: Uint8Array;
  readonly hill: Uint8Array;
  readonly stream: Uint8Array;
  readonly brook: Uint8Array;
  readonly buildings: Uint8Array;
  readonly sheltered: Uint8Array;
  readonly flagOf: Int8Array;
  readonly atOnce: Uint8Array;
  /** By hex * 6 + direction of the step over the side: works that are crossed inward, creeks, paths, burned bridges. */
  readonly worksInto: Uint8Array;
  readonly creek: Uint8Array;
  readonly ford: Uint8Array;
  readonly path: Uint8Array;
  readonly burned: Uint8Array;
  /** By hex: whether a path touches it. */
  readonly onPath: Uint8Array;
  /** 5.2 where a unit in the hex exerts its ZOC. */
  readonly zocInto: readonly (readonly Hex[])[];
  readonly landHexes: readonly Hex[];
  readonly shelteredHexes: readonly Hex[];
  /** 11.1 */
  readonly rearHexes: readonly Hex[];
  readonly counters: readonly Counter[];
  readonly pieces: readonly Piece[];
  readonly piecesOf: Readonly<Record<Side, readonly Piece[]>>;
  readonly numberOf: ReadonlyMap<string, Piece>;
  /** 2.1, 2.3 by counter * 2 + face: the printed allowance, in points. */
  readonly allowance: Uint8Array;
  /** By counter. */
  readonly isLeader: readonly boolean[];
  readonly isGun: readonly boolean[];
  readonly isBattalion: readonly boolean[];
  readonly isTwoStep: readonly boolean[];
  /** 15.4 */
  readonly isMilitia: readonly boolean[];
  readonly isBritish: readonly boolean[];
  readonly formations: readonly string[];
  /** By counter: the number of its formation; -1 for others. */
  readonly formationOf: readonly number[];
  readonly entryHexes: readonly Hex[];
}

export function makeWorld(scenario: Scenario): World {
  const { ground, counters } = scenario;
  const grid = makeGrid(ground.columns, ground.rows, 'pointy');
  const { size } = grid.tables;
  const byHex = () => new Uint8Array(size);
  const bySide = () => new Uint8Array(size * 6);
  const tables = {
    land: byHex(),
    deep: byHex(),
    light: byHex(),
    hill: byHex(),
    stream: byHex(),
    brook: byHex(),
    buildings: byHex(),
    sheltered: byHex(),
    atOnce: byHex(),
    worksInto: bySide(),
    creek: bySide(),
    ford: bySide(),
    path: bySide(),
    burned: bySide(),
    flagOf: new Int8Array(size).fill(-1),
  };
  for (const hex of grid.hexes) {
    const code = codeOf(scenario, hex);
    const has = (letter: string) => (code.includes(letter) ? 1 : 0);
    tables.land[hex] = has('~') || has('x') ? 0 : 1;
    tables.deep[hex] = has('D');
    tables.light[hex] = has('l');
    tables.hill[hex] = has('h');
    tables.stream[hex] = has('s');
    tables.brook[hex] = has('b');
    tables.buildings[hex] = has('B');
  }
  const sideOf = (from: Hex, to: Hex): number => {
    const direction = grid.directionTo(from, to);
    if (direction === -1) throw new Error(`not adjacent: ${from}, ${to}`);
    return from * 6 + direction;
  };
  const both = (table: Uint8Array, text: string, value: number) => {
    const [a, b] = pairOf(text);
    table[sideOf(a, b)] = value;
    table[sideOf(b, a)] = value;
  };
  for (const text of ground.works) {
    const [inside, outside] = pairOf(text);
    tables.worksInto[sideOf(outside, inside)] = 1;
    tables.sheltered[inside] = 1;
  }
  for (const text of ground.creeks) {
    both(tables.creek, text, 1);
    both(tables.ford, text, 1);
  }
  for (const { kind, hexes } of ground.paths)
    hexes.slice(1).forEach((to, i) => {
      const side = `${hexes[i]}/${to}`;
      const [a, b] = pairOf(side);
      // Where two lines share a side, the road counts.
      if (tables.path[sideOf(a, b)] !== ROAD) both(tables.path, side, kind === 'road' ? ROAD : TRACK);
    });
  for (const { side, burned } of ground.bridges)
    if (burned) {
      // 4.3 a burned bridge is no path
      both(tables.path, side, NO_PATH);
      both(tables.burned, side, 1);
    } else both(tables.ford, side, 0);
  scenario.victory.flags.forEach(({ hex }, i) => (tables.flagOf[hexOf(hex)] = i));
  for (const hex of scenario.victory.atOnce) tables.atOnce[hexOf(hex)] = 1;

  const pieces = counters.map((_, i) => i);
  const formations = [
    ...new Set(counters.flatMap(({ setUp }) => (setUp.kind === 'entry' ? [setUp.formation] : []))),
  ];
  const landHexes = grid.hexes.filter((hex) => tables.land[hex] === 1);
  const [firstRear, lastRear] = scenario.rearColumns;
  const of = (side: Side) => pieces.filter((piece) => counters[piece]?.side === side);
  return {
    ...tables,
    scenario,
    grid,
    size,
    onPath: Uint8Array.from({ length: size }, (_, hex) =>
      EVERY_DIRECTION.some((direction) => tables.path[hex * 6 + direction] !== NO_PATH) ? 1 : 0,
    ),
    zocInto: Array.from({ length: size }, (_, hex) => zocFrom(grid, tables, hex as Hex)),
    landHexes,
    shelteredHexes: landHexes.filter((hex) => tables.sheltered[hex] === 1),
    rearHexes: landHexes.filter((hex) => columnOf(hex) >= firstRear && columnOf(hex) <= lastRear),
    counters,
    pieces,
    piecesOf: { british: of('british'), colonial: of('colonial') },
    numberOf: new Map(counters.map(({ id }, i) => [id, i])),
    allowance: Uint8Array.from(
      counters.flatMap((each) => [each.front.ma, each.kind === 'artillery' ? each.front.ma : each.back.ma]),
    ),
    isLeader: counters.map(({ kind }) => kind === 'leader'),
    isGun: counters.map(({ kind }) => kind === 'artillery'),
    isBattalion: counters.map(({ kind }) => kind === 'battalion'),
    isTwoStep: counters.map(({ kind }) => kind === 'infantry' || kind === 'militia' || kind === 'irregular'),
    isMilitia: counters.map(({ kind }) => kind === 'militia' || kind === 'irregular'),
    isBritish: counters.map(({ side }) => side === 'british'),
    formations,
    formationOf: counters.map(({ setUp }) =>
      setUp.kind === 'entry' ? formations.indexOf(setUp.formation) : -1,
    ),
    entryHexes: scenario.entries.map(({ hex }) => hexOf(hex)),
  };
}

/** The letters of a hex, as the scenario writes them. */
export function codeOf({ ground }: Scenario, hex: Hex): string {
  return ground.hexes[columnOf(hex) - 1]?.split(/\s+/)[rowOf(hex) - 1] ?? 'x';
}

export const pairOf = (text: string): readonly [Hex, Hex] => [hexOf(text.slice(0, 4)), hexOf(text.slice(5))];

export const sideOf = (world: World, piece: Piece): Side => (world.isBritish[piece] ? 'british' : 'colonial');
export const enemyOf = (side: Side): Side => (side === 'british' ? 'colonial' : 'british');
export const isUnit = (world: World, piece: Piece): boolean => !world.isLeader[piece];
export const isInfantry = (world: World, piece: Piece): boolean =>
  !world.isLeader[piece] && !world.isGun[piece];
export const isWoods = (world: World, hex: Hex): boolean => world.light[hex] === 1 || world.deep[hex] === 1;

export function idOf(world: World, piece: Piece): string {
  const counter = world.counters[piece];
  if (!counter) throw new Error(`no counter ${piece}`);
  return counter.id;
}

/** Only for ids that were checked. */
export function pieceOf(world: World, id: string): Piece {
  const piece = world.numberOf.get(id);
  if (piece === undefined) throw new Error(`no counter '${id}'`);
  return piece;
}

interface Shelter {
  readonly land: Uint8Array;
  readonly deep: Uint8Array;
  readonly worksInto: Uint8Array;
}

function zocFrom(grid: HexGrid, { land, deep, worksInto }: Shelter, hex: Hex): readonly Hex[] {
  if (land[hex] !== 1 || deep[hex] === 1) return [];
  const into = (direction: Direction): Hex => {
    const to = grid.neighbour(hex, direction);
    if (to === NO_HEX || land[to] !== 1) return NO_HEX;
    // 5.2 none into or out of deep woods, none over works into the protected hex
    return deep[to] === 1 || worksInto[hex * 6 + direction] === 1 ? NO_HEX : to;
  };
  return EVERY_DIRECTION.map(into).filter((to) => to !== NO_HEX);
}
