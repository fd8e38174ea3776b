import { describe, expect, it } from 'vitest';
import { checkRoll, enteredDice, recordedDice, scriptedDice } from '../../../src/engine/kernel/dice';
import { DICE, type RollDecision } from '../../../src/engine/kernel/game';

const asked = (dice: number, faces = 6): RollDecision => ({
  kind: 'roll',
  by: DICE,
  case: '7.2',
  dice,
  faces,
});

describe('scripted dice', () => {
  it('answer in order and tell what is left over', () => {
    const dice = scriptedDice([4, [1, 2, 3], 6]);
    expect(dice.roll(asked(1), 0)?.dice).toEqual([4]);
    expect(dice.roll(asked(3), 1)?.dice).toEqual([1, 2, 3]);
    expect(dice.left()).toEqual([[6]]);
    dice.roll(asked(1), 4);
    expect(dice.left()).toEqual([]);
  });

  it('complain when they are exhausted, with the case that asked', () => {
    const dice = scriptedDice([4]);
    dice.roll(asked(1), 0);
    expect(() => dice.roll(asked(1), 1)).toThrow(/exhausted after 1 rolls.*7\.2/);
  });

  it('complain when a roll does not fit what is asked', () => {
    expect(() => scriptedDice([4]).roll(asked(2), 0)).toThrow('wrongNumberOfDice');
    expect(() => scriptedDice([7]).roll(asked(1), 0)).toThrow('noSuchFace');
  });
});

describe('recorded dice', () => {
  const record = { actions: [{ kind: 'fire' }, { kind: 'roll', dice: [3, 4] }, { kind: 'roll', dice: [5] }] };

  it('find each roll again by its place', () => {
    expect(recordedDice(record).roll(asked(1), 2)?.dice).toEqual([5]);
    expect(recordedDice(record).roll(asked(2), 0)?.dice).toEqual([3, 4]);
  });

  it('have no answer beyond the end of the record or where it does not fit', () => {
    expect(recordedDice(record).roll(asked(1), 3)).toBeUndefined();
    expect(recordedDice(record).roll(asked(2, 3), 0)).toBeUndefined();
  });
});

describe('entered dice', () => {
  it('wait until a person has rolled, and answer once', () => {
    const dice = enteredDice();
    expect(dice.roll(asked(2), 0)).toBeUndefined();
    dice.give([2, 5]);
    expect(dice.roll(asked(2), 0)).toEqual({ kind: 'roll', dice: [2, 5] });
    expect(dice.roll(asked(2), 2)).toBeUndefined();
  });

  it('go on waiting when what was entered does not fit', () => {
    const dice = enteredDice();
    dice.give([2]);
    expect(dice.roll(asked(2), 0)).toBeUndefined();
  });
});

describe('a roll', () => {
  it.each([
    [{ kind: 'fire' }, 'rollExpected'],
    [{ kind: 'roll' }, 'rollExpected'],
    [{ kind: 'roll', dice: 'six' }, 'rollExpected'],
    [{ kind: 'roll', dice: [1] }, 'wrongNumberOfDice'],
    [{ kind: 'roll', dice: [1, 0] }, 'noSuchFace'],
    [{ kind: 'roll', dice: [1, 7] }, 'noSuchFace'],
    [{ kind: 'roll', dice: [1, 1.5] }, 'noSuchFace'],
    [{ kind: 'roll', dice: [1, null] }, 'noSuchFace'],
    [{ kind: 'roll', dice: [1, 6] }, undefined],
  ])('%j of two dice is answered by %s', (action, code) => {
    expect(checkRoll(asked(2), action)?.code).toBe(code);
  });
});
