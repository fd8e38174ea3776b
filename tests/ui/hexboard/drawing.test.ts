// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centreAt, HEX_HEIGHT, type Point, RADIUS } from '../../../src/ui/hexboard/layout';
import {
  between,
  calm,
  curveThrough,
  distanceToLine,
  lengthOf,
  pathOf,
  shifted,
  short,
  smooth,
  stations,
} from '../../../src/ui/hexboard/drawing/curve';
import { borders, type Cell, cellKey, neighbourCell } from '../../../src/ui/hexboard/drawing/outline';
import { noiseAlong, randomFrom } from '../../../src/ui/hexboard/drawing/random';

const at = (x: number, y: number): Point => ({ x, y });
const CORNER = [at(0, 0), at(100, 0), at(100, 100)];
const anyPoints = fc.array(
  fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) }),
  { minLength: 2, maxLength: 12 },
);

describe('chance that never changes', () => {
  it('gives the same numbers for the same seed, and others for another', () => {
    const drawn = (seed: number) => {
      const random = randomFrom(seed);
      return Array.from({ length: 50 }, () => random());
    };
    expect(drawn(405)).toEqual(drawn(405));
    expect(drawn(405)).not.toEqual(drawn(406));
    expect(new Set(drawn(405)).size).toBe(50);
  });

  it('spreads evenly from 0 to 1', () => {
    const random = randomFrom(1777);
    const tenths = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 5000; i++) {
      const value = random();
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(1);
      tenths[Math.floor(value * 10)]! += 1;
    }
    for (const count of tenths) expect(Math.abs(count - 500)).toBeLessThan(100);
  });

  it('makes a noise that is smooth, and stays between -1 and 1', () => {
    const noise = noiseAlong(3, 46);
    let before = noise(0);
    let swings = 0;
    for (let distance = 1; distance < 3000; distance++) {
      const value = noise(distance);
      expect(Math.abs(value)).toBeLessThanOrEqual(1);
      expect(Math.abs(value - before)).toBeLessThan(0.08);
      if (Math.sign(value) !== Math.sign(before)) swings++;
      before = value;
    }
    expect(swings).toBeGreaterThan(10);
    expect(noise(777)).toBe(noiseAlong(3, 46)(777));
  });
});

describe('a smoothed line', () => {
  it('keeps its ends and cuts its corners', () => {
    const line = smooth(CORNER, false);
    expect(line[0]).toEqual(CORNER[0]);
    expect(line.at(-1)).toEqual(CORNER[2]);
    expect(distanceToLine(at(100, 0), line)).toBeGreaterThan(10);
  });

  it('has no end when it is closed', () => {
    const round = smooth([...CORNER, at(0, 100)], true, 4);
    for (const corner of CORNER) expect(distanceToLine(corner, round)).toBeGreaterThan(10);
    for (const [i, point] of round.entries()) {
      const next = round[(i + 1) % round.length] ?? point;
      expect(Math.hypot(next.x - point.x, next.y - point.y)).toBeLessThan(100 / 4);
    }
  });

  it('is calmed without moving its ends', () => {
    const zigzag = Array.from({ length: 41 }, (_, i) => at(i * 5, i % 2 === 0 ? 6 : -6));
    const line = calm(zigzag, 8);
    expect(line[0]).toEqual(zigzag[0]);
    expect(line.at(-1)).toEqual(zigzag.at(-1));
    for (const point of line.slice(8, -8)) expect(Math.abs(point.y)).toBeLessThan(1);
  });
});

describe('a curve', () => {
  it('runs through every point in order', () => {
    fc.assert(
      fc.property(anyPoints, (points) => {
        const curve = curveThrough(points, 12);
        points.forEach((point, i) => {
          const there = curve[i * 12];
          expect(there?.x).toBeCloseTo(point.x, 6);
          expect(there?.y).toBeCloseTo(point.y, 6);
        });
        expect(curve).toHaveLength((points.length - 1) * 12 + 1);
      }),
    );
  });

  it('is measured by stations at equal steps', () => {
    const line = stations(CORNER, 10);
    expect(line).toHaveLength(21);
    expect(lengthOf(CORNER)).toBe(200);
    expect(line[4]).toEqual({ x: 40, y: 0, at: 40, dx: 1, dy: 0 });
    expect(line[15]).toEqual({ x: 100, y: 50, at: 150, dx: 0, dy: 1 });
    expect(stations(CORNER, 10, true).at(-1)?.at).toBeGreaterThan(330);
  });

  it('is shifted to the right of its direction', () => {
    expect(shifted(stations([at(0, 0), at(20, 0)], 10), () => 3)).toEqual([at(0, 3), at(10, 3), at(20, 3)]);
    expect(shifted(stations([at(0, 0), at(0, 10)], 10), (s) => 3 + s.at)).toEqual([at(-3, 0), at(-13, 10)]);
  });

  it('is written with one decimal', () => {
    expect(pathOf([at(1.26, -3), at(0.04, 7.55)])).toBe('M1.3 -3L0 7.6');
    expect(pathOf(CORNER, true)).toBe('M0 0L100 0L100 100Z');
    expect(short(12.349)).toBe('12.3');
    expect(between(at(0, 10), at(8, 20), 0.25)).toEqual(at(2, 12.5));
  });
});

describe('the border of a set of hexes', () => {
  const cells: Cell[] = Array.from({ length: 100 }, (_, i) => ({ column: i % 10, row: Math.floor(i / 10) }));
  const anyRegion = fc
    .uniqueArray(fc.constantFrom(...cells.filter(isInner)), {
      minLength: 1,
      maxLength: 20,
      selector: cellKey,
    })
    .map((region) => new Set(region.map(cellKey)));

  it('agrees with the neighbours of the map', () => {
    for (const cell of cells.filter(isInner))
      for (let direction = 0; direction < 6; direction++) {
        const next = neighbourCell(cell, direction);
        const [a, b] = [centreAt(cell.column, cell.row), centreAt(next.column, next.row)];
        const angle = ((direction * 60 - 90) * Math.PI) / 180;
        expect(b.x - a.x).toBeCloseTo(HEX_HEIGHT * Math.cos(angle), 6);
        expect(b.y - a.y).toBeCloseTo(HEX_HEIGHT * Math.sin(angle), 6);
      }
  });

  it('is six sides around one hex, clockwise', () => {
    const [border, ...more] = borders(cells, (cell) => cellKey(cell) === 404);
    expect(more).toEqual([]);
    expect(border?.closed).toBe(true);
    expect(border?.points).toHaveLength(6);
    expect(areaOf(border?.points ?? [])).toBeCloseTo(HEX, 3);
  });

  it('encloses exactly as much ground as the hexes have, for any set of them', () => {
    fc.assert(
      fc.property(anyRegion, (region) => {
        const found = borders(cells, (cell) => region.has(cellKey(cell)));
        expect(found.every((border) => border.closed)).toBe(true);
        const area = found.reduce((sum, border) => sum + areaOf(border.points), 0);
        expect(area / HEX).toBeCloseTo(region.size, 4);
      }),
    );
  });

  it('has every side between inside and outside exactly once', () => {
    fc.assert(
      fc.property(anyRegion, (region) => {
        const isIn = (cell: Cell) => region.has(cellKey(cell));
        const sides = cells
          .filter(isIn)
          .flatMap((cell) => [0, 1, 2, 3, 4, 5].filter((direction) => !isIn(neighbourCell(cell, direction))));
        const drawn = borders(cells, isIn).reduce((sum, border) => sum + border.points.length, 0);
        expect(drawn).toBe(sides.length);
      }),
    );
  });

  it('is cut into open pieces where sides do not count', () => {
    const only = (cell: Cell) => cellKey(cell) === 404;
    const [piece, ...more] = borders(cells, only, (outer) => outer.column !== 5);
    expect(more).toEqual([]);
    expect(piece?.closed).toBe(false);
    expect(piece?.points).toHaveLength(5);
  });
});

const isInner = ({ column, row }: Cell) => column > 0 && row > 0 && column < 9 && row < 9;
const HEX = (3 * Math.sqrt(3) * RADIUS * RADIUS) / 2;

/** Of a closed line; positive where it runs clockwise on the screen. */
function areaOf(points: readonly Point[]): number {
  const twice = points.reduce((sum, p, i) => {
    const next = points[(i + 1) % points.length] ?? p;
    return sum + p.x * next.y - next.x * p.y;
  }, 0);
  return twice / 2;
}
