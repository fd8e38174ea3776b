/** Dice that wait: a session lets rolls fall only when it is asked to, so that they can be watched. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Dice, enteredDice, seededDice } from '../../../src/engine/kernel/dice';
import { isRollDecision } from '../../../src/engine/kernel/game';
import { branch, load, redo, rollOnce, save, seek, start, undo } from '../../../src/engine/kernel/session';
import { cardGame } from './cards';
import {
  after,
  anyChoices,
  attack,
  block,
  type CardSession,
  deal,
  HANDS,
  playout,
  roll,
  sort,
} from './table';

/** They know no order, as the session alone remembers what was rolled. */
const eights: Dice = { roll: () => ({ kind: 'roll', dice: [8, 8, 8] }) };

const isRolling = ({ state }: CardSession): boolean => isRollDecision(cardGame.decision(state));

/** As a person would who always lets the dice fall at once. */
const settled = (session: CardSession): CardSession =>
  isRolling(session) ? settled(rollOnce(session)) : session;

describe('a session that waits', () => {
  const waiting = after(deal({ dice: eights, waits: true }), attack(5), block(2));

  it('lets no die fall by itself', () => {
    expect(waiting.record.actions).toEqual([attack(5), block(2)]);
    expect(isRolling(waiting)).toBe(true);
  });

  it('rolls when it is told to, and goes on waiting', () => {
    const rolled = rollOnce(waiting);
    expect(rolled.record.actions).toEqual([attack(5), block(2), roll(8, 8, 8)]);
    expect(rolled.state.score.red).toBe(5);
    expect(rolled.waits).toBe(true);
  });

  it('takes a roll that a person enters', () => {
    expect(after(waiting, roll(1, 1, 1)).state.score.blue).toBe(5);
  });

  it('waits from the beginning', () => {
    const { state } = after(deal(), attack(5), block(2));
    const rolling: typeof cardGame = { ...cardGame, start: () => cardGame.copy(state) };
    expect(start(rolling, HANDS, { dice: seededDice('a'), waits: true }).cursor).toBe(0);
    expect(start(rolling, HANDS, { dice: seededDice('a') }).cursor).toBe(1);
  });

  it('still waits after undo, a jump, a branch and a reload', () => {
    const session = after(rollOnce(waiting), sort(3));
    const { session: loaded } = load(cardGame, save(session), { waits: true });
    for (const each of [undo(session), seek(session, 1), branch(session, 1), loaded])
      expect(each?.waits).toBe(true);
  });

  it('waits in a loaded game only where it is wished', () => {
    const seeded = after(deal({ dice: seededDice('a'), waits: true }), attack(5), block(2));
    expect(load(cardGame, save(seeded), { waits: true }).session?.cursor).toBe(2);
    expect(load(cardGame, save(seeded)).session?.cursor).toBe(3);
  });

  it('comes to the same record as one that does not', () => {
    fc.assert(
      fc.property(anyChoices(), fc.string(), (choices, seed) => {
        const dice = seededDice(seed);
        const watched = choices.reduce(
          (session, choice) => settled(playout(session, [choice])),
          deal({ dice, waits: true }),
        );
        expect(watched.record).toEqual(playout(deal({ dice }), choices).record);
      }),
      { numRuns: 50 },
    );
  });
});

describe('one roll', () => {
  it('is no roll where a side must decide', () => {
    const session = deal({ dice: seededDice('a'), waits: true });
    expect(rollOnce(session)).toBe(session);
  });

  it('is no roll without dice, or while these know no answer', () => {
    const none = after(deal(), attack(5), block(2));
    expect(rollOnce(none)).toBe(none);
    const dice = enteredDice();
    const asked = after(deal({ dice }), attack(5), block(2));
    expect(rollOnce(asked)).toBe(asked);
    dice.give([1, 2, 3]);
    expect(rollOnce(asked).record.actions.at(-1)).toEqual(roll(1, 2, 3));
  });

  it('is one, also where the game asks for another at once', () => {
    const { state } = after(deal(), attack(5), block(2));
    const endless: typeof cardGame = {
      ...cardGame,
      start: () => cardGame.copy(state),
      apply: () => undefined,
    };
    const session = start(endless, HANDS, { dice: seededDice('a'), waits: true });
    expect(rollOnce(session).cursor).toBe(1);
    expect(rollOnce(rollOnce(session)).cursor).toBe(2);
  });

  it('goes along the record where it was rolled before', () => {
    const session = after(deal({ dice: seededDice('a'), waits: true, isLifted: true }), attack(5), block(2));
    const rolled = after(rollOnce(session), sort(3));
    const again = rollOnce(seek(rolled, 2));
    expect(again.cursor).toBe(3);
    expect(again.record).toBe(rolled.record);
    expect(redo(again).cursor).toBe(4);
  });

  it('throws where the game refuses it', () => {
    const waiting = after(deal({ dice: seededDice('a'), waits: true }), attack(5), block(2));
    const picky: typeof cardGame = { ...cardGame, check: () => ({ code: 'never', case: '9' }) };
    expect(() => rollOnce({ ...waiting, game: picky })).toThrow('refuses its dice: never');
  });
});
