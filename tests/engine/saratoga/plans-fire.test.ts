/** 7.1 The fire of a step planned as a whole. All stand on open ground of one height around Freeman's Farm. */
import { describe, expect, it } from 'vitest';
import { RULES, SARATOGA } from '../../../src/engine/saratoga';
import { fireAt, play, position } from '../../helpers/saratoga/position';

const { firePlan, harm, shotsOf } = RULES.questions;

describe('7.1 the plan of fire', () => {
  it('3.8.1 takes the shot that may break a brigade, the odds being equal', () => {
    const state = position({
      phase: 'fire',
      at: { '0406': 'b-20', '0407': 'a-1nh', '0306': 'a-2nh' },
      idle: 'a-1nh a-2nh',
      hits: { 'a-2nh': 1 },
      options: { returnFire: 'strict' },
    });
    expect(firePlan(state, 'british').map(({ action }) => action)).toEqual([fireAt('b-20', 306)]);
  });

  it('tells the harm of each shot, and the shots of a unit from the best to the worst', () => {
    const state = position({
      phase: 'fire',
      at: { '0406': 'b-20', '0407': 'a-1nh', '0306': 'a-2nh' },
      hits: { 'a-2nh': 3 },
      options: { returnFire: 'strict' },
      idle: 'a-1nh a-2nh',
    });
    const shots = shotsOf(state, 'british', 'b-20');
    expect(shots.map(({ action }) => action)).toEqual([fireAt('b-20', 306), fireAt('b-20', 407)]);
    expect(shots.map(({ value }) => ({ value }))).toMatchObject([
      { value: (harm(state, 'british', 'b-20', 306, 0) as { value: number }).value },
      { value: (harm(state, 'british', 'b-20', 407, 0) as { value: number }).value },
    ]);
  });

  it('R63 spares nobody: two who fire at a stack fire at both, the lower unit first', () => {
    const state = position({
      phase: 'fire',
      at: { '0406': 'b-20', '0506': 'b-21', '0405': 'a-2nh a-1nh' },
      idle: 'a-1nh a-2nh',
      hits: { 'a-1nh': 3 },
      options: { returnFire: 'strict' },
    });
    const plan = firePlan(state, 'british').map(({ action }) => action);
    expect(plan.map(({ hex, place }) => [hex, place])).toEqual([
      [405, 1],
      [405, 0],
    ]);
    // Both hit, and each shot is still allowed when its turn comes.
    const [first, second] = plan;
    if (!first || !second) throw new Error('no plan');
    play(state, first, 6);
    play(state, second, 6, 1, 1);
  });

  it('does not fire twice at one who will be gone where another may be hit as well', () => {
    const state = position({
      phase: 'fire',
      at: { '0406': 'b-20', '0506': 'b-21', '0405': 'a-1nh', '0605': 'a-2nh' },
      idle: 'a-1nh a-2nh',
      hits: { 'a-1nh': 3, 'a-2nh': 3 },
      options: { returnFire: 'strict' },
    });
    const plan = firePlan(state, 'british').map(({ action }) => action);
    expect(plan).toHaveLength(2);
    expect(plan).toEqual(expect.arrayContaining([fireAt('b-20', 405), fireAt('b-21', 605)]));
  });

  it('7.6 kills leaders who stand alone before it makes a marker, and once', () => {
    const state = position({
      phase: 'fire',
      at: { '0406': 'b-20', '0306': 'b-21', '0407': 'a-1nh', '0307': 'L-poor' },
      idle: 'a-1nh',
      options: { returnFire: 'strict' },
    });
    const plan = firePlan(state, 'british').map(({ action }) => action);
    expect(plan[0]).toMatchObject({ hex: 307, place: -1 });
    expect(plan.filter(({ place }) => place === -1)).toHaveLength(1);
  });

  it('7.4, R73 guns of one stack fire at one hex', () => {
    const state = position({
      phase: 'fire',
      at: { '0306': 'b-ha1 b-ra1', '0606': 'a-1nh', '0505': 'a-2nh' },
      idle: 'a-1nh a-2nh',
      options: { returnFire: 'strict' },
    });
    const plan = firePlan(state, 'british').map(({ action }) => action);
    expect(plan).toHaveLength(2);
    expect(new Set(plan.map(({ hex }) => hex)).size).toBe(1);
  });

  it('3.4 is for whoever fires', () => {
    const state = position({
      phase: 'fire',
      fog: true,
      at: { '0306': 'b-ha1 b-ra1', '0606': 'a-1nh' },
      options: { returnFire: 'strict' },
    });
    // R129 the Americans are asked first, whether or not they have a gun.
    while (SARATOGA.decision(state)?.by !== 'british') play(state, { kind: 'holdAll' });
    expect(firePlan(state, 'british')).toHaveLength(2);
    expect(firePlan(state, 'american')).toEqual([]);
    expect(shotsOf(state, 'american', 'b-ra1')).toEqual([]);
  });
});
