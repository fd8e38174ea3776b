import { describe, expect, it } from 'vitest';
import {
  DIRECTION_NAMES,
  EVERY_DIRECTION,
  makeGrid,
  type Orientation,
} from '../../../src/engine/hexmap/grid';
import { hexOf, NO_HEX } from '../../../src/engine/hexmap/hexId';
import { centreOn, sheetSize } from '../../../src/engine/hexmap/layout';

/** Degrees clockwise from north. */
const BEARINGS: Readonly<Record<string, number>> = {
  N: 0,
  S: 180,
  E: 90,
  W: 270,
};
const bearing = (orientation: Orientation, name: string): number => {
  const known = BEARINGS[name];
  if (known !== undefined) return known;
  const steep = orientation === 'flat' ? 60 : 30;
  return (
    ({ NE: steep, SE: 180 - steep, SW: 180 + steep, NW: 360 - steep } as Record<string, number>)[name] ?? -1
  );
};

describe.each(['flat', 'pointy'] as const)('a sheet with %s tops', (orientation) => {
  const grid = makeGrid(15, 17, orientation);

  it('has each neighbour where the name of its direction says', () => {
    for (const hex of ['0808', '0709'].map(hexOf))
      for (const direction of EVERY_DIRECTION) {
        const a = centreOn(grid, hex);
        const b = centreOn(grid, grid.neighbour(hex, direction));
        const angle = (Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI;
        expect(Math.round((angle + 360) % 360)).toBe(
          bearing(orientation, DIRECTION_NAMES[orientation][direction]),
        );
        expect(Math.hypot(b.x - a.x, b.y - a.y)).toBeCloseTo(Math.sqrt(3));
      }
  });

  it('holds all its hexes', () => {
    const size = sheetSize(grid);
    for (const hex of grid.hexes) {
      const { x, y } = centreOn(grid, hex);
      expect(x > 0.85 && y > 0.85 && x < size.x - 0.85 && y < size.y - 0.85).toBe(true);
    }
  });
});

it('turning a sheet changes no number and no neighbour', () => {
  const [flat, pointy] = [makeGrid(6, 7), makeGrid(6, 7, 'pointy')];
  expect(flat.orientation).toBe('flat');
  expect(pointy.hexes).toEqual(flat.hexes);
  for (const hex of flat.hexes)
    for (const direction of EVERY_DIRECTION)
      expect(pointy.neighbour(hex, direction)).toBe(flat.neighbour(hex, direction));
  expect(pointy.neighbour(hexOf('0101'), 0)).toBe(NO_HEX);
});

it('with pointy tops column numbers rise to the north and rows to the east', () => {
  const grid = makeGrid(15, 17, 'pointy');
  const [low, high] = [centreOn(grid, hexOf('0101')), centreOn(grid, hexOf('1517'))];
  expect(low.y).toBeGreaterThan(high.y);
  expect(low.x).toBeLessThan(high.x);
});
