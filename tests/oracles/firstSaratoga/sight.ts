/** 7.8 by walking: points along the line between two centres, and whose hex each of them lies in. */
import type { Scenario } from '../../../src/engine/firstSaratoga';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Column 15 in the north, rows to the east; sides of length 1. */
const centre = (hex: string): Point => {
  const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  return { x: Math.sqrt(3) * (row + (column % 2 === 0 ? 0.5 : 0)), y: -1.5 * column };
};

const code = ({ ground }: Scenario, hex: string): string | undefined =>
  ground.hexes[Number(hex.slice(0, 2)) - 1]?.split(/\s+/)[Number(hex.slice(2)) - 1];

/** All hexes whose centre is nearest to the point; two or three where it lies on a side or a corner. */
function hexesAt(point: Point, all: readonly string[]): readonly string[] {
  const distances = all.map((hex) => {
    const { x, y } = centre(hex);
    return { hex, d: Math.hypot(x - point.x, y - point.y) };
  });
  const least = Math.min(...distances.map(({ d }) => d));
  return distances.filter(({ d }) => d < least + 1e-6).map(({ hex }) => hex);
}

export function slowSight(scenario: Scenario, from: string, to: string): boolean {
  const around: string[] = [];
  const [c1, r1, c2, r2] = [from.slice(0, 2), from.slice(2), to.slice(0, 2), to.slice(2)].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  // Also beyond the edge of the sheet, where nobody sees anything.
  for (let c = Math.min(c1, c2) - 1; c <= Math.max(c1, c2) + 1; c++)
    for (let r = Math.min(r1, r2) - 1; r <= Math.max(r1, r2) + 1; r++)
      around.push(`${String(c).padStart(2, '0')}${String(r).padStart(2, '0')}`);
  const ground = (hex: string) => code(scenario, hex) ?? 'x';
  if (ground(from).includes('D') || ground(to).includes('D')) return false;
  const isHill = (hex: string) => ground(hex).includes('h');
  const blocks = (hex: string): boolean => {
    if (hex === from || hex === to) return false;
    const what = ground(hex);
    if (code(scenario, hex) === undefined || what.includes('D')) return true;
    if (what.includes('l')) return isHill(hex) || !isHill(from);
    return isHill(hex) && !(isHill(from) && isHill(to));
  };
  const [a, b] = [centre(from), centre(to)];
  const steps = 101;
  for (let i = 1; i < steps; i++) {
    const t = i / steps;
    const here = hexesAt({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }, around);
    if (here.every(blocks)) return false;
  }
  return true;
}
