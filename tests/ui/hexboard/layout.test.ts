// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnOf, type Hex, hexOf, NO_HEX, rowOf } from '../../../src/engine/hexmap/hexId';
import { GRID, MAP } from '../../../src/engine/saratoga';
import {
  centreAt,
  centreOf,
  cornersAround,
  HEX_HEIGHT,
  hexUnder,
  type Point,
  polygon,
  RADIUS,
} from '../../../src/ui/hexboard/layout';
import { SHEET } from '../../../src/ui/saratoga/map/ground';

const under = (point: Point) => hexUnder(point, MAP.columns, MAP.rows);
const away = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** In a flat-top hex: not above or below its flat sides, not beyond its slanted ones. */
function isInside(point: Point, hex: Hex): boolean {
  const dx = Math.abs(point.x - centreOf(hex).x);
  const dy = Math.abs(point.y - centreOf(hex).y);
  return dy <= HEX_HEIGHT / 2 && Math.sqrt(3) * dx + dy <= HEX_HEIGHT;
}

const anyHex = fc.constantFrom(...GRID.hexes);
/** Even steps: the doubles of fast-check crowd around zero. */
const from = (least: number, most: number) =>
  fc.integer({ min: 0, max: 100_000 }).map((step) => least + ((most - least) * step) / 100_000);
const anyPoint = fc.record({
  x: from(SHEET.x - 200, SHEET.x + SHEET.width + 200),
  y: from(SHEET.y - 200, SHEET.y + SHEET.height + 200),
});

describe('where a hex lies', () => {
  it('puts 0101 in the north-west and even columns half a hex lower', () => {
    const first = centreOf(hexOf('0101'));
    expect(first).toEqual({ x: RADIUS, y: HEX_HEIGHT / 2 });
    expect(centreOf(hexOf('0102'))).toEqual({ x: first.x, y: first.y + HEX_HEIGHT });
    expect(centreOf(hexOf('0201'))).toEqual({ x: first.x + 1.5 * RADIUS, y: HEX_HEIGHT });
    expect(centreOf(hexOf('0301')).y).toBeCloseTo(first.y, 9);
  });

  it('puts neighbours one hex height apart and everybody else farther', () => {
    for (const hex of GRID.hexes) {
      for (const next of GRID.neighbours(hex))
        expect(away(centreOf(hex), centreOf(next))).toBeCloseTo(HEX_HEIGHT, 6);
      for (const far of GRID.ring(hex, 2))
        expect(away(centreOf(hex), centreOf(far))).toBeGreaterThan(HEX_HEIGHT * 1.5);
    }
  });

  it('gives each side of a hex the two corners that it shares with its neighbour', () => {
    const hex = hexOf('0813');
    const corners = cornersAround(centreOf(hex));
    const isShared = (corner: Point | undefined, others: readonly Point[]) =>
      corner !== undefined && others.some((other) => away(corner, other) < 1e-6);
    for (const direction of [0, 1, 2, 3, 4, 5] as const) {
      const theirs = cornersAround(centreOf(GRID.neighbour(hex, direction)));
      expect(isShared(corners[(direction + 5) % 6], theirs)).toBe(true);
      expect(isShared(corners[direction], theirs)).toBe(true);
      expect(isShared(corners[(direction + 2) % 6], theirs)).toBe(false);
    }
  });

  it('writes a polygon as a closed path', () => {
    expect(
      polygon([
        { x: 0, y: 0 },
        { x: 1.04, y: 2 },
      ]),
    ).toBe('M0.0 0.0L1.0 2.0Z');
  });
});

describe('the hex under a point', () => {
  it('is, at the centre of every hex, that hex', () => {
    for (const hex of GRID.hexes) expect(under(centreOf(hex))).toBe(hex);
  });

  it('is the hex that a point lies in, up to its sides', () => {
    fc.assert(
      fc.property(anyHex, from(0, 2 * Math.PI), from(0, 0.999), (hex, angle, part) => {
        // The sides face 30, 90, 150 ... degrees; between those directions the hex reaches farther.
        const aside = (angle % (Math.PI / 3)) - Math.PI / 6;
        const out = (part * HEX_HEIGHT) / 2 / Math.cos(aside);
        const { x, y } = centreOf(hex);
        const point = { x: x + out * Math.cos(angle), y: y + out * Math.sin(angle) };
        expect(under(point)).toBe(hex);
      }),
    );
  });

  it('agrees with measuring the distance to every centre', () => {
    fc.assert(
      fc.property(anyPoint, (point) => {
        const distances = GRID.hexes.map((hex) => away(point, centreOf(hex)));
        const least = Math.min(...distances);
        const nearest = GRID.hexes.filter((_, i) => (distances[i] ?? 0) < least + 1e-6);
        const isInAHex = GRID.hexes.some((hex) => isInside(point, hex));
        // Just outside the hexes of the rim either answer is good.
        const right = isInAHex ? nearest : least > RADIUS ? [NO_HEX] : [NO_HEX, ...nearest];
        expect(right).toContain(under(point));
      }),
      { numRuns: 1500 },
    );
  });

  it('never leaves the numbered hexes', () => {
    fc.assert(
      fc.property(anyPoint, (point) => {
        const hex = under(point);
        if (hex === NO_HEX) return;
        expect(GRID.has(hex)).toBe(true);
        expect(centreAt(columnOf(hex), rowOf(hex))).toEqual(centreOf(hex));
      }),
    );
    expect(under({ x: -500, y: -500 })).toBe(NO_HEX);
    expect(under({ x: SHEET.width + 500, y: 300 })).toBe(NO_HEX);
  });
});
