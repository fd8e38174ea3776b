/** 2.1 The ground as tables that answer at once, built from the map data. */
import { type Direction, type HexGrid, makeGrid } from '../hexmap/grid';
import { type Hex, hexAt, hexOf } from '../hexmap/hexId';
import { makeHexsideSet } from '../hexmap/hexside';
import { MAP } from './data/map';
import type { Battle } from './data/types';

export type Kind = 'land' | 'river' | 'offMap';
export type Level = 1 | 2 | 3;

export const GRID: HexGrid = makeGrid(MAP.columns, MAP.rows);

/** What the map data writes for each hex: 'w3', '~~'. */
export const groundCode = (hex: Hex): string => CODES[hex] ?? OFF_MAP;

export function kindOf(hex: Hex): Kind {
  const code = groundCode(hex);
  return code === RIVER ? 'river' : code === OFF_MAP ? 'offMap' : 'land';
}

/** R8 the Hudson is water hexes, and nothing beyond it is in play. */
export const isLand = (hex: Hex): boolean => levelOf(hex) !== 0;

/** 0 where there is no land. */
export const levelOf = (hex: Hex): Level | 0 => (LEVELS[hex] ?? 0) as Level | 0;

export const isWoods = (hex: Hex): boolean => WOODS[hex] === 1;

/** R3 a slope is the hexside between two levels; it is felt by whoever goes up. */
export const isUpSlope = (from: Hex, to: Hex): boolean => levelOf(to) > levelOf(from);

/** R7 a partial land hex: it touches the Hudson, and plays as clear ground of level 1. */
export const isBank = (hex: Hex): boolean =>
  isLand(hex) && GRID.neighbours(hex).some((next) => kindOf(next) === 'river');

export const STREAM_SIDES = makeHexsideSet(
  GRID,
  MAP.streams.flatMap((stream) => stream.course.map(hexesOfSide)),
);
export const ROAD_LINKS = makeHexsideSet(
  GRID,
  MAP.roads.flatMap((road) => links(road.path)),
);

/** R12 a fortification that is not in play is plain ground. */
export const isWork = (hex: Hex, battle: Battle): boolean => WORKS[battle].has(hex);

/** The streams on the sides of a hex, and the roads through it, by name. */
export function streamsAt(hex: Hex): { readonly name: string; readonly directions: readonly Direction[] }[] {
  return MAP.streams.flatMap((stream) => {
    const directions = stream.course
      .map(hexesOfSide)
      .flatMap(([a, b]) => (a === hex ? [GRID.directionTo(a, b)] : b === hex ? [GRID.directionTo(b, a)] : []))
      .filter((direction) => direction !== -1)
      .sort((a, b) => a - b);
    return directions.length > 0 ? [{ name: stream.name, directions }] : [];
  });
}

export const roadsAt = (hex: Hex): string[] =>
  MAP.roads.filter((road) => road.path.some((text) => hexOf(text) === hex)).map((road) => road.name);

/** The two hexes of a hexside written 'CCRR/CCRR'. */
export function hexesOfSide(text: string): readonly [Hex, Hex] {
  const [a, b] = text.split('/');
  return [hexOf(a ?? ''), hexOf(b ?? '')];
}

const RIVER = '~~';
const OFF_MAP = '..';

const size = (MAP.columns + 1) * 100;
const LEVELS = new Uint8Array(size);
const WOODS = new Uint8Array(size);
const CODES: string[] = [];

for (const [hex, code] of parseGround(MAP.ground)) {
  CODES[hex] = code;
  LEVELS[hex] = code === RIVER || code === OFF_MAP ? 0 : Number(code[1]);
  WOODS[hex] = code.startsWith('w') ? 1 : 0;
}

const WORKS: Readonly<Record<Battle, ReadonlySet<Hex>>> = {
  sept19: worksOf('sept19'),
  oct7: worksOf('oct7'),
};

function worksOf(battle: Battle): ReadonlySet<Hex> {
  return new Set(MAP.works.filter((work) => work.inPlay.includes(battle)).map((work) => hexOf(work.hex)));
}

function links(path: readonly string[]): (readonly [Hex, Hex])[] {
  return path.slice(1).map((to, i) => [hexOf(path[i] ?? ''), hexOf(to)] as const);
}

/** Each hex with its code, from the text in the map data. */
export function parseGround(text: string): (readonly [Hex, string])[] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [row, ...codes] = line.trim().split(/\s+/);
      return codes.map((code, i) => [hexAt(i + 1, Number(row)), code] as const);
    });
}
