/** Roads: curves through the centres of their hexes, broken where a stream negates them. */
import { type Hex, hexOf } from '../../../engine/hexmap/hexId';
import { MAP, STREAM_SIDES } from '../../../engine/saratoga';
import { centreOf, type Point } from '../../hexboard/layout';
import { between, curveThrough, pathOf } from '../../hexboard/drawing/curve';
import { FRAME } from './ground';

export interface RoadLine {
  readonly name: string;
  readonly line: readonly Point[];
  /** Drawn whole. */
  readonly firm: string;
  /** Drawn broken: the approach to a stream on both sides. */
  readonly broken: string;
}

const STEPS = 16;
/** So many of the steps between two hex centres are broken, around the stream in the middle. */
const BROKEN = 5;

export function roads(): RoadLine[] {
  return MAP.roads.map((road) => {
    const path = road.path.map(hexOf);
    const centres = path.map((hex, i) => easedCentre(hex, path[i - 1], path[i + 1]));
    const before = exitPoint(path[0], road.name);
    const after = exitPoint(path.at(-1), road.name);
    const through = [...(before ? [before] : []), ...centres, ...(after ? [after] : [])];
    const line = curveThrough(through, STEPS);
    const lead = before ? 1 : 0;
    const firm: Point[][] = [[]];
    const broken: Point[][] = [];
    line.forEach((point, i) => {
      const link = Math.floor(i / STEPS) - lead;
      const step = i % STEPS;
      const a = path[link];
      const b = path[link + 1];
      const ford = a !== undefined && b !== undefined && STREAM_SIDES.between(a, b);
      const middle = STEPS / 2;
      if (ford && Math.abs(step - middle) <= BROKEN) {
        if (step === middle - BROKEN) {
          firm.at(-1)?.push(point);
          broken.push([point]);
        } else broken.at(-1)?.push(point);
        if (step === middle + BROKEN) firm.push([point]);
      } else firm.at(-1)?.push(point);
    });
    return {
      name: road.name,
      line,
      firm: firm.map((piece) => pathOf(piece)).join(''),
      broken: broken.map((piece) => pathOf(piece)).join(''),
    };
  });
}

/** A road need not meet the very middle of its hex, which would make it zigzag; where roads join, it does. */
function easedCentre(hex: Hex, before: Hex | undefined, after: Hex | undefined): Point {
  const centre = centreOf(hex);
  if (before === undefined || after === undefined || JUNCTIONS.has(hex)) return centre;
  return between(centre, between(centreOf(before), centreOf(after), 0.5), 0.42);
}

const JUNCTIONS: ReadonlySet<Hex> = new Set(
  MAP.roads.flatMap((road, i) =>
    road.path.filter((text) => MAP.roads.some((other, j) => j !== i && other.path.includes(text))).map(hexOf),
  ),
);

function exitPoint(hex: Hex | undefined, road: string): Point | undefined {
  const exit = MAP.exits.find(
    (entry) => hex !== undefined && hexOf(entry.hex) === hex && entry.road === road,
  );
  if (!exit || hex === undefined) return undefined;
  const { x, y } = centreOf(hex);
  const beyond = 14;
  switch (exit.edge) {
    case 'N':
      return { x: x + 6, y: FRAME.y - beyond };
    case 'S':
      return { x: x - 4, y: FRAME.y + FRAME.height + beyond };
    case 'W':
      return { x: FRAME.x - beyond, y: y + 4 };
  }
}
