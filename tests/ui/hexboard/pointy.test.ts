/** The sheet of pointy tops beside the engine's own measure of it, and beside the neighbours of the grid. */
import { describe, expect, it } from 'vitest';
import { EVERY_DIRECTION, makeGrid } from '../../../src/engine/hexmap/grid';
import { hexOf, NO_HEX } from '../../../src/engine/hexmap/hexId';
import { centreOn } from '../../../src/engine/hexmap/layout';
import { RADIUS } from '../../../src/ui/hexboard/layout';
import { pointy } from '../../../src/ui/hexboard/pointy';

const grid = makeGrid(15, 17, 'pointy');
const layout = pointy(15);

describe('a sheet of pointy tops', () => {
  it('lays each hex where the engine has it', () => {
    for (const hex of grid.hexes) {
      const { x, y } = centreOn(grid, hex);
      expect(layout.centreOf(hex).x).toBeCloseTo(x * RADIUS);
      expect(layout.centreOf(hex).y).toBeCloseTo(y * RADIUS);
    }
  });

  it('finds the hex under a point in each of its corners', () => {
    for (const hex of grid.hexes)
      for (const corner of layout.cornersAround(layout.centreOf(hex), RADIUS * 0.9))
        expect(layout.hexUnder(corner, 15, 17)).toBe(hex);
  });

  it('has corners above and below, and the side toward each neighbour between two of them', () => {
    const hex = hexOf('0805');
    const centre = layout.centreOf(hex);
    const corners = layout.cornersAround(centre);
    expect(corners.some(({ x, y }) => Math.abs(x - centre.x) < 1e-6 && y < centre.y)).toBe(true);
    for (const direction of EVERY_DIRECTION) {
      const next = grid.neighbour(hex, direction);
      const [from, to] = [corners[(direction + 5) % 6], corners[direction]];
      const far = layout.centreOf(next);
      expect(((from?.x ?? 0) + (to?.x ?? 0)) / 2).toBeCloseTo((centre.x + far.x) / 2);
      expect(((from?.y ?? 0) + (to?.y ?? 0)) / 2).toBeCloseTo((centre.y + far.y) / 2);
    }
  });

  it('walks by arrow keys without drifting', () => {
    const hex = hexOf('0805');
    expect(layout.beside(hex, 1, 0)).toBe(hexOf('0806'));
    expect(layout.beside(hex, 0, -1)).toBe(hexOf('0905'));
    expect(layout.beside(layout.beside(hex, 0, -1), 0, 1)).toBe(hex);
    expect(layout.beside(hexOf('0101'), -1, 0)).toBe(NO_HEX);
  });
});
