/** The map and the counters as tables for the checks, from the raw data and not from the rules that are checked. */
import {
  COUNTERS,
  FORMATION_LIST,
  FORMATIONS,
  isUnit,
  MAP,
  RATINGS,
  type Side,
} from '../../src/engine/saratoga/index';
import {
  allHexes,
  groundOf,
  hexesApart,
  isLandHex,
  isRoadBetween,
  isStreamBetween,
  neighboursOf,
} from '../oracles/zoc';

export { halfRowsSouth } from '../oracles/zoc';

export const PIECES: readonly number[] = COUNTERS.map((_, piece) => piece);
export const ID: readonly string[] = COUNTERS.map(({ id }) => id);
export const SIDE: readonly Side[] = COUNTERS.map(({ side }) => side);
export const IS_UNIT: readonly boolean[] = COUNTERS.map(isUnit);
export const IS_GUN: readonly boolean[] = COUNTERS.map(({ kind }) => kind === 'artillery');
/** -1 for Gates' guns and for overall commanders. */
export const FORMATION: readonly number[] = COUNTERS.map((counter) =>
  'formation' in counter && counter.formation ? FORMATIONS.indexOf(counter.formation) : -1,
);
/** In halves of a point. */
export const ALLOWANCE: readonly number[] = COUNTERS.map(({ movement }) => movement * 2);
export const RANGE: readonly number[] = COUNTERS.map((counter) => (isUnit(counter) ? counter.range : 0));
export const SPAN: readonly number[] = COUNTERS.map((counter) => (isUnit(counter) ? 0 : counter.span));
export const COMMANDER: readonly number[] = FORMATION_LIST.map(({ commander }) => ID.indexOf(commander));
export const OVERALL: readonly number[] = FORMATION_LIST.map(({ overall }) => ID.indexOf(overall));
export const LEADERS: readonly number[] = PIECES.filter((piece) => !IS_UNIT[piece]);

export const EXIT_HEX = Number(MAP.britishExit);

const NUMBER_OF: ReadonlyMap<string, number> = new Map(ID.map((id, piece) => [id, piece]));
export function pieceOf(id: string): number {
  const piece = NUMBER_OF.get(id);
  if (piece === undefined) throw new Error(`no counter '${id}'`);
  return piece;
}

/** 2.2.1 the letter of the face showing, as 0 for A to 3 for D; 7.3 the second hit turns the counter over. */
export function ratingAt(piece: number, hits: number): number {
  const counter = COUNTERS[piece];
  if (!counter || !isUnit(counter)) throw new Error(`no unit number ${piece}`);
  return RATINGS.indexOf(hits >= 2 ? counter.rating.reduced : counter.rating.full);
}

/** Tables by the printed number of a hex. */
export const HEXES: readonly number[] = allHexes();
export const SIZE = Math.max(...HEXES) + 1;
export const LAND: readonly number[] = HEXES.filter(isLandHex);
export const IS_LAND = new Uint8Array(SIZE);
export const NEIGHBOURS: number[][] = Array.from({ length: SIZE }, () => []);
/** 3.2.1, 3.2.3 the hexes that a unit in this hex controls, and so the hexes from which this one is controlled. */
export const CONTROLS: number[][] = Array.from({ length: SIZE }, () => []);
export const IS_WOODS = new Uint8Array(SIZE);
export const LEVEL = new Uint8Array(SIZE);
for (const hex of HEXES) {
  NEIGHBOURS[hex] = neighboursOf(hex);
  if (!isLandHex(hex)) continue;
  IS_LAND[hex] = 1;
  IS_WOODS[hex] = groundOf(hex).startsWith('w') ? 1 : 0;
  LEVEL[hex] = Number(groundOf(hex)[1]);
  CONTROLS[hex] = neighboursOf(hex).filter((next) => isLandHex(next) && !isStreamBetween(hex, next));
}

export const areAdjacent = (a: number, b: number): boolean => NEIGHBOURS[a]?.includes(b) === true;

/** One more than the distance, once it is known. */
const APART = new Uint8Array(SIZE * SIZE);
export function apart(a: number, b: number): number {
  const key = a * SIZE + b;
  const known = APART[key] ?? 0;
  if (known > 0) return known - 1;
  const distance = hexesApart(a, b);
  APART[key] = distance + 1;
  return distance;
}

export interface Crossing {
  readonly stream: boolean;
  readonly road: boolean;
}
const CROSSINGS = new Map<number, Crossing>();
export function crossing(from: number, to: number): Crossing {
  const key = from * SIZE + to;
  const known = CROSSINGS.get(key);
  if (known) return known;
  const found = { stream: isStreamBetween(from, to), road: isRoadBetween(from, to) };
  CROSSINGS.set(key, found);
  return found;
}

export const enemyOf = (side: Side): Side => (side === 'british' ? 'american' : 'british');
export const printed = (hex: number): string => String(hex).padStart(4, '0');

/** How many combat units of each side stand in each hex, read from the places of the counters. */
export type Survey = Readonly<Record<Side, Uint8Array>>;

/** Answers the same tables each time, so that one survey ends with the next. */
export function survey(at: readonly number[]): Survey {
  STANDING.british.fill(0);
  STANDING.american.fill(0);
  for (let piece = 0; piece < at.length; piece++) {
    const hex = at[piece] ?? 0;
    if (hex <= 0 || !IS_UNIT[piece]) continue;
    const table = STANDING[SIDE[piece] ?? 'british'];
    table[hex] = (table[hex] ?? 0) + 1;
  }
  return STANDING;
}
const STANDING = { british: new Uint8Array(SIZE), american: new Uint8Array(SIZE) };

/** 3.2 whether a side controls a hex. */
export const isControlled = (units: Survey, hex: number, by: Side): boolean =>
  CONTROLS[hex]?.some((next) => units[by][next] !== 0) === true;

/** 7.1, R33 whether a unit of the side stands next to a hex, across streams too. */
export const isBeside = (units: Survey, hex: number, by: Side): boolean =>
  NEIGHBOURS[hex]?.some((next) => units[by][next] !== 0) === true;

/** How many combat units of a side stand in a hex, asked once. */
export function unitsAt(at: readonly number[], hex: number, side: Side): number {
  let count = 0;
  for (let piece = 0; piece < at.length; piece++)
    if (at[piece] === hex && IS_UNIT[piece] && SIDE[piece] === side) count++;
  return count;
}
