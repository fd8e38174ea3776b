/** 6.0 A formation sent to a hex. */
import { describe, expect, it } from 'vitest';
import { RULES, type State } from '../../../src/engine/saratoga';
import { hexesApart } from '../../oracles/zoc';
import { hexOfCounter, move, play, position } from '../../helpers/saratoga/position';

const words = (text: string) => text.split(' ');
const march = (state: State, counters: string, goal: number) =>
  RULES.questions.marchPlan(state, state.phasing, words(counters), goal);

/** Carries the plan out, move by move, and looks where everybody stands then. */
function carriedOut(state: State, counters: string, goal: number) {
  const plan = march(state, counters, goal);
  for (const action of plan.moves) play(state, action);
  const ends = Object.fromEntries(Object.keys(plan.ends).map((id) => [id, hexOfCounter(state, id)]));
  expect(ends).toEqual(plan.ends);
  return plan;
}

describe('6.0 a march', () => {
  it('3.1.2, 6.3 goes along the road, one behind the other, at half a point a hex', () => {
    // Five points are ten hexes; who follows would pay a whole point for the hex that another holds (R16).
    const state = position({ at: { '1404': 'b-20 b-9', '1504': 'b-21' } });
    expect(carriedOut(state, 'b-21 b-20 b-9', 405)).toMatchObject({
      ends: { 'b-9': 405, 'b-20': 505, 'b-21': 604 },
      stays: [],
    });
  });

  it('takes the road to a hex that is several turns away', () => {
    const state = position({ at: { '2107': 'b-47' } });
    // The Camp road: 2107, 2006, 1906, 1805, 1705, and on to 0405.
    const { moves } = carriedOut(state, 'b-47', 405);
    expect(moves[0]?.path.slice(0, 4)).toEqual([2006, 1906, 1805, 1705]);
  });

  it('3.1.1 fills the goal with two and the hexes around it with the rest', () => {
    const state = position({ at: { '0505': 'b-9 b-20', '0504': 'b-21 b-24' } });
    const { ends } = carriedOut(state, 'b-9 b-20 b-21 b-24', 606);
    const apart = Object.values(ends).map((hex) => hexesApart(hex, 606));
    expect(apart.toSorted((a, b) => a - b)).toEqual([0, 0, 1, 1]);
  });

  describe('3.1.1, 3.2.4 sent to a hex near the enemy', () => {
    const POOR = 'a-4ny a-cook a-lat a-1nh a-2nh';
    const at = { '0312': 'a-4ny a-cook', '0413': 'a-lat', '0313': 'a-1nh a-2nh', '0306': 'b-24' };

    it('fills the goal and leaves the rest on the way to it: nobody goes past it', () => {
      const state = position({ phasing: 'american', at });
      carriedOut(state, POOR, 309);
      const ends = words(POOR).map((id) => hexOfCounter(state, id));
      expect(ends.filter((hex) => hex === 309)).toHaveLength(2);
      for (const hex of ends) expect(hexesApart(hex, 306)).toBeGreaterThanOrEqual(hexesApart(309, 306));
      for (const hex of ends) expect(hexesApart(hex, 313)).toBeLessThanOrEqual(hexesApart(309, 313));
    });

    it('2.2.1 puts the better ratings in front', () => {
      const state = position({ phasing: 'american', at });
      const { ends } = carriedOut(state, POOR, 309);
      expect(ends).toMatchObject({ 'a-1nh': 309, 'a-2nh': 309 });
    });

    it('enters a ZOC in the hex that was pressed and nowhere else', () => {
      const near = { '0309': 'a-4ny a-cook', '0409': 'a-lat', '0310': 'a-1nh a-2nh', '0306': 'b-24' };
      const state = position({ phasing: 'american', at: near });
      carriedOut(state, POOR, 307);
      const ends = words(POOR).map((id) => hexOfCounter(state, id));
      expect(ends).toContain(307);
      for (const hex of ends.filter((end) => end !== 307)) expect(hexesApart(hex, 306)).toBeGreaterThan(1);
    });
  });

  it('3.5 keeps guns away from the enemy and behind the foot, and brings the commander to his men', () => {
    const state = position({ at: { '0505': 'b-9 b-20', '0504': 'b-ha1 L-hamilton', '0608': 'a-1nh' } });
    const { ends } = carriedOut(state, 'b-ha1 L-hamilton b-9 b-20', 606);
    const far = (id: string) => hexesApart(ends[id] ?? hexOfCounter(state, id), 608);
    expect(far('b-ha1')).toBeGreaterThan(1);
    expect(far('b-ha1')).toBeGreaterThanOrEqual(Math.min(far('b-9'), far('b-20')));
    const men = ['b-9', 'b-20', 'b-ha1'].map((id) => hexOfCounter(state, id));
    expect(men).toContain(hexOfCounter(state, 'L-hamilton'));
  });

  it('3.2.4 keeps out of enemy ZOCs on the way to somewhere else', () => {
    const state = position({ at: { '0405': 'b-24 b-20', '0407': 'a-1nh' } });
    const { moves } = carriedOut(state, 'b-24 b-20', 311);
    expect(moves.length).toBeGreaterThan(0);
    for (const { path } of moves) for (const hex of path) expect(hexesApart(hex, 407)).toBeGreaterThan(1);
  });

  it('3.2.4 goes into the ZOC of an enemy at whom it is sent', () => {
    const state = position({ at: { '0405': 'b-24 b-20', '0407': 'a-1nh' } });
    const { ends } = carriedOut(state, 'b-24 b-20', 407);
    expect(Object.values(ends).map((hex) => hexesApart(hex, 407))).toEqual([1, 1]);
  });

  it('5.1 leaves those who are not activated before the ZOC', () => {
    const state = position({ at: { '0404': 'b-24', '0407': 'a-1nh' }, idle: 'b-24' });
    const { ends } = carriedOut(state, 'b-24', 407);
    expect(hexesApart(ends['b-24'] ?? 0, 407)).toBe(2);
  });

  it('R20 lets the stack under way go on before another starts', () => {
    const state = position({ at: { '1404': 'b-20 b-9' } });
    play(state, move('b-20', 1304));
    const { moves } = carriedOut(state, 'b-9 b-20', 405);
    expect(moves.map(({ counters }) => counters)).toEqual([['b-20'], ['b-9']]);
  });

  it('3.8.2 lets broken units withdraw toward the goal and nowhere else', () => {
    const state = position({ at: { '0606': 'b-20', '0609': 'a-1nh' }, broken: ['hamilton'] });
    expect(march(state, 'b-20', 608).moves).toEqual([]);
    const { ends } = carriedOut(state, 'b-20', 601);
    expect(hexesApart(ends['b-20'] ?? 0, 609)).toBeGreaterThan(3);
  });

  it('leaves whoever comes no nearer, and everybody where there is no such hex', () => {
    const state = position({ at: { '0606': 'b-20' } });
    expect(march(state, 'b-20', 606)).toEqual({ moves: [], ends: {}, stays: ['b-20'] });
    for (const nowhere of [0, 2401, 9999, -3])
      expect(march(state, 'b-20', nowhere)).toEqual({ moves: [], ends: {}, stays: ['b-20'] });
  });

  it('3.4 is planned for whoever moves', () => {
    const state = position({ fog: true, at: { '0606': 'b-20', '0609': 'a-1nh' } });
    expect(RULES.questions.marchPlan(state, 'american', ['b-20'], 601)).toEqual({
      moves: [],
      ends: {},
      stays: ['b-20'],
    });
  });
});
