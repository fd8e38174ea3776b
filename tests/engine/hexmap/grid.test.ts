import fc from 'fast-check';
import { Direction as Compass, ring } from 'honeycomb-grid';
import { describe, expect, it } from 'vitest';
import {
  type Direction,
  DIRECTIONS,
  EVERY_DIRECTION,
  makeGrid,
  opposite,
} from '../../../src/engine/hexmap/grid';
import { columnOf, formatHex, type Hex, hexAt, hexOf, NO_HEX, rowOf } from '../../../src/engine/hexmap/hexId';
import { anyDirection, anyGrid, anyHex, cellOf, cells, COLUMNS, grid, hexOfCell, ROWS } from './arbitraries';

const around = (hex: string) => grid.neighbours(hexOf(hex)).map(formatHex);

describe('the numbering', () => {
  it('has 0412 to the north-east of 0313', () => {
    expect(grid.neighbour(hexOf('0313'), DIRECTIONS.indexOf('NE') as Direction)).toBe(412);
    expect(grid.areAdjacent(hexOf('0313'), hexOf('0412'))).toBe(true);
    expect(grid.areAdjacent(hexOf('0313'), hexOf('0414'))).toBe(false);
  });

  it('puts even columns half a hex lower', () => {
    expect(around('0505')).toEqual(['0504', '0604', '0605', '0506', '0405', '0404']);
    expect(around('0605')).toEqual(['0604', '0705', '0706', '0606', '0506', '0505']);
  });

  it('ends at the edges', () => {
    expect(around('0101')).toEqual(['0201', '0102']);
    expect(around('0201')).toEqual(['0301', '0302', '0202', '0102', '0101']);
    expect(around('2417')).toEqual(['2416', '2317']);
  });

  it('runs column by column over the whole grid', () => {
    expect(grid.hexes).toHaveLength(COLUMNS * ROWS);
    expect(grid.hexes.slice(15, 19).map(formatHex)).toEqual(['0116', '0117', '0201', '0202']);
    expect(new Set(cells.toArray().map(hexOfCell))).toEqual(new Set(grid.hexes));
  });

  it('has the hexes of its columns and rows and no others', () => {
    fc.assert(
      fc.property(
        anyGrid,
        fc.integer({ min: 0, max: 14 }),
        fc.integer({ min: 0, max: 14 }),
        (some, column, row) => {
          const isInside = column >= 1 && column <= some.columns && row >= 1 && row <= some.rows;
          expect(some.has((column * 100 + row) as Hex)).toBe(isInside);
        },
      ),
    );
    expect(grid.has(NO_HEX)).toBe(false);
    expect(grid.has(9999 as Hex)).toBe(false);
  });

  it.each([
    [0, 5],
    [5, 0],
    [100, 5],
    [5, 100],
    [2.5, 5],
  ])('refuses a grid of %d columns and %d rows', (columns, rows) => {
    expect(() => makeGrid(columns, rows)).toThrow(RangeError);
  });

  it('goes up to the last two-digit number', () => {
    const widest = makeGrid(99, 99);
    expect(widest.hexes.at(-1)).toBe(9999);
    expect(widest.neighbour(hexOf('9999'), 0)).toBe(9998);
    expect(widest.neighbour(hexOf('9899'), 3)).toBe(NO_HEX);
  });
});

describe('neighbours', () => {
  it('are those of honeycomb in every direction', () => {
    fc.assert(
      fc.property(anyHex, anyDirection, (hex, direction) => {
        const theirs = cells.neighborOf(cellOf(hex), Compass[DIRECTIONS[direction]], { allowOutside: false });
        expect(grid.neighbour(hex, direction)).toBe(theirs ? hexOfCell(theirs) : NO_HEX);
      }),
    );
  });

  it('are listed clockwise without those beyond the edge', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        const all = EVERY_DIRECTION.map((direction) => grid.neighbour(hex, direction));
        expect(grid.neighbours(hex)).toEqual(all.filter((beside) => beside !== NO_HEX));
      }),
    );
  });

  it('come back by the opposite direction', () => {
    fc.assert(
      fc.property(anyHex, anyDirection, (hex, direction) => {
        const beside = grid.neighbour(hex, direction);
        fc.pre(beside !== NO_HEX);
        expect(grid.neighbour(beside, opposite(direction))).toBe(hex);
      }),
    );
  });

  it('are in the direction that leads to them, and other hexes are in none', () => {
    for (const from of grid.hexes) {
      const expected = grid.hexes.map(
        (to) => EVERY_DIRECTION.find((each) => grid.neighbour(from, each) === to) ?? -1,
      );
      expect(grid.hexes.map((to) => grid.directionTo(from, to))).toEqual(expected);
      expect(grid.hexes.filter((to) => grid.areAdjacent(from, to))).toEqual(grid.ring(from, 1));
    }
  });

  it('do not exist off the grid', () => {
    for (const hex of [NO_HEX, hexAt(25, 1), hexAt(1, 18), 9999 as Hex]) {
      expect(grid.neighbours(hex)).toEqual([]);
      expect(grid.neighbour(hex, 2)).toBe(NO_HEX);
      expect(grid.directionTo(hex, hexOf('0101'))).toBe(-1);
      expect(grid.areAdjacent(hexOf('0117'), hex)).toBe(false);
    }
    expect(makeGrid(1, 3).areAdjacent(NO_HEX, hexOf('0102'))).toBe(false);
  });
});

describe('distance', () => {
  it('is counted in hexes', () => {
    expect(grid.distance(hexOf('0313'), hexOf('0313'))).toBe(0);
    expect(grid.distance(hexOf('0313'), hexOf('0412'))).toBe(1);
    expect(grid.distance(hexOf('0101'), hexOf('0301'))).toBe(2);
    expect(grid.distance(hexOf('0101'), hexOf('0117'))).toBe(16);
    // 23 columns east bring a unit at most 11 rows further south; the other 5 are extra.
    expect(grid.distance(hexOf('0101'), hexOf('2417'))).toBe(28);
  });

  it('is that of honeycomb', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        expect(grid.distance(a, b)).toBe(cells.distance(cellOf(a), cellOf(b)));
      }),
    );
  });

  it('refuses a hex off the grid by its number', () => {
    expect(() => grid.distance(hexOf('0101'), hexAt(25, 3))).toThrow('2503');
    expect(() => grid.distance(NO_HEX, NO_HEX)).toThrow('0000');
  });
});

describe('rings', () => {
  const anyRadius = fc.integer({ min: 1, max: 30 });

  it('are those of honeycomb', () => {
    fc.assert(
      fc.property(anyHex, anyRadius, (hex, radius) => {
        const theirs = cells
          .traverse(ring({ center: cellOf(hex), radius }))
          .toArray()
          .map(hexOfCell);
        expect(grid.ring(hex, radius)).toEqual(theirs.sort((a, b) => a - b));
      }),
    );
  });

  it('make up the hexes within a distance', () => {
    fc.assert(
      fc.property(anyHex, anyRadius, (hex, radius) => {
        const rings = Array.from({ length: radius + 1 }, (_, each) => grid.ring(hex, each)).flat();
        expect(grid.within(hex, radius)).toEqual(rings.sort((a, b) => a - b));
      }),
    );
  });

  it('hold the hex itself at 0, 1 + 6 + 12 hexes within 2, and everything within a thousand', () => {
    expect(grid.ring(hexOf('0505'), 0)).toEqual([505]);
    expect(grid.within(hexOf('0505'), 0)).toEqual([505]);
    expect(grid.within(hexOf('0505'), 2)).toHaveLength(19);
    expect(grid.within(hexOf('0505'), 1000)).toEqual(grid.hexes);
    expect(grid.ring(hexOf('0505'), 1000)).toEqual([]);
  });

  it('are the same list when asked for again', () => {
    expect(grid.within(hexOf('0707'), 3)).toBe(grid.within(hexOf('0707'), 3));
    expect(grid.ring(hexOf('0707'), 3)).toBe(grid.ring(hexOf('0707'), 3));
  });

  it('refuse what is not a distance', () => {
    expect(() => grid.ring(hexOf('0505'), -1)).toThrow('-1');
    expect(() => grid.within(hexOf('0505'), 1.5)).toThrow('1.5');
  });
});

describe('the offsets of the printed map', () => {
  const ODD = [
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
    [-1, -1],
  ] as const;
  const EVEN = [
    [0, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ] as const;

  it('hold in every hex', () => {
    fc.assert(
      fc.property(anyHex, anyDirection, (hex, direction) => {
        const [columns, rows] = (columnOf(hex) % 2 === 0 ? EVEN : ODD)[direction];
        const beside = hexAt(columnOf(hex) + columns, rowOf(hex) + rows);
        expect(grid.neighbour(hex, direction)).toBe(grid.has(beside) ? beside : NO_HEX);
      }),
    );
  });
});
