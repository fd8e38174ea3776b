import { describe, expect, it } from 'vitest';
import { load, save, undo } from '../../../src/engine/kernel/session';
import { MOST_ACTIONS } from '../../../src/engine/kernel/readLine';
import { cardGame } from './cards';
import { original, saved, withEntry } from './damages';
import { after, attack, deal, playout, sort, YIELD } from './table';

describe('a damaged save', () => {
  it.each([null, 1, 'x', [], {}, { format: 1 }, { format: 3 }, { format: '2' }])('%j is no save', (json) => {
    expect(load(cardGame, json)).toEqual({
      session: undefined,
      damage: { at: 0, why: 'format', confirmed: 0 },
    });
  });

  it('of another game is not loaded', () => {
    expect(load(cardGame, { ...saved(), game: 'chess' }).damage?.why).toBe('game');
  });

  it.each([null, 3, {}, { red: [1], blue: 'x' }, { red: [1], blue: ['x'] }])('has no set-up %j', (setup) => {
    expect(load(cardGame, { ...saved(), setup })).toMatchObject({
      session: undefined,
      damage: { why: 'setup' },
    });
  });

  it('with the set-up of another game of its kind is not taken for the game that was played', () => {
    expect(load(cardGame, { ...saved(), setup: { red: [1], blue: [2] } }).damage?.why).toBe('setup');
  });

  it('stops at the entry that is no action', () => {
    const { session, damage } = load(cardGame, withEntry(20, { kind: 7 }));
    expect(damage).toEqual({ at: 20, why: 'malformed', confirmed: 16 });
    expect(session?.record.actions).toEqual(original.record.actions.slice(0, 20));
  });

  it('stops at the action that the game refuses, with its refusal', () => {
    const whole = save(after(deal(), sort(3), sort(5), sort(7)));
    const { session, damage } = load(cardGame, { ...whole, actions: whole.actions.with(1, attack(99)) });
    const refusal = { code: 'notHeld', case: '1.0', at: '99' };
    expect(damage).toEqual({ at: 1, why: 'refused', confirmed: 0, refusal });
    expect(session?.record.actions).toEqual([sort(3)]);
  });

  it('stops at the last digest that agrees when a legal action was put in place of another', () => {
    const long = playout(deal(), Array(40).fill(1) as number[]);
    const other = { ...save(long), actions: save(long).actions.with(20, sort(1)) };
    const { session, damage } = load(cardGame, other);
    expect(damage).toEqual({ at: 16, why: 'digest', confirmed: 16 });
    expect(session?.record.actions).toEqual(long.record.actions.slice(0, 16));
  });

  it('whose end is missing is kept to where it breaks off', () => {
    const { session, damage } = load(cardGame, { ...saved(), actions: saved().actions.slice(0, 20) });
    expect(damage).toEqual({ at: 20, why: 'unconfirmed', confirmed: 16 });
    expect(session?.record.actions.slice(0, 20)).toEqual(original.record.actions.slice(0, 20));
  });

  it('whose end is missing is noticed even where a digest vouches for the last action', () => {
    const { damage } = load(cardGame, { ...saved(), actions: saved().actions.slice(0, 16) });
    expect(damage).toEqual({ at: 16, why: 'unconfirmed', confirmed: 16 });
  });

  it('loses nothing when only a digest on the way is damaged', () => {
    const chain = saved().chain.with(1, [16, 'ffffffffffffffff']);
    expect(load(cardGame, { ...saved(), chain })).toMatchObject({
      session: { record: original.record },
      damage: undefined,
    });
  });

  it('without any digest is kept as far as it is legal, but not vouched for', () => {
    const { session, damage } = load(cardGame, { ...saved(), chain: 'gone' });
    expect(damage).toEqual({ at: original.cursor, why: 'unconfirmed', confirmed: 0 });
    expect(session?.record).toEqual(original.record);
  });

  it('of a branch leaves the main line whole and names the branch', () => {
    const first = after(deal({ isLifted: true }), sort(3), sort(5), attack(7), YIELD);
    const session = after(undo(first, 1), sort(9));
    const [branch] = save(session).branches;
    const broken = { ...save(session), branches: [{ ...branch, actions: [sort(5), 7, 'yield'] }] };
    const loaded = load(cardGame, broken);
    expect(loaded.session?.record).toEqual(session.record);
    expect(loaded.session?.branches).toMatchObject([{ name: '1', actions: [sort(3), sort(5)] }]);
    expect(loaded.damage).toEqual({ at: 2, why: 'malformed', confirmed: 1, branch: '1' });
  });

  it('with an action nested beyond measure is no reason to throw', () => {
    let deep: unknown = [];
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(load(cardGame, withEntry(3, { ...sort(1), deep })).damage?.why).toBe('malformed');
    expect(load(cardGame, { ...saved(), setup: deep }).damage?.why).toBe('setup');
  });

  it('with more actions than any game has is cut off there', () => {
    const whole = save(after(deal(), sort(3)));
    const long = { ...whole, actions: Array(MOST_ACTIONS + 5).fill(sort(3)) };
    const { session, damage } = load(cardGame, long);
    expect(damage).toEqual({ at: MOST_ACTIONS, why: 'tooLong', confirmed: 1 });
    expect(session?.record.actions).toHaveLength(MOST_ACTIONS);
  });

  it('plays no more than that for all its branches together', () => {
    const whole = save(after(deal({ isLifted: true }), sort(3), sort(5)));
    const actions = Array(MOST_ACTIONS).fill(sort(3));
    const branches = ['x', 'y', 'z'].map((name) => ({ name, from: 1, actions, chain: [] }));
    let played = 0;
    const counted: typeof cardGame = {
      ...cardGame,
      apply: (...args) => {
        played++;
        cardGame.apply(...args);
      },
    };
    const { session, damage } = load(counted, { ...whole, branches });
    expect(session?.branches[0]?.actions.length).toBeLessThanOrEqual(MOST_ACTIONS);
    expect(damage).toMatchObject({ why: 'tooLong', branch: 'x' });
    // And a few more, to go back to where each branch leaves the main line.
    expect(played).toBeLessThanOrEqual(MOST_ACTIONS + 100);
  });
});
