/** Woods: small engraved trees by a fixed seed, away from clearings, boxes, roads and water. */
import { BOX_LIST, OBJECTIVE_LIST } from '../../../engine/freemansFarm';
import { distanceToLine } from '../../hexboard/drawing/curve';
import { randomFrom } from '../../hexboard/drawing/random';
import { openLines } from './ground';
import { HEIGHT, onSheet, type Point, WIDTH } from './sheet';

const STEP = 23;
const random = randomFrom(1777);

const clearings: readonly (Point & { readonly rx: number; readonly ry: number })[] = [
  { ...onSheet(46, 42), rx: 150, ry: 74 },
  { ...onSheet(19, 46), rx: 92, ry: 56 },
  { ...onSheet(50, 55), rx: 66, ry: 36 },
  { ...onSheet(16, 92), rx: 165, ry: 52 },
  ...BOX_LIST.map(({ x, y, w, h }) => ({ ...onSheet(x, y), rx: w * 6.4, ry: h * 5.4 })),
  ...OBJECTIVE_LIST.map(({ x, y }) => ({ ...onSheet(x, y), rx: 46, ry: 34 })),
];

const isFree = (point: Point): boolean =>
  point.x < 938 &&
  clearings.every(({ x, y, rx, ry }) => ((point.x - x) / rx) ** 2 + ((point.y - y) / ry) ** 2 > 1) &&
  openLines.every((line) => distanceToLine(point, line) > 17);

const trees: readonly (Point & { readonly size: number })[] = (() => {
  const found: (Point & { size: number })[] = [];
  for (let y = 14; y < HEIGHT - 8; y += STEP * 0.8)
    for (let x = 14; x < WIDTH; x += STEP) {
      const tree = {
        x: x + (random() - 0.5) * STEP * 0.9,
        y: y + (random() - 0.5) * STEP * 0.7,
        size: 6 + random() * 4,
      };
      if (random() < 0.86 && isFree(tree)) found.push(tree);
    }
  return found;
})();

const r = (value: number): number => Math.round(value * 10) / 10;

/** A crown of three scallops on a short stem. */
export const crowns = trees
  .map(({ x, y, size: s }) => {
    const w = s * 0.62;
    return `M${r(x - s)} ${r(y)}q${r(-w * 0.4)} ${r(-w)} ${r(w)} ${r(-w)}q${r(w * 0.3)} ${r(-w * 1.2)} ${r(s - w * 0.2)} ${r(-w * 0.3)}q${r(w * 1.2)} ${r(-w * 0.1)} ${r(w * 0.5)} ${r(w * 1.3)}z`;
  })
  .join('');

export const stems = trees.map(({ x, y, size }) => `M${r(x)} ${r(y)}v${r(size * 0.5)}`).join('');
export const shades = trees
  .map(
    ({ x, y, size: s }) =>
      `M${r(x)} ${r(y - 0.5)}h${r(s * 0.8)}M${r(x + s * 0.3)} ${r(y - s * 0.3)}h${r(s * 0.5)}`,
  )
  .join('');
