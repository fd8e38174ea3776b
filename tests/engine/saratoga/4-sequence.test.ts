/** 4.0 The sequence of play: who goes first, two player turns of four phases each, the end of the turn. */
import { describe, expect, it } from 'vitest';
import type { RollDecision } from '../../../src/engine/kernel/game';
import type { Action } from '../../../src/engine/saratoga/actions';
import { BATTLES, SIDES } from '../../../src/engine/saratoga/data/types';
import type { Event } from '../../../src/engine/saratoga/events';
import { decision, outcome, start } from '../../../src/engine/saratoga/game';
import type { State } from '../../../src/engine/saratoga/state';
import { codeOf, play, position } from '../../helpers/saratoga/position';

/** Two armies far from each other, with nobody to activate. */
const APART = { '0405': 'b-24', '0416': 'a-1nh' };
/** Two armies in contact: commanders to activate, units to bring up, and markers to recover behind the line. */
const CONTACT = {
  '0603': 'L-burgoyne L-fraser',
  '0604': 'b-li',
  '0606': 'b-24',
  '0607': 'a-1nh',
  '0608': 'a-2nh',
  '0610': 'L-arnold L-poor',
};
const MARKED = { 'b-li': 1, 'a-2nh': 1 };

/** How each decision is passed; dice that nobody scripts show ones. */
const PASS: Readonly<Record<string, Action>> = {
  activate: { kind: 'endCommand' },
  move: { kind: 'endMovement' },
  combatMove: { kind: 'endCombatMovement' },
  fire: { kind: 'holdAll' },
  recover: { kind: 'endRecovery' },
};
const ones = (asked: RollDecision): Action => ({
  kind: 'roll',
  dice: Array.from({ length: asked.dice }, () => 1),
});

/** Passes through a turn from its roll to the next one or to the end of the game: what was asked, and what happened. */
function passTurn(state: State, first: 'british' | 'american') {
  const asked: string[] = [];
  const events = play(state, { kind: 'roll', dice: [1, 1] });
  events.push(...play(state, { kind: 'chooseOrder', first }));
  for (let next = decision(state); next && next.case !== '4.0'; next = decision(state)) {
    asked.push(`${next.kind} ${next.by}`);
    const action = next.by === 'dice' ? ones(next as RollDecision) : PASS[next.kind];
    if (!action) throw new Error(`nobody knows how to pass ${next.kind}`);
    events.push(...play(state, action));
  }
  return { asked, events };
}

const phasesIn = (events: readonly Event[]) =>
  events.flatMap((event) => (event.type === 'phaseBegan' ? [`${event.side} ${event.phase}`] : []));

describe('4.0 A who goes first', () => {
  it('4.0 A the turn begins with a die for each player', () => {
    const state = position({ phase: 'turn', at: APART });
    expect(decision(state)).toEqual({ kind: 'roll', by: 'dice', dice: 2, faces: 6, case: '4.0' });
    expect(codeOf(state, { kind: 'roll', dice: [4] })).toBe('badRoll');
    expect(codeOf(state, { kind: 'chooseOrder', first: 'british' })).toBe('notNow');
  });

  it.each([
    [5, 3, 'british'],
    [6, 5, 'british'],
    [2, 1, 'british'],
    [3, 5, 'american'],
    [1, 6, 'american'],
  ] as const)('4.0 A British %i against American %i: the %s player decides', (british, american, winner) => {
    const state = position({ phase: 'turn', at: APART });
    play(state, { kind: 'roll', dice: [british, american] });
    expect(decision(state)).toMatchObject({ kind: 'chooseOrder', by: winner });
  });

  it.each([1, 2, 3, 4, 5, 6])(
    '4.0 A, R103 the American decides a tie of %i, and nobody rolls again',
    (die) => {
      const state = position({ phase: 'turn', at: APART });
      play(state, { kind: 'roll', dice: [die, die] });
      expect(decision(state)).toMatchObject({ kind: 'chooseOrder', by: 'american' });
    },
  );

  it.each([
    ['british', [6, 1], 'british'],
    ['british', [6, 1], 'american'],
    ['american', [1, 6], 'american'],
    ['american', [1, 6], 'british'],
    ['american', [4, 4], 'british'],
  ] as const)('4.0 A the %s winner of %j may let the %s player be first', (_, dice, first) => {
    const state = position({ phase: 'turn', at: APART });
    play(state, { kind: 'roll', dice });
    play(state, { kind: 'chooseOrder', first });
    expect(decision(state)).toMatchObject({ kind: 'move', by: first });
  });

  it('4.0 A, R112 both dice are open', () => {
    const state = position({ phase: 'turn', at: APART });
    expect(play(state, { kind: 'roll', dice: [2, 5] })).toEqual([
      { type: 'initiativeRolled', british: 2, american: 5, winner: 'american' },
    ]);
  });

  it('4.0 A, R112 the choice is told before the first phase begins', () => {
    const state = position({ phase: 'turn', at: APART });
    play(state, { kind: 'roll', dice: [2, 5] });
    const [told, then] = play(state, { kind: 'chooseOrder', first: 'british' });
    expect(told).toEqual({ type: 'orderChosen', first: 'british' });
    expect(then).toEqual({ type: 'phaseBegan', side: 'british', phase: 'command' });
  });

  it('4.0 A a new roll in every turn, which may turn the order round', () => {
    const state = position({ phase: 'turn', at: APART });
    passTurn(state, 'british');
    expect(decision(state)).toMatchObject({ kind: 'roll', case: '4.0' });
    play(state, { kind: 'roll', dice: [1, 2] });
    play(state, { kind: 'chooseOrder', first: 'american' });
    expect(decision(state)).toMatchObject({ kind: 'move', by: 'american' });
  });
});

describe('4.0 B, 4.0 C two player turns', () => {
  it.each([
    ['british', 'american'],
    ['american', 'british'],
  ] as const)('4.0 B, 4.0 C the %s player has all four phases, then the %s one', (first, second) => {
    const { events } = passTurn(position({ phase: 'turn', at: APART }), first);
    expect(phasesIn(events)).toEqual([
      `${first} command`,
      `${first} movement`,
      `${first} combat`,
      `${first} recovery`,
      `${second} command`,
      `${second} movement`,
      `${second} combat`,
      `${second} recovery`,
    ]);
  });

  it.each([
    ['british', 'american'],
    ['american', 'british'],
  ] as const)('4.0 B, 4.0 C each phase asks, first the %s player, then the %s one', (first, second) => {
    const state = position({ phase: 'turn', at: CONTACT, hits: MARKED });
    // In each Combat Phase the side that is not phasing fires before the phasing one (7.1.3).
    expect(passTurn(state, first).asked).toEqual([
      `activate ${first}`,
      `move ${first}`,
      `combatMove ${first}`,
      `fire ${second}`,
      `fire ${first}`,
      `recover ${first}`,
      `activate ${second}`,
      `move ${second}`,
      `combatMove ${second}`,
      `fire ${first}`,
      `fire ${second}`,
      `recover ${second}`,
    ]);
  });

  it.each(SIDES)('4.0 B, 4.0 C phases with nothing to decide are passed over, %s first', (first) => {
    const second = first === 'british' ? 'american' : 'british';
    const { asked, events } = passTurn(position({ phase: 'turn', at: APART }), first);
    expect(asked).toEqual([`move ${first}`, `move ${second}`]);
    for (const phase of ['command', 'combatMovement', 'recovery'])
      expect(events).toContainEqual({ type: 'phasePassed', side: first, phase });
  });

  it('4.0 B what belongs to a later phase is refused', () => {
    const state = position({ phase: 'turn', at: CONTACT, hits: MARKED });
    play(state, { kind: 'roll', dice: [6, 1] });
    play(state, { kind: 'chooseOrder', first: 'british' });
    for (const action of [
      { kind: 'move', counters: ['b-li'], path: [605] },
      { kind: 'combatMove', counters: ['b-li'], path: [605] },
      { kind: 'fire', unit: 'b-24', hex: 607, place: 0 },
      { kind: 'recover', group: 'fraser' },
    ] as const)
      expect([action.kind, codeOf(state, action)]).toEqual([action.kind, 'notNow']);
  });

  it('4.0 B what belongs to an earlier phase is refused', () => {
    const state = position({ phase: 'recovery', at: CONTACT, hits: MARKED });
    for (const action of [
      { kind: 'activate', formation: 'fraser' },
      { kind: 'move', counters: ['b-li'], path: [605] },
      { kind: 'fire', unit: 'b-24', hex: 607, place: 0 },
    ] as const)
      expect([action.kind, codeOf(state, action)]).toEqual([action.kind, 'notNow']);
  });

  it('4.0 B the phasing player moves his own counters alone', () => {
    const state = position({ phase: 'turn', at: APART });
    play(state, { kind: 'roll', dice: [6, 1] });
    play(state, { kind: 'chooseOrder', first: 'british' });
    expect(codeOf(state, { kind: 'move', counters: ['a-1nh'], path: [415] })).toBe('notYours');
    expect(codeOf(state, { kind: 'move', counters: ['b-24'], path: [406] })).toBeUndefined();
  });
});

describe('4.0 D the end of the turn', () => {
  it('4.0 D comes after both players, and the next turn begins', () => {
    const state = position({ phase: 'turn', turn: 4, at: APART });
    const { events } = passTurn(state, 'british');
    const order = events.map((event) => event.type);
    expect(order.slice(-2)).toEqual(['turnEnded', 'turnBegan']);
    expect(order.filter((type) => type === 'turnEnded')).toHaveLength(1);
    expect(state.turn).toBe(5);
  });

  it.each(BATTLES)('4.0 D, 11.1, 11.2 the game of %s lasts eleven turns', (battle) => {
    const state = start({ battle });
    for (const _ of SIDES) {
      play(state, { kind: 'deploy' });
      play(state, { kind: 'ready' });
    }
    for (let turn = 1; turn <= 11; turn++) {
      expect([state.turn, outcome(state)]).toEqual([turn, undefined]);
      passTurn(state, turn % 2 === 0 ? 'british' : 'american');
    }
    expect(decision(state)).toBeUndefined();
    expect(outcome(state)).toBeDefined();
  });
});
