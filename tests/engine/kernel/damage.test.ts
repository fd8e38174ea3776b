import { describe, expect, it } from 'vitest';
import { seededDice } from '../../../src/engine/kernel/dice';
import { load, save, undo } from '../../../src/engine/kernel/session';
import { cardGame } from './cards';
import { after, attack, deal, playout, sort, YIELD } from './table';

const original = playout(
  deal({ dice: seededDice('damage') }),
  Array.from({ length: 40 }, (_, i) => i * 7),
);
const saved = () => JSON.parse(JSON.stringify(save(original))) as ReturnType<typeof save>;

/** The same save with another entry at this place. */
const withEntry = (at: number, entry: unknown) => ({
  ...saved(),
  actions: saved().actions.with(at, entry as string),
});

describe('a damaged save', () => {
  it.each([null, 1, 'x', [], {}, { format: 2 }, { format: '1' }])('%j is no save', (json) => {
    expect(load(cardGame, json)).toEqual({
      session: undefined,
      stop: { at: 0, why: 'format', confirmed: 0 },
    });
  });

  it('of another game is not loaded', () => {
    expect(load(cardGame, { ...saved(), game: 'chess' }).stop?.why).toBe('game');
  });

  it.each([null, 3, {}, { red: [1], blue: 'x' }, { red: [1], blue: ['x'] }])('has no set-up %j', (setup) => {
    expect(load(cardGame, { ...saved(), setup })).toMatchObject({
      session: undefined,
      stop: { why: 'setup' },
    });
  });

  it('with the set-up of another game of its kind is not taken for the game that was played', () => {
    expect(load(cardGame, { ...saved(), setup: { red: [1], blue: [2] } }).stop?.why).toBe('setup');
  });

  it('stops at the entry that is no action', () => {
    const { session, stop } = load(cardGame, withEntry(20, { kind: 7 }));
    expect(stop).toEqual({ at: 20, why: 'malformed', confirmed: 16 });
    expect(session?.record.actions).toEqual(original.record.actions.slice(0, 20));
  });

  it('stops at the action that the game refuses, with its refusal', () => {
    const whole = save(after(deal(), sort(3), sort(5), sort(7)));
    const { session, stop } = load(cardGame, { ...whole, actions: whole.actions.with(1, attack(99)) });
    const refusal = { code: 'notHeld', case: '1.0', at: '99' };
    expect(stop).toEqual({ at: 1, why: 'refused', confirmed: 0, refusal });
    expect(session?.record.actions).toEqual([sort(3)]);
  });

  it('stops at the last digest that agrees when a legal action was put in place of another', () => {
    const long = playout(deal(), Array(40).fill(1) as number[]);
    const other = { ...save(long), actions: save(long).actions.with(20, sort(1)) };
    const { session, stop } = load(cardGame, other);
    expect(stop).toEqual({ at: 16, why: 'digest', confirmed: 16 });
    expect(session?.record.actions).toEqual(long.record.actions.slice(0, 16));
  });

  it('whose end is missing is kept to where it breaks off', () => {
    const { session, stop } = load(cardGame, { ...saved(), actions: saved().actions.slice(0, 20) });
    expect(stop).toEqual({ at: 20, why: 'unconfirmed', confirmed: 16 });
    expect(session?.record.actions.slice(0, 20)).toEqual(original.record.actions.slice(0, 20));
  });

  it('whose end is missing is noticed even where a digest vouches for the last action', () => {
    const { stop } = load(cardGame, { ...saved(), actions: saved().actions.slice(0, 16) });
    expect(stop).toEqual({ at: 16, why: 'unconfirmed', confirmed: 16 });
  });

  it('loses nothing when only a digest on the way is damaged', () => {
    const marks = saved().marks.with(1, [16, 'ffffffffffffffff']);
    expect(load(cardGame, { ...saved(), marks })).toMatchObject({
      session: { record: original.record },
      stop: undefined,
    });
  });

  it('without any digest is kept as far as it is legal, but not vouched for', () => {
    const { session, stop } = load(cardGame, { ...saved(), marks: 'gone' });
    expect(stop).toEqual({ at: original.cursor, why: 'unconfirmed', confirmed: 0 });
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
    expect(loaded.stop).toEqual({ at: 2, why: 'malformed', confirmed: 1, branch: '1' });
  });

  it('with an action nested beyond measure is no reason to throw', () => {
    let deep: unknown = [];
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(load(cardGame, withEntry(3, { ...sort(1), deep })).stop?.why).toBe('malformed');
    expect(load(cardGame, { ...saved(), setup: deep }).stop?.why).toBe('setup');
  });
});
