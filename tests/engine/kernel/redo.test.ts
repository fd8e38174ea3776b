import { describe, expect, it } from 'vitest';
import { scriptedDice, seededDice } from '../../../src/engine/kernel/dice';
import { digest } from '../../../src/engine/kernel/digest';
import { act, liftBarriers, redo, seek, undo } from '../../../src/engine/kernel/session';
import { after, attack, block, deal, refusal, roll, sort, YIELD } from './table';

describe('redo', () => {
  it('gives the same digest, rolls included', () => {
    const session = after(
      deal({ dice: seededDice('a'), isLifted: true }),
      attack(5),
      block(2),
      sort(9),
      attack(7),
      block(10),
    );
    let back = session;
    while (back.cursor > 0) back = undo(back);
    while (back.cursor < session.cursor) back = redo(back);
    expect(digest(back.state)).toBe(digest(session.state));
    expect(redo(undo(session, 0), session.cursor).state).toEqual(session.state);
  });

  it('brings a roll back with the decision that asked for it', () => {
    const session = after(deal({ dice: seededDice('a'), isLifted: true }), attack(5), block(2));
    expect(redo(undo(session)).cursor).toBe(3);
  });

  it('does nothing at the end', () => {
    const session = after(deal(), sort(3));
    expect(redo(session)).toBe(session);
  });

  it('stops before a barrier that somebody looked back beyond', () => {
    const session = seek(after(deal(), sort(3), attack(5), YIELD), 0);
    expect(redo(session, 3).cursor).toBe(1);
    expect(redo(liftBarriers(session), 3).cursor).toBe(3);
  });
});

describe('acting after undo', () => {
  const sorted = after(deal(), sort(3), sort(5), sort(7));

  it('drops what was taken back', () => {
    const changed = after(undo(sorted, 1), sort(9));
    expect(changed.record.actions).toEqual([sort(3), sort(9)]);
    expect(changed.steps).toHaveLength(2);
    expect(changed.branches).toEqual([]);
  });

  it('keeps what follows if the same is played again', () => {
    const again = after(undo(sorted, 1), sort(5));
    expect(again.cursor).toBe(2);
    expect(redo(again).state).toEqual(sorted.state);
  });

  it('is refused behind a barrier that was only looked beyond', () => {
    const session = after(deal(), attack(5), YIELD);
    expect(refusal(act(seek(session, 0), sort(3)))).toEqual({ code: 'barrier', case: '', at: 'decider' });
  });

  it('never rolls again: the same choice gets the same roll', () => {
    const session = after(deal({ dice: seededDice('b'), isLifted: true }), attack(5), block(2));
    expect(after(undo(session), block(2)).record).toEqual(session.record);
  });

  it('rolls what belongs to the number of dice drawn so far, whatever was chosen', () => {
    const session = after(deal({ dice: seededDice('b'), isLifted: true }), attack(5), block(2));
    const other = after(undo(session), block(4));
    expect(other.record.actions[2]).toEqual(session.record.actions[2]);
  });

  it('uses scripted dice on', () => {
    const dice = scriptedDice([
      [1, 1, 1],
      [8, 8, 8],
    ]);
    const session = after(deal({ dice, isLifted: true }), attack(5), block(2));
    expect(after(undo(session), block(4)).record.actions[2]).toEqual(roll(8, 8, 8));
    expect(dice.left()).toEqual([]);
  });
});
