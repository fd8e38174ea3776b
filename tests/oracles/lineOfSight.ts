/**
 * 7.4.1 A slow second opinion on lines of sight: plane geometry on the raw text of the map, with R74-R76.
 *
 * Half the side of a hex is the unit of x and half its height that of y, so that centres and corners are whole numbers.
 * To stretch a picture in one direction does not change which lines meet which hexagons.
 */
import { MAP } from '../../src/engine/saratoga/data/map';

export type Height = 'both' | 'either';

/** One hex that the line runs through, or two that it runs between; a hex that is not on the map is 0. */
export type Place = readonly number[];

/** 7.4.1 nothing between the two hexes blocks. */
export const isSeen = (from: number, to: number, height: Height): boolean =>
  firstBlock(from, to, height) === undefined;

/** The place nearest to `from` that blocks. */
export const firstBlock = (from: number, to: number, height: Height): Place | undefined =>
  // R76 between two hexes the line is blocked only if both of them block
  placesUnder(from, to).find((place) => place.every((hex) => blocks(hex, from, to, height)));

/** What lies under a straight edge from centre to centre, in order, without both ends (R75). */
export function placesUnder(from: number, to: number): Place[] {
  const line: Line = [centreOf(from), centreOf(to)];
  const found = new Map<string, { readonly place: Place; readonly span: Span }>();
  for (const hex of hexesAround(from, to)) {
    if (hex === from || hex === to) continue;
    const inside = spanInside(line, hex);
    if (inside) found.set(String(hex), { place: [hex], span: inside });
    for (const [corner, next] of sidesOf(hex)) {
      const along = spanAlong(line, corner, next);
      if (!along) continue;
      const [x, y] = centreOf(hex);
      const beyond = hexAtCentre([corner[0] + next[0] - x, corner[1] + next[1] - y]);
      const place = [hex, beyond].sort((a, b) => a - b);
      found.set(place.join(), { place, span: along });
    }
  }
  return [...found.values()].sort((a, b) => compare(a.span[0], b.span[0])).map(({ place }) => place);
}

/** Every hex on land, as the map prints it. */
export const landHexes = (): number[] =>
  [...codes()].filter(([, code]) => /\d/.test(code)).map(([hex]) => hex);

/** In hexes: a column costs one and brings half a hex up or down for nothing. */
export function hexesApart(from: number, to: number): number {
  const [x, y] = centreOf(from);
  const [u, v] = centreOf(to);
  const columns = Math.abs(x - u) / 3;
  return columns + Math.max(0, Math.abs(y - v) - columns) / 2;
}

type Point = readonly [x: number, y: number];
type Line = readonly [Point, Point];
/** Exact fractions; the lower number is positive. */
type Fraction = readonly [number, number];
/** The part of the line from here to there: 0 is its beginning and 1 its end. */
type Span = readonly [Fraction, Fraction];

function blocks(hex: number, from: number, to: number, height: Height): boolean {
  const code = codes().get(hex) ?? '..';
  if (code === '..' || code === '~~') return false; // R76 off the map and the river are open
  if (code.startsWith('w')) return true; // R75 woods at any level
  const [low = 0, high = 0] = [levelOf(from), levelOf(to)].sort((a, b) => a - b);
  return levelOf(hex) > (height === 'both' ? high : low); // R74
}

/** The part of the line in the open inside of a hex: on the inner side of all six sides. */
function spanInside([a, b]: Line, hex: number): Span | undefined {
  let since: Fraction = [0, 1];
  let until: Fraction = [1, 1];
  for (const [corner, next] of sidesOf(hex)) {
    const atStart = turn(corner, next, a);
    const atEnd = turn(corner, next, b);
    if (atStart === atEnd && atStart <= 0) return undefined;
    if (atEnd > atStart) since = later(since, [-atStart, atEnd - atStart]);
    if (atEnd < atStart) until = earlier(until, [atStart, atStart - atEnd]);
  }
  return compare(since, until) < 0 ? [since, until] : undefined;
}

/** The part of the line on a hexside, if it is longer than a point. */
function spanAlong([a, b]: Line, corner: Point, next: Point): Span | undefined {
  if (turn(corner, next, a) !== 0 || turn(corner, next, b) !== 0) return undefined;
  const ends = [corner, next].map((p): Fraction => [
    (p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1]),
    (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2,
  ]);
  const [first = NOUGHT, second = NOUGHT] = ends.sort(compare);
  const span: Span = [later([0, 1], first), earlier([1, 1], second)];
  return compare(...span) < 0 ? span : undefined;
}

const NOUGHT: Fraction = [0, 1];

/** Positive where p lies on the inner side of the side from corner to next, 0 on its line. */
const turn = (corner: Point, next: Point, p: Point): number =>
  (next[0] - corner[0]) * (p[1] - corner[1]) - (next[1] - corner[1]) * (p[0] - corner[0]);

const compare = (a: Fraction, b: Fraction): number => a[0] * b[1] - b[0] * a[1];
const later = (a: Fraction, b: Fraction): Fraction => (compare(a, b) < 0 ? b : a);
const earlier = (a: Fraction, b: Fraction): Fraction => (compare(a, b) < 0 ? a : b);

/** Flat-top hexes from 0101 in the north-west, y downward, even columns half a hex lower. */
function centreOf(hex: number): Point {
  const column = Math.floor(hex / 100);
  return [3 * column, 2 * (hex % 100) + (column % 2 === 0 ? 1 : 0)];
}

function hexAtCentre([x, y]: Point): number {
  const column = x / 3;
  const row = (y - (column % 2 === 0 ? 1 : 0)) / 2;
  const hex = column * 100 + row;
  return row >= 1 && row <= MAP.rows && column >= 1 && column <= MAP.columns ? hex : 0;
}

function sidesOf(hex: number): Line[] {
  const [x, y] = centreOf(hex);
  const corners: Point[] = [
    [x + 2, y],
    [x + 1, y + 1],
    [x - 1, y + 1],
    [x - 2, y],
    [x - 1, y - 1],
    [x + 1, y - 1],
  ];
  return corners.map((corner, i) => [corner, corners[(i + 1) % 6] ?? corner]);
}

/** A box that holds the line, with a row to spare. */
function hexesAround(from: number, to: number): number[] {
  const columns = [Math.floor(from / 100), Math.floor(to / 100)].sort((a, b) => a - b);
  const rows = [from % 100, to % 100].sort((a, b) => a - b);
  const hexes: number[] = [];
  for (let column = columns[0] ?? 0; column <= (columns[1] ?? 0); column++)
    for (let row = (rows[0] ?? 0) - 1; row <= (rows[1] ?? 0) + 1; row++)
      if (codes().has(column * 100 + row)) hexes.push(column * 100 + row);
  return hexes;
}

const levelOf = (hex: number): number => Number(codes().get(hex)?.[1]);

let read: Map<number, string> | undefined;

/** The text of the map: a line begins with its row and then has a code for each column. */
function codes(): Map<number, string> {
  if (read) return read;
  read = new Map();
  for (const line of MAP.ground.trim().split('\n')) {
    const [row = '', ...list] = line.trim().split(/\s+/);
    for (const [i, code] of list.entries()) read.set((i + 1) * 100 + Number(row), code);
  }
  return read;
}
