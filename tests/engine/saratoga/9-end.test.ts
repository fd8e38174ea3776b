/** 9.0 The End Phase: the turn marker, demoralised armies, and the road out at 0113. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/engine/saratoga/actions';
import type { FormationId } from '../../../src/engine/saratoga/data/types';
import { actions, decision, outcome } from '../../../src/engine/saratoga/game';
import { pointsFor } from '../../../src/engine/saratoga/victory';
import { codeOf, fireAt, play, position } from '../../helpers/saratoga/position';

const AT = { '0405': 'b-24', '1016': 'a-1nh' };
const BRITISH: readonly FormationId[] = ['fraser', 'hamilton', 'riedesel', 'phillips', 'breymann'];
const AMERICAN: readonly FormationId[] = ['learned', 'poor', 'glover', 'paterson', 'nixon'];
const AT_SOUTH = { '1016': 'a-1nh' };
const FOUR = 'b-li b-gren b-mark b-9';
const THREE = 'b-li b-gren b-mark';
const leave = (...counters: string[]): Action => ({ kind: 'exit', counters });

describe('9.0 the turn marker', () => {
  it('9.0 moves on, and the next turn begins with its roll', () => {
    const state = position({ phase: 'end', turn: 3, at: AT });
    expect(state.turn).toBe(4);
    expect(decision(state)).toMatchObject({ kind: 'roll', case: '4.0' });
  });
  it.each([
    [10, false],
    [11, true],
  ])('9.0, 10.0 after turn %i the battle is over: %s', (turn, over) => {
    expect(outcome(position({ phase: 'end', turn, at: AT })) !== undefined).toBe(over);
  });
});

describe('9.0 demoralisation', () => {
  it.each([
    ['british', BRITISH, 'american'],
    ['american', AMERICAN, 'british'],
  ] as const)(
    '9.0 a %s army with three broken formations (of %j) loses to the %s',
    (_, formations, winner) => {
      for (const broken of [formations.slice(0, 3), formations.slice(2), formations.slice(1), formations])
        expect(outcome(position({ phase: 'end', at: AT, broken }))).toEqual({
          winner,
          reason: 'demoralised',
        });
    },
  );
  it.each([
    ['british', BRITISH],
    ['american', AMERICAN],
  ] as const)('9.0 a %s army with two broken formations (of %j) fights on', (_, formations) => {
    expect(outcome(position({ phase: 'end', at: AT, broken: formations.slice(0, 2) }))).toBeUndefined();
  });
  it('9.0 each army counts its own: two and two demoralise nobody', () => {
    const broken = [...BRITISH.slice(0, 2), ...AMERICAN.slice(0, 2)];
    expect(outcome(position({ phase: 'end', at: AT, broken }))).toBeUndefined();
  });
  it('9.0, R102 three on both sides in a turn are a draw, and the game is over', () => {
    const broken = [...BRITISH.slice(0, 3), ...AMERICAN.slice(0, 3)];
    const state = position({ phase: 'end', at: AT, broken });
    expect(outcome(state)).toEqual({ winner: undefined, reason: 'bothDemoralised' });
    expect(decision(state)).toBeUndefined();
  });
  it('9.0, R102 five against three are a draw as well', () => {
    const broken = [...BRITISH, ...AMERICAN.slice(0, 3)];
    expect(outcome(position({ phase: 'end', at: AT, broken }))).toEqual({
      winner: undefined,
      reason: 'bothDemoralised',
    });
  });
  it('9.0 comes before the points, in the last turn too', () => {
    // The Americans have three formations broken; the British have lost more by points.
    const broken = [...AMERICAN.slice(0, 3), ...BRITISH.slice(0, 2)];
    const lost = 'b-li b-gren b-24 b-9 b-20 b-21 b-ried b-47 b-bgren b-barner';
    const state = position({ phase: 'end', turn: 11, at: AT, broken, lost });
    expect(pointsFor(state, 'american').total).toBeGreaterThan(pointsFor(state, 'british').total);
    expect(outcome(state)).toEqual({ winner: 'british', reason: 'demoralised' });
  });

  /** Learned stands on 11; twelve breaks it. */
  function thirdBreak() {
    const state = position({
      phase: 'fire',
      at: { '0605': 'b-li', '0606': 'a-2ma' },
      hits: { 'a-2ma': 1 },
      broken: ['poor', 'nixon'],
    });
    play(state, fireAt('b-li', 606), 6, 6, 6);
    return state;
  }
  it('R102 the third break does not end the game by itself', () => {
    const state = thirdBreak();
    expect(outcome(state)).toBeUndefined();
    expect(decision(state)).toMatchObject({ kind: 'freeRound' });
  });
  it('R102 the End Phase of that turn does', () => {
    const state = thirdBreak();
    play(state, { kind: 'holdAll' });
    play(state, { kind: 'retreat', unit: 'a-2ma', hex: 607 });
    const events = play(state, { kind: 'decline' });
    expect(outcome(state)).toEqual({ winner: 'british', reason: 'demoralised' });
    expect(events.slice(-2).map((event) => event.type)).toEqual(['turnEnded', 'ended']);
  });
  it('R102 the other side still has its own turn, and may save a draw', () => {
    const state = position({
      phase: 'turn',
      at: { '0604': 'L-burgoyne', '0605': 'b-24', '0606': 'a-va', '0607': 'L-arnold a-2ma' },
      hits: { 'b-24': 1 },
      broken: ['poor', 'nixon', 'glover', 'hamilton', 'phillips'],
    });
    play(state, { kind: 'roll', dice: [6, 1] });
    play(state, { kind: 'chooseOrder', first: 'british' });
    play(state, { kind: 'endMovement' });
    play(state, { kind: 'endCombatMovement' });
    // Fraser stands on 11 on 7 October: the third British formation breaks in the fire of the defender.
    play(state, fireAt('a-va', 605), 6, 6, 6);
    expect(outcome(state)).toBeUndefined();
    play(state, { kind: 'holdAll' });
    play(state, { kind: 'retreat', unit: 'b-24', hex: 604 });
    play(state, { kind: 'decline' });
    expect(decision(state)).toMatchObject({ kind: 'move', by: 'american' });
    play(state, { kind: 'endMovement' });
    play(state, { kind: 'endCombatMovement' });
    expect(outcome(state)).toEqual({ winner: undefined, reason: 'bothDemoralised' });
  });
});

describe('9.0 the road out at 0113', () => {
  const at = { '0113': 'b-24', '1016': 'a-1nh' };
  it('9.0, R28 the fourth unit wins at once, in the middle of the Movement Phase', () => {
    const state = position({ at: { ...at, '0405': 'b-20' }, exited: THREE });
    const events = play(state, leave('b-24'));
    expect(outcome(state)).toEqual({ winner: 'british', reason: 'exit' });
    expect(events.at(-1)).toMatchObject({ type: 'ended' });
    expect(decision(state)).toBeUndefined();
  });
  it('9.0 the third does not', () => {
    const state = position({ at, exited: 'b-li b-gren' });
    play(state, leave('b-24'));
    expect(outcome(state)).toBeUndefined();
    expect(decision(state)).toMatchObject({ kind: 'move', by: 'british' });
  });
  it('9.0, R28 it adds up over turns', () => {
    const state = position({ phase: 'turn', at: { '0113': 'b-24 b-9', ...AT_SOUTH }, exited: 'b-li b-gren' });
    const turn = (action: Action) => {
      play(state, { kind: 'roll', dice: [6, 1] });
      play(state, { kind: 'chooseOrder', first: 'british' });
      play(state, action);
    };
    turn(leave('b-24'));
    play(state, { kind: 'endMovement' });
    play(state, { kind: 'endMovement' });
    expect(outcome(state)).toBeUndefined();
    turn(leave('b-9'));
    expect(outcome(state)).toEqual({ winner: 'british', reason: 'exit' });
  });
  it('9.0, R28 guns count', () => {
    const state = position({ at: { ...at, '0113': 'b-fa1' }, exited: 'b-ba1 b-ha1 b-ra1' });
    play(state, leave('b-fa1'));
    expect(outcome(state)).toEqual({ winner: 'british', reason: 'exit' });
  });
  it.each([
    ['with a marker counts', 1, true],
    ['on its reduced side does not', 2, false],
    ['on its reduced side with a marker does not', 3, false],
  ])('9.0, R27 a unit %s', (_, hits, wins) => {
    const state = position({ at, exited: THREE, hits: { 'b-24': hits } });
    play(state, leave('b-24'));
    expect(outcome(state)?.reason === 'exit').toBe(wins);
  });
  it('9.0 a pair that leaves together counts as two', () => {
    const state = position({ at: { ...at, '0113': 'b-24 b-9' }, exited: 'b-li b-gren' });
    play(state, leave('b-24', 'b-9'));
    expect(outcome(state)).toEqual({ winner: 'british', reason: 'exit' });
  });

  it('9.0, R28 it is looked at again in the End Phase', () => {
    expect(outcome(position({ phase: 'end', at: AT, exited: FOUR }))).toEqual({
      winner: 'british',
      reason: 'exit',
    });
    expect(outcome(position({ phase: 'end', at: AT, exited: THREE }))).toBeUndefined();
  });
  it.each([
    ['a demoralised British army', BRITISH.slice(0, 3)],
    ['a demoralised American army', AMERICAN.slice(0, 3)],
    ['both armies demoralised', [...BRITISH.slice(0, 3), ...AMERICAN.slice(0, 3)]],
  ])('9.0, R102 it beats %s', (_, broken) => {
    const state = position({ at, exited: THREE, broken: broken.filter((id) => id !== 'fraser') });
    play(state, leave('b-24'));
    expect(outcome(state)).toEqual({ winner: 'british', reason: 'exit' });
    expect(outcome(position({ phase: 'end', at: AT, exited: FOUR, broken }))).toEqual({
      winner: 'british',
      reason: 'exit',
    });
  });
  it('9.0 it beats the points of the last turn', () => {
    const state = position({ phase: 'end', turn: 11, at: AT, exited: FOUR, broken: ['fraser', 'hamilton'] });
    expect(outcome(state)).toEqual({ winner: 'british', reason: 'exit' });
  });
});

describe('9.0 after the end', () => {
  it('9.0 nothing is asked, offered or accepted', () => {
    const state = position({ phase: 'end', at: AT, broken: BRITISH });
    expect(decision(state)).toBeUndefined();
    expect(actions(state)).toEqual([]);
    for (const action of [{ kind: 'roll', dice: [1, 2] }, { kind: 'endMovement' }] as const)
      expect(codeOf(state, action)).toBe('gameOver');
  });
});
