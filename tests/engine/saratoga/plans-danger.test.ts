/** 7.0, 7.1, 3.8 Closing in, and what threatens a side. */
import { describe, expect, it } from 'vitest';
import { RULES } from '../../../src/engine/saratoga';
import { play, position } from '../../helpers/saratoga/position';

const { closeInPlan, danger } = RULES.questions;

describe('7.1 danger', () => {
  it('CRT tells who could fire at whom, with how many faces, and how likely a hit is', () => {
    // B hits on 4 to 6, A on 3 to 6; both stand on open ground of one height.
    const state = position({ at: { '0406': 'b-20', '0407': 'a-1nh', '0307': 'a-va', '0605': 'L-hamilton' } });
    const told = danger(state, 'british');
    expect(told.shots).toHaveLength(2);
    expect(told.shots).toEqual(
      expect.arrayContaining([
        { from: 407, hex: 406, unit: 'a-1nh', faces: 3 },
        { from: 307, hex: 406, unit: 'a-va', faces: 4 },
      ]),
    );
    expect(told.units['b-20']?.hit).toBeCloseTo(1 - (1 / 2) * (1 / 3));
    expect(told.hexes).toEqual([{ hex: 406, hit: told.units['b-20']?.hit }]);
    expect(told.leadersAlone).toEqual(['L-hamilton']);
  });

  it('7.4 counts guns as far as they see, at a distance of three with one less', () => {
    // D hits on 6 alone, one less at three hexes: still a natural 6.
    const state = position({ at: { '0306': 'b-20', '0606': 'a-art1' } });
    expect(danger(state, 'british').shots).toEqual([{ from: 606, hex: 306, unit: 'a-art1', faces: 1 }]);
  });

  it('7.6 shows leaders alone beside enemy infantry as lost', () => {
    const state = position({ at: { '0406': 'L-hamilton', '0407': 'a-1nh', '0404': 'b-20' } });
    expect(danger(state, 'british').shots).toEqual([{ from: 407, hex: 406, unit: 'a-1nh', faces: 6 }]);
  });

  it('7.3 marks units that one hit would turn over or destroy', () => {
    const state = position({
      at: { '0406': 'b-20 b-21', '0506': 'b-9' },
      hits: { 'b-20': 1, 'b-21': 2, 'b-9': 3 },
    });
    expect(danger(state, 'british').units).toEqual({
      'b-20': { hit: 0, onEdge: true },
      'b-9': { hit: 0, onEdge: true },
    });
  });

  it('3.8.1 tells the next check of each formation that has not broken', () => {
    // Hamilton's track: 11, 11, 10; above 10 are three throws of 36.
    const state = position({ at: { '0406': 'b-20' }, morale: { hamilton: 2 }, broken: ['fraser'] });
    const { formations } = danger(state, 'british');
    expect(formations).toContainEqual({ formation: 'hamilton', needed: 10, breaks: 3 });
    expect(formations.map(({ formation }) => formation)).not.toContain('fraser');
  });

  it('3.4 says nothing of enemies who are hidden', () => {
    const open = { '0406': 'b-20', '0407': 'a-1nh' };
    const seen = danger(position({ fog: true, at: open }), 'british');
    expect(danger(position({ fog: true, at: { ...open, '0407': 'a-va L-poor a-1nh' } }), 'british')).toEqual(
      seen,
    );
    expect(seen.shots).toHaveLength(1);
  });
});

describe('7.0 closing in', () => {
  it('is worth it against a unit that a hit destroys', () => {
    const state = position({
      phase: 'combatMovement',
      at: { '0405': 'b-li b-24', '0407': 'a-1nh' },
      hits: { 'a-1nh': 3 },
      morale: { poor: 7 },
    });
    const [best, ...others] = closeInPlan(state, 'british');
    expect(others).toEqual([]);
    expect(best).toMatchObject({ from: 405 });
    expect(best?.value).toBeGreaterThan(0);
    if (best) play(state, best.action);
  });

  it('3.1 sends no more into a hex than may stand there, and all that is planned can be done', () => {
    const state = position({
      phase: 'combatMovement',
      at: { '0405': 'b-li b-24', '0605': 'b-9 b-20', '0504': 'b-gren b-21', '0507': 'a-1nh' },
      hits: { 'a-1nh': 3 },
      morale: { poor: 7 },
    });
    const worthwhile = closeInPlan(state, 'british').filter(({ value }) => value > 0);
    expect(worthwhile.length).toBeGreaterThan(1);
    expect(new Set(worthwhile.map(({ from }) => from)).size).toBe(worthwhile.length);
    for (const { action } of worthwhile) play(state, action);
  });

  it('is not for weak troops against riflemen in the woods, and is listed nevertheless', () => {
    const state = position({
      phase: 'combatMovement',
      at: { '0406': 'b-can', '0408': 'a-dear a-va' },
      hits: { 'b-can': 3 },
      morale: { fraser: 9 },
    });
    const [only] = closeInPlan(state, 'british');
    expect(only?.value).toBeLessThan(0);
  });

  it('3.4 is planned for whoever closes in', () => {
    const state = position({ phase: 'combatMovement', fog: true, at: { '0405': 'b-li', '0407': 'a-1nh' } });
    expect(closeInPlan(state, 'british')).toHaveLength(1);
    expect(closeInPlan(state, 'american')).toEqual([]);
    expect(closeInPlan(state, undefined)).toEqual([]);
  });
});
