/** The printed sheet in pictures that stand alone. */
import type { Point } from '../../hexboard/layout';
import type { Box } from '../../table/share/drawing';
import { FRAME } from '../map/ground';

/** What the page itself shows, to be put into a picture. */
export function layer(id: 'sheet' | 'counters'): Node[] {
  const found = document.getElementById(id);
  return found ? [found.cloneNode(true)] : [];
}

/** A window of this shape around a point, within the frame of the map. */
export function partAround({ x, y }: Point, width: number, height: number): Box {
  const within = (middle: number, size: number, from: number, all: number) =>
    Math.max(from, Math.min(from + all - size, middle - size / 2));
  return {
    x: within(x, width, FRAME.x, FRAME.width),
    y: within(y, height, FRAME.y, FRAME.height),
    width,
    height,
  };
}
