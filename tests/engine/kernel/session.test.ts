import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enteredDice, recordedDice, scriptedDice, seededDice } from '../../../src/engine/kernel/dice';
import { isRollDecision } from '../../../src/engine/kernel/game';
import { act, answerRolls, start } from '../../../src/engine/kernel/session';
import { cardGame } from './cards';
import { after, anySession, attack, block, deal, HANDS, refusal, roll, show, sort, YIELD } from './table';

describe('acting', () => {
  it('answers a new session and leaves the old one as it was', () => {
    const dealt = deal();
    const sorted = after(dealt, sort(5));
    expect(sorted.state.hands.red).toEqual([5, 1, 3, 7, 9]);
    expect(sorted.record.actions).toEqual([sort(5)]);
    expect(dealt.state.hands.red).toEqual([1, 3, 5, 7, 9]);
    expect(dealt.record.actions).toEqual([]);
  });

  it('answers why the game refuses', () => {
    expect(refusal(act(deal(), attack(4)))).toEqual({ code: 'notHeld', case: '1.0', at: '4' });
    expect(refusal(act(deal(), YIELD))).toEqual({ code: 'notNow', case: '1.0' });
  });

  it('refuses a roll that nobody asked for', () => {
    expect(refusal(act(deal(), roll(1, 2, 3)))).toEqual({ code: 'noRollExpected', case: '1.1' });
  });

  it('refuses anything but a fitting roll while the dice decide', () => {
    const rolling = after(deal(), attack(5), block(2));
    expect(refusal(act(rolling, sort(3)))?.code).toBe('rollExpected');
    expect(refusal(act(rolling, roll(1, 2)))?.code).toBe('wrongNumberOfDice');
    expect(refusal(act(rolling, roll(1, 2, 9)))?.code).toBe('noSuchFace');
    expect(after(rolling, roll(1, 2, 8)).cursor).toBe(3);
  });

  it('refuses everything when the game is over', () => {
    expect(refusal(act(start(cardGame, { red: [], blue: [] }), YIELD))).toEqual({
      code: 'gameOver',
      case: '',
    });
  });

  it('keeps the events of each action, which outlive the draft that they came from', () => {
    const session = after(deal(), sort(3), attack(5), YIELD);
    expect(session.steps.map(({ events }) => events)).toEqual([
      [{ kind: 'sorted', hand: [3, 1, 5, 7, 9] }],
      [],
      [{ kind: 'scored', side: 'red', points: 5 }],
    ]);
  });

  it('notes who decided each action', () => {
    const session = after(deal({ dice: seededDice('a') }), attack(5), block(2));
    expect(session.steps.map(({ by }) => by)).toEqual(['red', 'blue', 'dice']);
  });

  it('does not notice when the caller changes his objects later', () => {
    const hands = { red: [1, 2], blue: [3] };
    const mine = { kind: 'sort' as const, card: 2 };
    const session = after(start(cardGame, hands), mine);
    hands.red.push(99);
    mine.card = 1;
    expect(session.record.setup).toEqual({ red: [1, 2], blue: [3] });
    expect(session.record.actions).toEqual([sort(2)]);
  });
});

describe('a game made wrongly', () => {
  it('throws where a side is called like the dice', () => {
    expect(() => start({ ...cardGame, sides: ['red', 'dice'] }, HANDS)).toThrow('no side may be called dice');
  });

  it('throws where it refuses a roll that it asked for', () => {
    const picky: typeof cardGame = { ...cardGame, check: () => ({ code: 'never', case: '9' }) };
    const waiting = after(deal(), attack(5), block(2));
    expect(() => answerRolls({ ...waiting, game: picky, dice: seededDice('a') })).toThrow(
      'refuses its dice: never',
    );
  });

  it('throws where it asks for rolls without end', () => {
    const { state } = after(deal(), attack(5), block(2));
    const endless: typeof cardGame = {
      ...cardGame,
      start: () => cardGame.copy(state),
      apply: () => undefined,
    };
    expect(() => start(endless, HANDS, { dice: seededDice('a') })).toThrow('rolls without end');
  });
});

describe('states', () => {
  it('are frozen to the last leaf', () => {
    const { state } = after(deal(), sort(5), attack(7));
    for (const part of [deal().state.hands.red, state, state.hands.red, state.frames, state.frames[0]])
      expect(Object.isFrozen(part)).toBe(true);
  });

  it('share what did not change', () => {
    const before = after(deal(), sort(5));
    const now = after(before, show(7));
    expect(now.state.hands).toBe(before.state.hands);
    expect(now.state.shown).not.toBe(before.state.shown);
  });
});

describe('dice of a session', () => {
  it('answer at once, until a side must decide', () => {
    const dice = scriptedDice([[8, 8, 8]]);
    const session = after(deal({ dice }), attack(5), block(2));
    expect(session.record.actions).toEqual([attack(5), block(2), roll(8, 8, 8)]);
    expect(cardGame.decision(session.state)?.by).toBe('red');
    expect(dice.left()).toEqual([]);
  });

  it('entered by a person are waited for', () => {
    const dice = enteredDice();
    const waiting = after(deal({ dice }), attack(5), block(2));
    expect(isRollDecision(cardGame.decision(waiting.state))).toBe(true);
    dice.give([1, 2, 3]);
    expect(answerRolls(waiting).record.actions[2]).toEqual(roll(1, 2, 3));
  });

  it('from the record of a game play it again', () => {
    const played = after(deal({ dice: seededDice('z') }), attack(5), block(2), attack(7), block(4));
    const again = after(
      deal({ dice: recordedDice(played.record) }),
      attack(5),
      block(2),
      attack(7),
      block(4),
    );
    expect(again.record).toEqual(played.record);
  });

  it('go on at the same place whatever path led there', () => {
    fc.assert(
      fc.property(anySession(), (session) => {
        const rolls = session.record.actions.flatMap((action) => (action.kind === 'roll' ? action.dice : []));
        const decision = { kind: 'roll', by: 'dice', case: '', dice: rolls.length, faces: 8 } as const;
        expect(rolls).toEqual(session.dice?.roll(decision, 0)?.dice);
      }),
    );
  });
});
