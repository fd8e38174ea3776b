import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVERY_DIRECTION, opposite } from '../../../src/engine/hexmap/grid';
import { faceOf, hexesOf, hexside, hexsideOf, makeHexsideSet } from '../../../src/engine/hexmap/hexside';
import { type Hex, hexOf, NO_HEX } from '../../../src/engine/hexmap/hexId';
import { anyDirection, anyHex, grid } from './arbitraries';

const pair = (a: string, b: string) => [hexOf(a), hexOf(b)] as const;

const anyPair = fc
  .tuple(anyHex, fc.nat({ max: 5 }))
  .map(([hex, i]): readonly [Hex, Hex] => [
    hex,
    grid.neighbours(hex)[i % grid.neighbours(hex).length] as Hex,
  ]);

describe('a hexside', () => {
  it('is the same from both of its hexes', () => {
    fc.assert(
      fc.property(anyPair, ([a, b]) => {
        expect(hexside(grid, a, b)).toBe(hexside(grid, b, a));
      }),
    );
  });

  it('is the same by direction as by neighbour', () => {
    fc.assert(
      fc.property(anyHex, anyDirection, (hex, direction) => {
        const beside = grid.neighbour(hex, direction);
        fc.pre(beside !== NO_HEX);
        expect(hexsideOf(grid, hex, direction)).toBe(hexside(grid, hex, beside));
        expect(hexsideOf(grid, beside, opposite(direction))).toBe(hexside(grid, hex, beside));
      }),
    );
  });

  it('gives back its hexes, the lower number first', () => {
    expect(hexesOf(grid, hexside(grid, ...pair('0412', '0313')))).toEqual([313, 412]);
    expect(hexesOf(grid, hexside(grid, ...pair('0313', '0312')))).toEqual([312, 313]);
    fc.assert(
      fc.property(anyPair, ([a, b]) => {
        expect(hexesOf(grid, hexside(grid, a, b))).toEqual([a, b].sort((x, y) => x - y));
      }),
    );
  });

  it('gives back the direction in which it lies from the lower number', () => {
    expect(faceOf(hexside(grid, ...pair('0412', '0313')))).toEqual([313, 1]);
    expect(faceOf(hexside(grid, ...pair('0313', '0312')))).toEqual([312, 3]);
  });

  it('exists at the edge of the map, with nothing beyond', () => {
    const north = hexsideOf(grid, hexOf('0101'), 0);
    expect(hexesOf(grid, north)).toEqual([101, NO_HEX]);
    expect(faceOf(north)).toEqual([101, 0]);
  });

  it('has a number of its own', () => {
    const sides = grid.hexes.flatMap((hex) => EVERY_DIRECTION.map((each) => hexsideOf(grid, hex, each)));
    const shared = grid.hexes.flatMap((hex) => grid.neighbours(hex)).length / 2;
    expect(new Set(sides).size).toBe(grid.hexes.length * 6 - shared);
  });

  it('is refused between hexes that are not adjacent, by their numbers', () => {
    expect(() => hexside(grid, ...pair('0313', '0414'))).toThrow(/0313.*0414/);
    expect(() => hexside(grid, ...pair('0313', '0313'))).toThrow('0313');
    expect(() => hexsideOf(grid, hexOf('2501'), 0)).toThrow('2501');
  });
});

describe('a set of hexsides', () => {
  const stream = makeHexsideSet(grid, [pair('0313', '0412'), pair('0313', '0413'), pair('0412', '0313')]);

  it('knows its hexsides from both sides and no others', () => {
    expect(stream.between(...pair('0313', '0412'))).toBe(true);
    expect(stream.between(...pair('0412', '0313'))).toBe(true);
    expect(stream.between(...pair('0413', '0412'))).toBe(false);
    expect(stream.has(hexOf('0313'), 1)).toBe(true);
    expect(stream.has(hexOf('0412'), 4)).toBe(true);
    expect(stream.has(hexOf('0412'), 1)).toBe(false);
    expect(stream.has(NO_HEX, 1)).toBe(false);
  });

  it('holds no hexside between hexes that are not adjacent', () => {
    expect(stream.between(...pair('0412', '0314'))).toBe(false);
    expect(stream.between(hexOf('0313'), NO_HEX)).toBe(false);
  });

  it('lists each hexside once', () => {
    expect(stream.sides.map((side) => hexesOf(grid, side))).toEqual([
      pair('0313', '0412'),
      pair('0313', '0413'),
    ]);
  });

  it('answers like a search through the list it was made of', () => {
    fc.assert(
      fc.property(fc.array(anyPair, { maxLength: 40 }), anyHex, anyDirection, (pairs, hex, direction) => {
        // Ask near the hexsides of the list as well, where a yes is likely.
        const set = makeHexsideSet(grid, pairs);
        for (const from of [hex, ...pairs.flat()]) {
          const to = grid.neighbour(from, direction);
          const isListed = pairs.some(([a, b]) => (a === from && b === to) || (a === to && b === from));
          expect(set.has(from, direction)).toBe(isListed);
          expect(set.between(from, to)).toBe(isListed);
        }
      }),
    );
  });

  it('refuses a pair that is not adjacent', () => {
    expect(() => makeHexsideSet(grid, [pair('0313', '0414')])).toThrow(/0313.*0414/);
  });
});
