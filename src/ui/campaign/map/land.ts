/** Hills and trees, engraved where nothing else is: placed by a fixed seed, never under a place, a road, a water or a name. */
import { randomFrom } from '../../hexboard/drawing/random';
import type { Point } from '../../hexboard/layout';
import { BOX, BOX_SPOTS, PLACE_SPOTS, SHEET, UNIT } from '../spots';
import { ROAD_LINES } from './roads';
import type { Water } from './waters';

/** Ranges by middle and half axes, in units of the data. */
const RANGES = [
  { x: 470, y: 400, rx: 210, ry: 250, tall: 1.25 },
  { x: 610, y: 480, rx: 95, ry: 160, tall: 1.1 },
  { x: 1120, y: 330, rx: 80, ry: 280, tall: 1.15 },
  { x: 1110, y: 860, rx: 75, ry: 330, tall: 1 },
  { x: 470, y: 1330, rx: 150, ry: 130, tall: 1.1 },
  { x: 770, y: 1230, rx: 75, ry: 130, tall: 0.8 },
  { x: 950, y: 1420, rx: 40, ry: 90, tall: 0.8 },
] as const;

export interface Land {
  readonly hills: readonly { readonly outline: string; readonly shade: string }[];
  readonly trees: string;
}

/** `kept`: points with the room that they want free, e.g. names. */
export function land(rivers: readonly Water[], kept: readonly (Point & { readonly room: number })[]): Land {
  const taken = obstacles(rivers, kept);
  const isFree = (x: number, y: number, room: number) =>
    !taken.some(
      (spot) =>
        Math.abs(spot.x - x) < spot.room + room && Math.hypot(spot.x - x, spot.y - y) < spot.room + room,
    );
  return { hills: hills(isFree), trees: trees(isFree) };
}

type IsFree = (x: number, y: number, room: number) => boolean;

function hills(isFree: IsFree): Land['hills'] {
  const random = randomFrom(1777);
  const found: { y: number; outline: string; shade: string }[] = [];
  for (const { rx, ry, tall, x, y } of RANGES)
    for (let row = -ry; row <= ry; row += 21)
      for (let column = -rx; column <= rx; column += 33) {
        const px = (x + column + (random() - 0.5) * 22) * UNIT;
        const py = (y + row + (random() - 0.5) * 13) * UNIT;
        const size = (0.75 + random() * 0.55) * tall;
        const isIn = (column / rx) ** 2 + (row / ry) ** 2 < 1;
        if (isIn && isFree(px, py - 12, 34)) found.push({ y: py, ...hill(px, py, size, random) });
      }
  return found.sort((a, b) => a.y - b.y);
}

function hill(x: number, y: number, size: number, random: () => number) {
  const [w, h] = [34 * size, 30 * size];
  const top = x + (random() - 0.5) * 10;
  const outline = `M${r(x - w)} ${r(y)}Q${r(x - w * 0.5)} ${r(y - h * 0.5)} ${r(top)} ${r(y - h)}Q${r(x + w * 0.5)} ${r(y - h * 0.6)} ${r(x + w)} ${r(y)}`;
  let shade = '';
  for (let i = 0; i < 5; i++) {
    const t = 0.12 + i * 0.17;
    const [sx, sy] = [top + (x + w - top) * t, y - h + h * t * 0.85];
    shade += `M${r(sx)} ${r(sy + 2)}q${r(1 + i)} ${r(4 + i)} ${r(-2 - i * 0.6)} ${r(9 * size * (1 - t * 0.5))}`;
  }
  return { outline, shade };
}

function trees(isFree: IsFree): string {
  const random = randomFrom(1758);
  let path = '';
  for (let y = 70; y < SHEET.height - 70; y += 58)
    for (let x = 70; x < SHEET.width - 70; x += 66) {
      const [px, py] = [x + (random() - 0.5) * 50, y + (random() - 0.5) * 44];
      if (random() > 0.5 || !isFree(px, py, 20)) continue;
      const s = 0.8 + random() * 0.5;
      path += `M${r(px)} ${r(py)}v${r(-6 * s)}m${r(-6 * s)} 0q${r(-3 * s)} ${r(-6 * s)} ${r(2 * s)} ${r(-8 * s)}q${r(4 * s)} ${r(-9 * s)} ${r(8 * s)} 0q${r(5 * s)} ${r(2 * s)} ${r(2 * s)} ${r(8 * s)}z`;
    }
  return path;
}

function obstacles(rivers: readonly Water[], kept: readonly (Point & { readonly room: number })[]) {
  const found: (Point & { readonly room: number })[] = [...kept];
  for (const { x, y } of PLACE_SPOTS)
    found.push({ x, y, room: 62 }, { x: x - 50, y: y + 58, room: 34 }, { x: x + 50, y: y + 58, room: 34 });
  for (const { x, y } of BOX_SPOTS)
    for (const dx of [-1, -0.4, 0.4, 1])
      found.push({ x: x + dx * BOX.width * 0.7, y, room: BOX.height + 26 });
  for (const { line } of ROAD_LINES) for (const { x, y } of line) found.push({ x, y, room: 17 });
  for (const { half, line } of rivers)
    line.forEach(({ x, y }, i) => {
      if (i % 3 === 0) found.push({ x, y, room: half + 16 });
    });
  return found;
}

const r = (value: number): number => Math.round(value * 10) / 10;
