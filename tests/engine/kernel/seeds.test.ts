/** A seed names its generator, so that another generator can come beside it and old records still give the same rolls. */
import { describe, expect, it } from 'vitest';
import { GENERATORS, scriptedDice, seededDice, seedOf } from '../../../src/engine/kernel/dice';
import { DICE, type RollDecision } from '../../../src/engine/kernel/game';
import { load, save } from '../../../src/engine/kernel/session';
import { cardGame } from './cards';
import { after, attack, block, deal, roll, sort } from './table';

const asked: RollDecision = { kind: 'roll', by: DICE, case: '', dice: 12, faces: 6 };
const saved = (seed = seedOf('hudson')) => save(after(deal({ dice: seededDice(seed) }), sort(3)));

describe('a seed', () => {
  it('alone is that of the first generator', () => {
    expect(seededDice('hudson').seed).toEqual({ generator: 'sfc32', text: 'hudson', isTyped: false });
    expect(GENERATORS[0]).toBe('sfc32');
  });

  it('gives the same rolls whoever typed it', () => {
    const [drawn, typed] = [seededDice('hudson'), seededDice(seedOf('hudson', true))];
    expect(typed.roll(asked, 0)).toEqual(drawn.roll(asked, 0));
  });
});

describe('the seed in a save', () => {
  it('stands with its generator, and with whether it was typed', () => {
    expect(saved().dice).toEqual({ generator: 'sfc32', seed: 'hudson' });
    expect(saved(seedOf('hudson', true)).dice).toEqual({ generator: 'sfc32', seed: 'hudson', typed: true });
  });

  it('is missing where the players roll', () => {
    expect(save(after(deal(), sort(3)))).not.toHaveProperty('dice');
    expect(save(after(deal({ dice: scriptedDice([]) }), sort(3)))).not.toHaveProperty('dice');
  });

  it.each([seedOf('hudson'), seedOf('hudson', true)])('comes back: %j', (seed) => {
    const { session, damage } = load(cardGame, JSON.parse(JSON.stringify(saved(seed))));
    expect(damage).toBeUndefined();
    expect(session?.dice?.seed).toEqual(seed);
  });

  it.each([
    { generator: 'mt19937', seed: 'hudson' },
    { generator: 'SFC32', seed: 'hudson' },
    { seed: 'hudson' },
    { generator: 'sfc32' },
    { generator: 'sfc32', seed: 1777 },
    'hudson',
    null,
  ])('of no generator that is known here is refused as format: %j', (dice) => {
    expect(load(cardGame, { ...saved(), dice })).toEqual({
      session: undefined,
      damage: { at: 0, why: 'format', confirmed: 0 },
    });
  });

  it('does not matter where other dice are given', () => {
    const waiting = save(after(deal(), attack(5), block(2)));
    const strange = { ...waiting, dice: { generator: 'mt19937', seed: 'hudson' } };
    const { session, damage } = load(cardGame, strange, { dice: scriptedDice([[1, 2, 3]]) });
    expect(damage).toBeUndefined();
    expect(session?.record.actions[2]).toEqual(roll(1, 2, 3));
  });
});
