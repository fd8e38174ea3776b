/** 7.3, 3.8, 10.0 What a hit would do, told before the shot. */
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../src/engine/kernel/game';
import { type Harm, RULES, type State } from '../../../src/engine/saratoga';
import type { Side } from '../../../src/engine/saratoga/data/types';
import { play, position } from '../../helpers/saratoga/position';

function harm(state: State, viewer: Side | undefined, unit: string, hex: number, place = 0): Harm {
  const answer = RULES.questions.harm(state, viewer, unit, hex, place);
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
  return answer;
}

/** The 20th Foot, rating B, fires at open ground; New Hampshire men are Poor's, whose first boxes read 11, 10, 9. */
const facing = (hits: Record<string, number>, box: number, more: object = {}) =>
  position({
    phase: 'fire',
    at: { '0906': 'b-20', '0907': 'a-1nh' },
    idle: 'a-1nh',
    hits,
    morale: { poor: box },
    ...more,
  });

describe('7.3 a hit', () => {
  it('is a first marker on a fresh unit, and nobody tests', () => {
    const told = harm(facing({}, 0), 'british', 'b-20', 907);
    expect(told.result).toBe('marker');
    expect(told).not.toHaveProperty('test');
    expect(told.value).toBeGreaterThan(0);
  });

  it('3.8.1 turns a unit with a marker over, and its formation tests on its box: above 6 are 21 of 36 throws', () => {
    // Poor's track: 11, 10, 9, 9, 8, 8, 7, 6, 5, 4.
    expect(harm(facing({ 'a-1nh': 1 }, 7), 'british', 'b-20', 907)).toMatchObject({
      result: 'reduced',
      test: { formation: 'poor', needed: 6, breaks: 21, points: 10 },
    });
  });

  it('is a marker again on the reduced side', () => {
    expect(harm(facing({ 'a-1nh': 2 }, 7), 'british', 'b-20', 907).result).toBe('marker');
  });

  it('destroys a reduced unit with a marker, and its formation tests: above 11 is one throw of 36', () => {
    expect(harm(facing({ 'a-1nh': 3 }, 0), 'british', 'b-20', 907)).toMatchObject({
      result: 'destroyed',
      test: { formation: 'poor', needed: 11, breaks: 1 },
    });
  });

  it('R87 on a unit of a broken formation calls for no check', () => {
    const told = harm(facing({ 'a-1nh': 1 }, 7, { broken: ['poor'] }), 'british', 'b-20', 907);
    expect(told.result).toBe('reduced');
    expect(told).not.toHaveProperty('test');
  });

  it('3.8 exception, R51 on American guns calls for no check', () => {
    const state = position({
      phase: 'fire',
      at: { '0906': 'b-20', '0907': 'a-art1' },
      idle: 'a-art1',
      hits: { 'a-art1': 1 },
    });
    expect(harm(state, 'british', 'b-20', 907)).not.toHaveProperty('test');
  });

  it('7.6 kills leaders who stand alone, without a die', () => {
    const state = position({ phase: 'fire', at: { '0906': 'b-20', '0907': 'L-poor', '0909': 'a-1nh' } });
    expect(harm(state, 'british', 'b-20', 907, -1).result).toBe('leaders');
  });

  it('10.0 is worth the steps and the break, as often as the shot hits', () => {
    // A New Hampshire regiment shows B in front: two steps are a point (R100). A break: 21 of 36 times 10 points.
    const state = facing({ 'a-1nh': 1 }, 7);
    const odds = RULES.questions.odds(state, 'british', 'b-20', 907);
    if (isRefusal(odds)) throw new Error('refused');
    const { value } = harm(state, 'british', 'b-20', 907);
    expect(value).toBeCloseTo((odds.best.faces / 6) * (1 + 210 / 36));
  });

  it('is refused as the shot is', () => {
    expect(RULES.questions.harm(facing({}, 0), 'british', 'b-20', 1107, 0)).toMatchObject({
      code: 'noSuchTarget',
    });
  });
});

describe('3.4, R65 in the fog', () => {
  /** Guns look at a stack three hexes off. */
  const afar = (hits: Record<string, number> = {}) =>
    position({
      phase: 'fire',
      fog: true,
      at: { '0306': 'b-ra1', '0606': 'a-2nh a-1nh' },
      idle: 'a-1nh a-2nh',
      hits,
    });

  it('the top unit is named and known until somebody has fired there, another is not', () => {
    const state = afar({ 'a-1nh': 1 });
    expect(harm(state, 'british', 'b-ra1', 606, 0)).toMatchObject({
      result: 'reduced',
      test: { formation: 'poor' },
    });
    expect(harm(state, 'british', 'b-ra1', 606, 1)).toEqual({ result: 'unknown', value: expect.any(Number) });
  });

  it('the answer is the same whoever lies below', () => {
    const told = (state: State) =>
      [0, 1].map((place) => RULES.questions.harm(state, 'british', 'b-ra1', 606, place));
    expect(told(afar())).toEqual(told(afar({ 'a-2nh': 3 })));
  });

  it('asking changes nothing', () => {
    const state = afar();
    const before = JSON.stringify(state);
    harm(state, 'british', 'b-ra1', 606, 0);
    expect(JSON.stringify(state)).toBe(before);
    play(state, { kind: 'holdAll' });
  });
});
