import { describe, expect, it } from 'vitest';
import { distancesFrom } from '../../../src/engine/pointmap/search';
import { knownSpot, MAP } from '../../../src/engine/campaign/board';
import {
  BLOCK_PROVENANCE,
  BLOCKS,
  BOX_PROVENANCE,
  BOXES,
  DATES,
  PLACE_PROVENANCE,
  PLACES,
  ROAD_PROVENANCE,
  ROADS,
  TABLE_PROVENANCE,
} from '../../../src/engine/campaign/index';

describe('the data of the campaign', () => {
  it('K1, 1.1 say of every place, road, box and block what they rest on', () => {
    const all = [
      [PLACES, PLACE_PROVENANCE],
      [ROADS, ROAD_PROVENANCE],
      [BOXES, BOX_PROVENANCE],
      [BLOCKS, BLOCK_PROVENANCE],
    ] as const;
    for (const [list, provenance] of all) {
      expect(Object.keys(provenance).toSorted()).toEqual(list.map(({ id }) => id).toSorted());
      for (const { grades, why } of Object.values(provenance)) {
        expect(why.length).toBeGreaterThan(3);
        expect(Object.values(grades).filter((grade) => !['P', 'I', 'R'].includes(grade))).toEqual([]);
      }
    }
    expect(TABLE_PROVENANCE['moveOnEntry']?.grades['option']).toBe('R');
  });

  it('1.1 count as the design does: regions, blocks, roads between the goals', () => {
    const regions = ['NY', 'NHG', 'MA'].map((id) => PLACES.filter(({ region }) => region === id).length);
    expect(regions).toEqual([27, 10, 3]);
    expect(['british', 'american'].map((id) => BLOCKS.filter(({ side }) => side === id).length)).toEqual([
      34, 39,
    ]);
    const apart = (from: string, to: string) => distancesFrom(MAP, [knownSpot(from)])[knownSpot(to)];
    expect([
      apart('valcour', 'albany'),
      apart('oswego', 'albany'),
      apart('skenesboro', 'bennington'),
    ]).toEqual([10, 7, 4]);
    expect(distancesFrom(MAP, [0]).includes(-1)).toBe(false);
    expect([DATES.length, DATES[0], DATES[19]]).toEqual([20, '16 June', '27 October']);
  });

  it('4.2, 9.1 the calendar of reinforcements', () => {
    const due = (turn: number) => BLOCKS.filter((block) => block.turn === turn).map(({ id }) => id);
    expect([5, 7, 9, 11, 12, 14].map((turn) => due(turn).toSorted())).toEqual([
      ['mr_bellows', 'mr_whitcomb', 'mr_woodbridge'],
      ['glover', 'nixon'],
      ['arnold', 'learned', 'livingston'],
      ['art_mason', 'cortlandt', 'gates'],
      ['dearborn', 'morgan'],
      ['mr_cook'],
    ]);
  });
});
