/** 7.4.1 Lines of sight on the whole battlefield, against plane geometry. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hex } from '../../../src/engine/hexmap/hexId';
import { blockedBy, canSee } from '../../../src/engine/saratoga/los';
import { OPTIONS } from '../../../src/engine/saratoga/options';
import { codeOf, fireAt, position } from '../../helpers/saratoga/position';
import { firstBlock, hexesApart, isSeen, landHexes, placesUnder } from '../../oracles/lineOfSight';

const LAND = landHexes();
/** 2.2.6 the longest range of a gun. */
const RANGE = 5;

const pairsWithin = (distance: number): [number, number][] =>
  LAND.flatMap((from) =>
    LAND.filter((to) => to !== from && hexesApart(from, to) <= distance).map((to): [number, number] => [
      from,
      to,
    ]),
  );
const printed = (hex: number): string => String(hex).padStart(4, '0');
const anyLand = fc.constantFrom(...LAND);
const anyHeight = fc.constantFrom(...OPTIONS.losHeight);

describe('7.4.1 what lies under the straight edge', () => {
  it.each([
    ['straight down a column', 605, 608, [[606], [607]]],
    ['R76 between two hexes, two columns away', 605, 805, [[705, 706]]],
    ['R76 between a hex and the edge of the map', 101, 301, [[0, 201]]],
    ['through a hex, along a hexside, through a hex', 605, 1005, [[705, 706], [805], [905, 906]]],
    ['by a corner of a hex on either side', 605, 709, [[606], [707], [607], [708]]],
  ])('%s', (_, from, to, places) => expect(placesUnder(from, to)).toEqual(places));
});

describe.each(OPTIONS.losHeight)(
  '7.4.1, R74-R76 sight where a hex blocks if it is higher than %s',
  (height) => {
    it('is what geometry says, for all pairs of land hexes within the range of any gun', () => {
      const wrong = pairsWithin(RANGE).filter(
        ([from, to]) => canSee(from as Hex, to as Hex, height) !== isSeen(from, to, height),
      );
      expect(wrong).toEqual([]);
    });

    it('is the same both ways, for all pairs of land hexes within six', () => {
      const wrong = pairsWithin(6).filter(
        ([from, to]) => canSee(from as Hex, to as Hex, height) !== canSee(to as Hex, from as Hex, height),
      );
      expect(wrong).toEqual([]);
    });
  },
);

describe('7.4.1, R74 the two choices', () => {
  it('whoever sees by the stricter one sees by the kinder one, for all pairs within range', () => {
    const wrong = pairsWithin(RANGE).filter(
      ([from, to]) => canSee(from as Hex, to as Hex, 'either') && !canSee(from as Hex, to as Hex, 'both'),
    );
    expect(wrong).toEqual([]);
  });
});

describe('7.4.1, R74-R76 at any distance', () => {
  it('the first place that blocks is the one that geometry finds', () => {
    fc.assert(
      fc.property(anyLand, anyLand, anyHeight, (from, to, height) => {
        fc.pre(from !== to);
        expect(blockedBy(from as Hex, to as Hex, height)).toEqual(firstBlock(from, to, height));
        expect(canSee(from as Hex, to as Hex, height)).toBe(isSeen(from, to, height));
      }),
      { numRuns: 800 },
    );
  });

  it('sight is the same both ways', () => {
    fc.assert(
      fc.property(anyLand, anyLand, anyHeight, (from, to, height) => {
        expect(canSee(from as Hex, to as Hex, height)).toBe(canSee(to as Hex, from as Hex, height));
        expect(isSeen(from, to, height)).toBe(isSeen(to, from, height));
      }),
      { numRuns: 800 },
    );
  });

  it('7.4 a gun fires at what it sees within its range', () => {
    fc.assert(
      fc.property(anyLand, fc.nat({ max: 999 }), anyHeight, (from, choice, losHeight) => {
        const near = LAND.filter((hex) => hexesApart(from, hex) >= 2 && hexesApart(from, hex) <= RANGE + 1);
        const to = near[choice % near.length] ?? 0;
        const at = { [printed(from)]: 'b-pa1', [printed(to)]: 'a-1nh' };
        const state = position({ phase: 'fire', options: { losHeight }, at });
        const allowed = hexesApart(from, to) <= RANGE && isSeen(from, to, losHeight);
        expect(codeOf(state, fireAt('b-pa1', to)) === undefined).toBe(allowed);
      }),
      { numRuns: 300 },
    );
  });
});
