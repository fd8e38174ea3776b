/** A sheet of pointy tops: the flat one turned to the left, so that 0101 lies in the south-west and columns rise to the north. */
import { columnOf, type Hex, hexAt, rowOf } from '../../engine/hexmap/hexId';
import {
  centreOf,
  COLUMN_STEP,
  cornersAround as cornersOfFlat,
  hexUnder,
  type Layout,
  type Point,
  polygon,
  RADIUS,
} from './layout';

export interface PointyLayout extends Layout {
  /** From the flat sheet to this one. */
  readonly turned: (point: Point) => Point;
  readonly outlineOf: (hex: number) => string;
}

export function pointy(columns: number): PointyLayout {
  const width = (columns - 1) * COLUMN_STEP + 2 * RADIUS;
  const turned = ({ x, y }: Point): Point => ({ x: y, y: width - x });
  const back = ({ x, y }: Point): Point => ({ x: width - y, y: x });
  const centre = (hex: Hex): Point => turned(centreOf(hex));
  const cornersAround = (point: Point, radius = RADIUS): readonly Point[] =>
    cornersOfFlat(back(point), radius).map(turned);
  return {
    turned,
    centreOf: centre,
    hexUnder: (point, ...size) => hexUnder(back(point), ...size),
    beside: (hex, right, down) => hexAt(columnOf(hex) - down, rowOf(hex) + right),
    cornersAround,
    outlineOf: (hex) => polygon(cornersAround(centre(hex as Hex))),
  };
}
