/** 10.0 Victory points: what each side has won by the losses of the other when the last turn is over. */
import { describe, expect, it } from 'vitest';
import { BATTLES, type FormationId } from '../../../src/engine/saratoga/data/types';
import { outcome, start } from '../../../src/engine/saratoga/game';
import { readSetup } from '../../../src/engine/saratoga/readSetup';
import { RULES } from '../../../src/engine/saratoga/rules';
import { endingByPoints, pointsFor } from '../../../src/engine/saratoga/victory';
import { play, position } from '../../helpers/saratoga/position';

const NOTATION = RULES.notation;
const AT = { '0405': 'b-24', '1016': 'a-1nh' };

/** All of these on the map, in a row far from everybody, with two hits each: flipped. */
function flipped(units: string, options = {}) {
  const ids = units.split(' ');
  const at = Object.fromEntries(ids.map((id, i) => [`0${i + 1}03`, id]));
  return position({ at, hits: Object.fromEntries(ids.map((id) => [id, 2])), options });
}
const winnerOf = (unit: string) => (unit.startsWith('b-') ? 'american' : 'british');

describe('10.0 steps by rating', () => {
  /** Units of one rating, the steps that they have lost when flipped (two each), and the points for them. */
  it.each([
    ['A', 'b-li', [2, 0, 0, 0], 2],
    ['A', 'b-li b-gren', [4, 0, 0, 0], 4],
    ['B', 'b-24', [0, 2, 0, 0], 1],
    ['B', 'b-24 b-9', [0, 4, 0, 0], 2],
    ['C', 'b-rhetz', [0, 0, 2, 0], 0],
    ['C', 'b-rhetz b-specht', [0, 0, 4, 0], 1],
    ['C', 'b-rhetz b-specht b-hh', [0, 0, 6, 0], 2],
    ['D', 'b-loy', [0, 0, 0, 2], 0],
    ['D', 'b-loy b-can', [0, 0, 0, 4], 1],
    ['D', 'b-loy b-can b-fa1', [0, 0, 0, 6], 1],
    ['D', 'b-loy b-can b-fa1 b-fa2', [0, 0, 0, 8], 2],
    ['A', 'a-va', [2, 0, 0, 0], 2],
    ['B', 'a-1nh a-2nh a-3nh', [0, 6, 0, 0], 3],
    ['C', 'a-2ma', [0, 0, 2, 0], 0],
    ['C', 'a-2ma a-9ma', [0, 0, 4, 0], 1],
    ['C', 'a-2ma a-9ma a-can', [0, 0, 6, 0], 2],
    ['D', 'a-lat a-2alb a-gra', [0, 0, 0, 6], 1],
    ['D', 'a-art1 a-art2', [0, 0, 0, 4], 1],
  ] as const)('10.0, R100 rated %s, %s flipped', (_, units, steps, total) => {
    expect(pointsFor(flipped(units), winnerOf(units))).toMatchObject({ steps, total });
  });

  it.each([
    ['A', 'b-li', [1, 0, 0, 0], 1],
    ['B', 'b-24', [0, 1, 0, 0], 0],
    ['B', 'b-24 b-9', [0, 2, 0, 0], 1],
    ['C', 'b-rhetz b-specht', [0, 0, 2, 0], 0],
    ['C', 'b-rhetz b-specht b-hh', [0, 0, 3, 0], 1],
    ['D', 'b-loy b-can b-fa1', [0, 0, 0, 3], 0],
    ['D', 'b-loy b-can b-fa1 b-fa2', [0, 0, 0, 4], 1],
    ['B', 'a-1nh a-2nh a-3nh', [0, 3, 0, 0], 1],
    ['C', 'a-2ma a-9ma a-can', [0, 0, 3, 0], 1],
    ['D', 'a-lat a-2alb a-gra a-art1', [0, 0, 0, 4], 1],
  ] as const)('10.0, R100 by choice one step a face: rated %s, %s flipped', (_, units, steps, total) => {
    const state = flipped(units, { victorySteps: 'faces' });
    expect(pointsFor(state, winnerOf(units))).toMatchObject({ steps, total });
  });

  it.each([
    ['b-li', [2, 2, 0, 0], 3],
    ['b-24', [0, 2, 2, 0], 1],
    ['b-rhetz', [0, 0, 2, 2], 0],
    ['b-loy', [0, 0, 0, 4], 1],
    ['a-va', [2, 2, 0, 0], 3],
    ['a-1nh', [0, 2, 2, 0], 1],
    ['a-2ma', [0, 0, 2, 2], 0],
    ['a-art1', [0, 0, 0, 4], 1],
  ] as const)('10.0, R100 %s eliminated: two steps by each of its faces', (unit, steps, total) => {
    const state = position({ at: AT, lost: unit, hits: { [unit]: 4 } });
    expect(pointsFor(state, winnerOf(unit))).toMatchObject({ steps, total });
  });
  it.each([
    ['b-li', [1, 1, 0, 0], 1],
    ['b-loy', [0, 0, 0, 2], 0],
    ['a-1nh', [0, 1, 1, 0], 0],
  ] as const)('10.0, R100 by choice %s eliminated: one step by each of its faces', (unit, steps, total) => {
    const options = { victorySteps: 'faces' } as const;
    const state = position({ at: AT, lost: unit, hits: { [unit]: 4 }, options });
    expect(pointsFor(state, winnerOf(unit))).toMatchObject({ steps, total });
  });

  it.each(['hits', 'faces'] as const)('R100 a marker is no step (%s)', (victorySteps) => {
    const options = { victorySteps };
    const front = position({ at: { '0405': 'b-li' }, hits: { 'b-li': 1 }, options });
    expect(pointsFor(front, 'american').total).toBe(0);
    const [two, three] = [2, 3].map((hits) =>
      pointsFor(position({ at: { '0405': 'b-li' }, hits: { 'b-li': hits }, options }), 'american'),
    );
    expect(three).toEqual(two);
  });
  it('10.0 each letter is summed for the whole army before it is divided', () => {
    // Two C steps of Riedesel's and two of Phillips's: four are one point, two would be none.
    expect(pointsFor(flipped('b-rhetz b-hh'), 'american')).toMatchObject({
      stepPoints: [0, 0, 1, 0],
      total: 1,
    });
  });
  it('10.0 what is left over of one letter does not help another', () => {
    // Two C steps and two D steps: no point.
    expect(pointsFor(flipped('b-rhetz b-loy'), 'american')).toMatchObject({ steps: [0, 0, 2, 2], total: 0 });
  });
  it('10.0 all letters together', () => {
    // A: 2 points. B: 4 steps, 2. C: 4 steps, 1. D: 6 steps, 1.
    const state = flipped('b-li b-24 b-9 b-rhetz b-hh b-loy b-can b-fa1');
    expect(pointsFor(state, 'american')).toMatchObject({ stepPoints: [2, 2, 1, 1], total: 6 });
  });
  it('10.0 each side counts the losses of the other', () => {
    const state = position({ at: { '0405': 'b-li', '1016': 'a-1nh' }, hits: { 'b-li': 2, 'a-1nh': 2 } });
    expect([pointsFor(state, 'american').total, pointsFor(state, 'british').total]).toEqual([2, 1]);
  });
});

describe('10.0 formations', () => {
  it.each<[FormationId[], 'british' | 'american', number]>([
    [[], 'american', 0],
    [['fraser'], 'american', 10],
    [['fraser', 'hamilton'], 'american', 20],
    [['poor', 'fraser', 'nixon'], 'british', 20],
    [['poor', 'fraser', 'nixon'], 'american', 10],
  ])('10.0 with %j broken the %s player has %i points', (broken, side, total) => {
    expect(pointsFor(position({ at: AT, broken }), side).total).toBe(total);
  });
  it('10.0 points for formations and for steps add up', () => {
    const state = position({ at: { '0405': 'b-li' }, broken: ['fraser'], hits: { 'b-li': 2 } });
    expect(pointsFor(state, 'american').total).toBe(12);
  });
});

describe('10.0 who counts', () => {
  it.each([
    // A full-strength unit at its own edge of the map, which cannot withdraw any farther.
    ['british', 'fraser', { '0501': 'b-24', '1016': 'a-1nh' }, 'b-24', 'american', [0, 2, 2, 0]],
    ['american', 'learned', { '0416': 'a-2ma', '0501': 'b-24' }, 'a-2ma', 'british', [0, 0, 2, 2]],
  ] as const)(
    'R101 a %s unit of %s that surrenders counts whole',
    (phasing, formation, at, unit, side, steps) => {
      const state = position({ phase: 'movement', phasing, at, broken: [formation] });
      expect(play(state, { kind: 'endMovement' })).toContainEqual(
        expect.objectContaining({ type: 'surrendered', unit }),
      );
      expect(pointsFor(state, side).steps).toEqual(steps);
    },
  );
  it('R101 one that was reduced before counts no more than that', () => {
    const at = { '0501': 'b-24', '1016': 'a-1nh' };
    const state = position({ phase: 'movement', at, broken: ['fraser'], hits: { 'b-24': 2 } });
    play(state, { kind: 'endMovement' });
    expect(pointsFor(state, 'american').steps).toEqual([0, 2, 2, 0]);
  });
  it('10.0, R29 a unit that has left at 0113 is no loss', () => {
    const state = position({ at: AT, exited: 'b-li' });
    expect(pointsFor(state, 'american').total).toBe(0);
  });
  it('10.0 a lost leader is worth nothing', () => {
    const state = position({ at: AT, lost: 'L-fraser L-burgoyne L-poor' });
    expect([pointsFor(state, 'american').total, pointsFor(state, 'british').total]).toEqual([0, 0]);
  });
  it('R107 the 62nd Foot, away on 7 October, is no loss', () => {
    expect(pointsFor(start({ battle: 'oct7' }), 'american')).toMatchObject({ steps: [0, 0, 0, 0], total: 0 });
  });
  it('11.1 nor are the four American units that are away on 19 September', () => {
    expect(pointsFor(start({ battle: 'sept19' }), 'british')).toMatchObject({
      steps: [0, 0, 0, 0],
      total: 0,
    });
  });
  it('R107 on 19 September the 62nd Foot counts', () => {
    const state = position({ battle: 'sept19', at: AT, lost: 'b-62' });
    expect(pointsFor(state, 'american').steps).toEqual([0, 2, 2, 0]);
  });
});

describe.each(BATTLES)('10.0 the end of %s', (battle) => {
  const end = { battle, phase: 'end', turn: 11, at: AT } as const;
  it('10.0 most points win: the British', () => {
    expect(outcome(position({ ...end, broken: ['poor'], lost: 'b-li' }))).toEqual({
      winner: 'british',
      reason: 'points',
    });
  });
  it('10.0 most points win: the Americans', () => {
    expect(outcome(position({ ...end, broken: ['fraser', 'poor'], lost: 'b-li' }))).toEqual({
      winner: 'american',
      reason: 'points',
    });
  });
  it('10.0 one point is enough', () => {
    expect(outcome(position({ ...end, lost: 'a-1nh b-rhetz' }))).toEqual({
      winner: 'british',
      reason: 'points',
    });
  });
  it.each<[string, { broken?: FormationId[]; lost?: string }]>([
    ['without any loss', {}],
    ['of ten points', { broken: ['fraser', 'poor'] }],
    ['of three points', { lost: 'b-li a-va' }],
  ])('10.0 a tie %s is American', (_, losses) => {
    expect(outcome(position({ ...end, ...losses }))).toEqual({ winner: 'american', reason: 'tie' });
  });
  it('10.0 nobody counts before the last turn is over', () => {
    expect(outcome(position({ ...end, turn: 10, broken: ['poor'] }))).toBeUndefined();
  });
});

describe('10.0 a handicap, by house rule', () => {
  const given = (side: 'british' | 'american', points: number) => ({
    ...flipped('b-li b-gren'),
    handicap: { side, points },
  });

  it('10.0 is added to what its side has won', () => {
    expect(pointsFor(given('british', 5), 'british')).toMatchObject({ handicap: 5, total: 5 });
    expect(pointsFor(given('british', 5), 'american').total).toBe(4);
    expect(pointsFor(given('american', 3), 'american').total).toBe(7);
  });

  it.each([
    [5, 'british', 'points'],
    [4, 'american', 'tie'],
    [3, 'american', 'points'],
  ] as const)('10.0 of %d against four points won decides for the %s', (points, winner, reason) => {
    expect(endingByPoints(given('british', points))).toEqual({ winner, reason });
  });

  it('10.0 is none unless the players agree on one, and then the state says nothing of it', () => {
    expect(Object.keys(start({ battle: 'oct7' }))).not.toContain('handicap');
    expect(pointsFor(flipped('b-li'), 'american')).not.toHaveProperty('handicap');
    expect(start({ battle: 'oct7', handicap: { side: 'british', points: 7 } })).toMatchObject({
      handicap: { side: 'british', points: 7 },
    });
  });

  it('10.0 is part of a set-up, and refused where it is none', () => {
    const handicap = { side: 'american', points: 12 };
    expect(readSetup({ battle: 'sept19', handicap })).toEqual({ battle: 'sept19', handicap });
    for (const wrong of [
      { side: 'french', points: 3 },
      { side: 'british', points: 0 },
      { side: 'british', points: 51 },
      { side: 'british', points: 1.5 },
      7,
    ])
      expect(readSetup({ battle: 'sept19', handicap: wrong })).toBeUndefined();
  });

  it('10.0 stands in a position that is written down', () => {
    const state = start({ battle: 'oct7', handicap: { side: 'british', points: 7 } });
    const text = NOTATION.format(state);
    expect(text).toContain('handicap british 7');
    const read = NOTATION.parse(text);
    expect('position' in read && start(read).handicap).toEqual({ side: 'british', points: 7 });
    expect(NOTATION.parse('oct7 british; handicap british 99')).toEqual([
      { code: 'wrongType', at: 'handicap' },
    ]);
  });
});
