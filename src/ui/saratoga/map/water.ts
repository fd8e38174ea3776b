/** The Hudson with its water-lining, and the streams that widen toward their mouths. */
import { hexesOfSide, MAP } from '../../../engine/saratoga';
import { centreAt, centreOf, type Point, RADIUS } from '../../hexboard/layout';
import {
  calm,
  lengthOf,
  pathOf,
  shifted,
  smooth,
  stations,
  type Station,
} from '../../hexboard/drawing/curve';
import { borders } from '../../hexboard/drawing/outline';
import { noiseAlong } from '../../hexboard/drawing/random';
import { CELLS, FRAME, isDrawn, isFarBank, isRiver } from './ground';

export interface River {
  readonly body: string;
  /** The land beyond, which is not in play. */
  readonly farBank: string;
  readonly banks: readonly string[];
  readonly lining: readonly { readonly path: string; readonly depth: number }[];
}

const LINING = [5, 11, 18.5, 27.5];

export function river(): River {
  const isWater = isRiver;
  const west = bankLine((cell) => !isFarBank(cell), 3);
  const east = bankLine(isFarBank, 11);
  // The west bank is followed up stream and the east bank down, so that one after the other they go round the water.
  const corner = { x: FRAME.x + FRAME.width + RADIUS * 2, y: FRAME.y - RADIUS * 2 };
  const body = pathOf([...west.flat(), corner, ...east.flat()], true);
  const lines = [...west, ...east];
  const south = { x: FRAME.x + FRAME.width + RADIUS * 2, y: FRAME.y + FRAME.height + RADIUS * 2 };
  return {
    body,
    farBank: pathOf([...east.flat(), south], true),
    banks: lines.map((line) => pathOf(line)),
    lining: lines.flatMap((line) =>
      LINING.map((distance, depth) => ({ path: pathOf(shifted(line, () => distance)), depth })),
    ),
  };

  function bankLine(counts: (cell: { column: number; row: number }) => boolean, seed: number): Station[][] {
    const noise = noiseAlong(seed, 46);
    return borders(CELLS, isWater, (outer) => isDrawn(outer) && counts(outer)).map((border) => {
      const curve = stations(calm(stations(smooth(border.points, border.closed, 2), 6), 11), 6);
      return stations(
        shifted(curve, (s) => noise(s.at) * 5),
        6,
      );
    });
  }
}

export interface StreamLine {
  readonly name: string;
  readonly line: readonly Point[];
  readonly body: string;
  readonly ravine: string;
}

export function streams(): StreamLine[] {
  return MAP.streams.map((stream, i) => {
    const course = courseOf(stream.course);
    const line = smooth([...course, ...intoRiver(course.at(-1))], false, 3);
    const length = lengthOf(line);
    const wobble = noiseAlong(i + 71, 22);
    const points = stations(line, 5);
    const half = (s: Station) => 0.3 + 3.4 * (s.at / length) ** 0.65 + wobble(s.at) * 0.25;
    const body = [...shifted(points, half), ...shifted(points, (s) => -half(s)).reverse()];
    return { name: stream.name, line: points, body: pathOf(body, true), ravine: pathOf(points) };
  });
}

/** A mouth on the Hudson runs on under its water, because the bank is smoother than the hexsides. */
function intoRiver(mouth: Point | undefined): Point[] {
  if (!mouth) return [];
  return CELLS.filter(isRiver)
    .map(({ column, row }) => centreAt(column, row))
    .filter((centre) => Math.hypot(centre.x - mouth.x, centre.y - mouth.y) < RADIUS + 1)
    .slice(0, 1);
}

/** The corners that a chain of hexsides runs along, from its source to its mouth. */
function courseOf(course: readonly string[]): Point[] {
  const ends = course.map(endsOf);
  const first = ends[0];
  const second = ends[1];
  if (!first || !second) return first ? [...first] : [];
  const [a, b] = first;
  let at = second.some((p) => isSame(p, b)) ? a : b;
  const points = [at];
  for (const [from, to] of ends) {
    at = isSame(from, at) ? to : from;
    points.push(at);
  }
  return points;
}

function endsOf(side: string): readonly [Point, Point] {
  const [a, b] = hexesOfSide(side).map(centreOf);
  if (!a || !b) throw new Error(`not a hexside: ${side}`);
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  // A side is as long as the radius, and 1/sqrt(3) of the distance of the centres.
  const part = 0.5 / Math.sqrt(3);
  const dx = -(b.y - a.y) * part;
  const dy = (b.x - a.x) * part;
  return [
    { x: middle.x + dx, y: middle.y + dy },
    { x: middle.x - dx, y: middle.y - dy },
  ];
}

const isSame = (p: Point, q: Point) => Math.hypot(p.x - q.x, p.y - q.y) < 1;
