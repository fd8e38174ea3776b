import fc from 'fast-check';
import { line } from 'honeycomb-grid';
import { describe, expect, it } from 'vitest';
import { makeGrid } from '../../../src/engine/hexmap/grid';
import { formatHex, hexOf, NO_HEX } from '../../../src/engine/hexmap/hexId';
import { lineBetween } from '../../../src/engine/hexmap/line';
import { anyHex, cellOf, cells, grid } from './arbitraries';
import { sampledLine } from './lineOracle';

const steps = (a: string, b: string) =>
  lineBetween(grid, hexOf(a), hexOf(b))
    .map((step) => step.map(formatHex).join('|'))
    .join(' ');

describe('a line', () => {
  it('has nothing in it between adjacent hexes and within one hex', () => {
    expect(steps('0313', '0412')).toBe('');
    expect(steps('0313', '0313')).toBe('');
  });

  it('runs straight through a row of hexes', () => {
    expect(steps('0505', '0509')).toBe('0506 0507 0508');
    expect(steps('0505', '0903')).toBe('0604 0704 0803');
  });

  it('gives both hexes where it runs along their hexside', () => {
    expect(steps('0102', '0302')).toBe('0201|0202');
    expect(steps('0303', '0401')).toBe('0302|0402');
    expect(steps('0303', '0201')).toBe('0202|0302');
    expect(steps('0102', '0702')).toBe('0201|0202 0302 0401|0402 0502 0601|0602');
  });

  it('keeps two places where it runs along the edge of the map', () => {
    expect(lineBetween(grid, hexOf('0101'), hexOf('0301'))).toEqual([[NO_HEX, 201]]);
    expect(lineBetween(grid, hexOf('0217'), hexOf('0417'))).toEqual([[317, NO_HEX]]);
  });

  it('passes through both hexes of a hexside that it crosses in the middle, where honeycomb gives one', () => {
    expect(steps('0505', '0904')).toBe('0604 0705 0704 0804');
    const theirs = cells.traverse(line({ start: cellOf(hexOf('0505')), stop: cellOf(hexOf('0904')) }));
    expect(theirs.size - 2).toBe(3);
  });

  // Drawn with the centres 0101 at (0, 0) and 0210 at (3, 19) and a hex 4 wide and 2 high: x grows by 3 while y grows by
  // 19. The westernmost corner of 0204 is (1, 7), where the line is already at x = 21/19; the easternmost corner of 0107
  // is (2, 12), where it is only at 36/19.
  it('passes through hexes of which it cuts off a small corner', () => {
    expect(steps('0101', '0210')).toBe('0102 0103 0104 0204 0105 0205 0106 0206 0107 0207 0208 0209');
  });

  it('refuses hexes off the grid by their numbers', () => {
    expect(() => steps('0101', '2501')).toThrow('2501');
    expect(() => lineBetween(grid, NO_HEX, NO_HEX)).toThrow('0000');
  });
});

describe('lines in general', () => {
  it('agree with walking along them and asking for the nearest centre', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        expect(lineBetween(grid, a, b)).toEqual(sampledLine(grid, a, b));
      }),
      { numRuns: 200 },
    );
  });

  it('agree with it for every pair of a small grid', () => {
    const small = makeGrid(7, 6);
    for (const a of small.hexes)
      for (const b of small.hexes) {
        if (a >= b) continue;
        expect(lineBetween(small, a, b), `${formatHex(a)} to ${formatHex(b)}`).toEqual(
          sampledLine(small, a, b),
        );
      }
  });

  it('are the same from both ends, in the opposite order', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        expect(lineBetween(grid, b, a)).toEqual([...lineBetween(grid, a, b)].reverse());
      }),
    );
  });

  it('never have a step without a hex of the map', () => {
    const offMap = grid.hexes.flatMap((a) =>
      grid.hexes.filter((b) => lineBetween(grid, a, b).some((step) => step.every((hex) => hex === NO_HEX))),
    );
    expect(offMap).toEqual([]);
  });

  it('go from hex to adjacent hex', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        fc.pre(a !== b);
        const way = [[a], ...lineBetween(grid, a, b), [b]].map((step) =>
          step.filter((hex) => hex !== NO_HEX),
        );
        for (const [i, step] of way.slice(1).entries())
          expect(step.every((hex) => way[i]?.every((before) => grid.areAdjacent(before, hex)))).toBe(true);
      }),
    );
  });

  it('hand out lists of their own, so that changing one does not change the next', () => {
    const first = lineBetween(grid, hexOf('0901'), hexOf('0505')) as unknown[];
    first.length = 0;
    expect(steps('0901', '0505')).not.toBe('');
  });
});
