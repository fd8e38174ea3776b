/** 4.0 Answers that are no choice. */
import { describe, expect, it } from 'vitest';
import { RULES, SARATOGA, type State } from '../../../src/engine/saratoga';
import { play, position } from '../../helpers/saratoga/position';
import { playAtRandom } from '../../helpers/saratoga/randomGame';

const { activations, obvious } = RULES.questions;

/** Burgoyne's span of 8 reaches Fraser's men; the Germans are beyond it, but Riedesel is within. */
const command = (germans: string, more: object = {}) =>
  position({
    phase: 'command',
    at: { '0605': 'L-burgoyne b-9', '0606': 'L-fraser b-24', '1305': 'L-riedesel', '1505': germans },
    ...more,
  });

describe('5.1 the Command Phase', () => {
  it('is over where no activation brings anybody', () => {
    expect(obvious(command(''), 'british')).toEqual({ kind: 'endCommand' });
  });

  it('is not over where one does', () => {
    expect(obvious(command('b-ried'), 'british')).toBeUndefined();
  });

  it('is not over for a commander who could go into a fight near by', () => {
    const near = position({
      phase: 'command',
      at: { '0605': 'L-burgoyne b-9', '0606': 'L-fraser b-24', '0612': 'a-1nh' },
    });
    expect(obvious(near, 'british')).toBeUndefined();
    const far = position({
      phase: 'command',
      at: { '0605': 'L-burgoyne b-9', '0606': 'L-fraser b-24', '0613': 'a-1nh' },
    });
    expect(obvious(far, 'british')).toEqual({ kind: 'endCommand' });
  });

  it('3.8.2 is over where only the broken would be activated', () => {
    expect(obvious(command('b-ried', { broken: ['riedesel'] }), 'british')).toEqual({ kind: 'endCommand' });
  });

  it('is over exactly where the effects of all activations say so', () => {
    let seen = 0;
    playAtRandom({ battle: 'oct7', fog: false }, 3, ({ kind, before }) => {
      if (kind !== 'activate' || seen++ > 30) return;
      const side = before.phasing;
      const brings = [...activations(before, side, side)].some(
        ([formation, effect]) =>
          !SARATOGA.check(before, { kind: 'activate', formation }) &&
          (effect.leads || effect.brings.some(({ id }) => !isBrokenUnit(before, id))),
      );
      expect(obvious(before, side)).toEqual(brings ? undefined : { kind: 'endCommand' });
    });
    expect(seen).toBeGreaterThan(5);
  });
});

const isBrokenUnit = (state: State, id: string): boolean =>
  SARATOGA.view(state, undefined).marks[id]?.includes('broken') === true;

describe('R129 a question in the fog that its decider has no choice in', () => {
  it('7.0 nobody can close in', () => {
    const state = position({
      phase: 'combatMovement',
      fog: true,
      at: { '0405': 'b-24', '0407': 'a-1nh' },
      idle: 'b-24',
    });
    expect(obvious(state, 'british')).toEqual({ kind: 'endCombatMovement' });
  });

  it('8.0 nobody can recover', () => {
    const state = position({ phase: 'recovery', fog: true, at: { '0405': 'b-24 b-20', '0410': 'a-1nh' } });
    expect(SARATOGA.decision(state)?.kind).toBe('recover');
    expect(obvious(state, 'british')).toEqual({ kind: 'endRecovery' });
  });

  it('is told neither at the table nor to the other side', () => {
    const state = position({ phase: 'recovery', fog: true, at: { '0405': 'b-24 b-20', '0410': 'a-1nh' } });
    expect(obvious(state, 'american')).toBeUndefined();
    expect(obvious(state, undefined)).toBeUndefined();
  });
});

describe('7.5 an advance', () => {
  it('is a choice, even for a single unit', () => {
    const state = position({
      phase: 'fire',
      at: { '0406': 'b-20', '0407': 'a-1nh', '0410': 'a-2nh' },
      hits: { 'a-1nh': 3 },
    });
    play(state, { kind: 'fire', unit: 'b-20', hex: 407, place: 0 }, 6, 1, 1);
    expect(SARATOGA.decision(state)?.kind).toBe('advance');
    expect(obvious(state, 'british')).toBeUndefined();
  });
});

describe('3.8.3 a retreat', () => {
  it('to a single hex is obvious, where a unit has a choice it is not', () => {
    let single = 0;
    for (const seed of [1, 2, 3])
      playAtRandom({ battle: 'oct7', fog: false }, seed, ({ kind, before }) => {
        if (kind !== 'retreat') return;
        const list = SARATOGA.actions(before);
        const units = new Set(list.map((action) => 'unit' in action && action.unit));
        if (list.length > 1 && units.size === list.length) return;
        expect(obvious(before, undefined)).toEqual(list.length === 1 ? list[0] : undefined);
        if (list.length === 1) single++;
      });
    expect(single).toBeGreaterThan(0);
  });

  it('of several with one hex each is obvious where all end in the same hexes, whoever goes first', () => {
    let several = 0;
    for (const seed of [1, 2, 3, 4, 5, 6])
      playAtRandom({ battle: 'oct7', fog: false }, seed, ({ kind, before }) => {
        if (kind !== 'retreat') return;
        const list = SARATOGA.actions(before);
        if (list.length < 2 || !obvious(before, undefined)) return;
        several++;
        const placesAfter = (order: typeof list) => {
          const after = structuredClone(before);
          for (const action of order) play(after, action);
          return after.at;
        };
        expect(placesAfter(list.toReversed())).toEqual(placesAfter(list));
      });
    expect(several).toBeGreaterThan(0);
  });
});
