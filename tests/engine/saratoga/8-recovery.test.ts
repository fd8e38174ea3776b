/** 8.0 Recovery, 9.0 the End Phase, 10.0 victory points. */
import { describe, expect, it } from 'vitest';
import { doesRecover } from '../../../src/engine/saratoga/recovery';
import { knownPiece } from '../../../src/engine/saratoga/roster';
import { automaticEnding, endingByPoints, pointsFor } from '../../../src/engine/saratoga/victory';
import { LOST } from '../../../src/engine/saratoga/state';
import { codeOf, hitsOn, play, position } from '../../helpers/position';

describe('8.0 the table', () => {
  it.each([
    ['A', 'b-li', 5],
    ['B', 'b-24', 4],
    ['C', 'a-2ma', 3],
    ['D', 'b-loy', 2],
  ])('%s recovers on 1 to its number', (_, unit, highest) => {
    const state = position({ at: { '0605': unit }, hits: { [unit]: 1 } });
    const works = [1, 2, 3, 4, 5, 6].filter((die) => doesRecover(state, knownPiece(unit), die, 'none'));
    expect(works).toEqual([1, 2, 3, 4, 5, 6].slice(0, highest));
    // Adjacent to the leader the die is one lower.
    expect(doesRecover(state, knownPiece(unit), highest + 1, 'adjacent')).toBe(true);
    expect(doesRecover(state, knownPiece(unit), highest + 2, 'adjacent')).toBe(false);
  });
  it('R99 with the rating of the face showing', () => {
    const state = position({ at: { '0605': 'b-li' }, hits: { 'b-li': 3 } });
    expect(doesRecover(state, knownPiece('b-li'), 4, 'none')).toBe(true);
    expect(doesRecover(state, knownPiece('b-li'), 5, 'none')).toBe(false);
  });
});

describe('8.0 the phase', () => {
  it('stacked with the commander at once, the others by a roll, in one formation', () => {
    const state = position({
      phase: 'recovery',
      at: { '0405': 'L-fraser b-24', '0605': 'b-li', '1107': 'b-9', '1016': 'a-1nh' },
      hits: { 'b-24': 1, 'b-li': 1, 'b-9': 1 },
    });
    play(state, { kind: 'recover', group: 'fraser' }, 6);
    expect([hitsOn(state, 'b-24'), hitsOn(state, 'b-li'), hitsOn(state, 'b-9')]).toEqual([0, 1, 1]);
  });
  it('R97 nobody adjacent to an enemy, across a stream too', () => {
    const state = position({
      phase: 'recovery',
      at: { '0405': 'b-li', '0309': 'L-fraser b-24', '0310': 'a-1nh' },
      hits: { 'b-24': 1, 'b-li': 3 },
    });
    play(state, { kind: 'recover', group: 'fraser' }, 1);
    expect([hitsOn(state, 'b-24'), hitsOn(state, 'b-li')]).toEqual([1, 2]);
  });
  it('a reduced side never turns back', () => {
    const state = position({
      phase: 'recovery',
      at: { '0405': 'L-fraser b-24', '0605': 'b-li', '1016': 'a-1nh' },
      hits: { 'b-24': 2, 'b-li': 1 },
    });
    play(state, { kind: 'recover', group: 'fraser' }, 1);
    expect(hitsOn(state, 'b-24')).toBe(2);
  });
  it('R98 Gates’s guns go with the formation whose commander they reach', () => {
    const state = position({
      phase: 'recovery',
      phasing: 'american',
      at: { '0815': 'L-gates', '0814': 'L-nixon a-art1', '0412': 'a-art2', '2301': 'b-24' },
      hits: { 'a-art1': 1, 'a-art2': 1 },
    });
    expect(codeOf(state, { kind: 'recover', group: 'glover' })).toBe('nothingToRecover');
    expect(codeOf(state, { kind: 'recover', group: 'gatesGuns' })).toBeUndefined();
    play(state, { kind: 'recover', group: 'nixon' });
    expect([hitsOn(state, 'a-art1'), hitsOn(state, 'a-art2')]).toEqual([0, 1]);
  });
});

describe('9.0 demoralisation', () => {
  const at = { '0405': 'b-24', '1016': 'a-1nh' };
  it('three broken formations lose the battle', () => {
    expect(automaticEnding(position({ at, broken: ['fraser', 'hamilton'] }))).toBeUndefined();
    expect(automaticEnding(position({ at, broken: ['fraser', 'hamilton', 'phillips'] }))).toEqual({
      winner: 'american',
      reason: 'demoralised',
    });
  });
  it('three on both sides are a draw', () => {
    const broken = ['fraser', 'hamilton', 'phillips', 'poor', 'learned', 'nixon'] as const;
    expect(automaticEnding(position({ at, broken }))).toMatchObject({ winner: undefined });
  });
});

describe('10.0 victory points', () => {
  const at = { '0405': 'b-24', '0605': 'b-li', '1107': 'b-rhetz', '1016': 'a-1nh' };
  it('R100 two steps for a flipped unit, four for one that is gone, by the rating of each face', () => {
    // The light infantry is A in front: two A steps. The 24th is B, then C: two steps of each. Rhetz is C: two steps.
    const state = position({ at, hits: { 'b-li': 2, 'b-rhetz': 3 } });
    state.at[knownPiece('b-24')] = LOST;
    expect(pointsFor(state, 'american')).toMatchObject({
      steps: [2, 2, 4, 0],
      stepPoints: [2, 1, 1, 0],
      total: 4,
    });
  });
  it('R100 by choice one step a face', () => {
    const state = position({ at, hits: { 'b-li': 2, 'b-rhetz': 3 }, options: { victorySteps: 'faces' } });
    state.at[knownPiece('b-24')] = LOST;
    expect(pointsFor(state, 'american').steps).toEqual([1, 1, 2, 0]);
  });
  it('ten for a broken formation; a tie is American', () => {
    const tied = position({ at, broken: ['fraser', 'poor'] });
    expect(pointsFor(tied, 'british').total).toBe(10);
    expect(endingByPoints(tied)).toEqual({ winner: 'american', reason: 'tie' });
    expect(endingByPoints(position({ at, broken: ['poor'] }))).toEqual({
      winner: 'british',
      reason: 'points',
    });
  });
});
