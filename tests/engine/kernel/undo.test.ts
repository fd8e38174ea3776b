import { describe, expect, it } from 'vitest';
import { seededDice } from '../../../src/engine/kernel/dice';
import { undo, undoLimit } from '../../../src/engine/kernel/session';
import { barrierBetween } from '../../../src/engine/kernel/undo';
import { after, attack, block, deal, roll, show, sort, YIELD } from './table';

describe('barrierBetween', () => {
  const barriers = [undefined, 'reveal', undefined, 'roll', undefined, undefined] as const;

  it('lets the cursor go where no barrier lies between', () => {
    expect(barrierBetween(barriers, 6, 4)).toEqual({ to: 4, barrier: undefined });
  });

  it('names the first barrier on the way back and stops right after it', () => {
    expect(barrierBetween(barriers, 6, 0)).toEqual({ to: 4, barrier: 'roll' });
    expect(barrierBetween(barriers, 3, 0)).toEqual({ to: 2, barrier: 'reveal' });
  });

  it('names the first barrier on the way forth and stops right before it', () => {
    expect(barrierBetween(barriers, 0, 6)).toEqual({ to: 1, barrier: 'reveal' });
  });

  it('knows no barrier when they are lifted', () => {
    expect(barrierBetween(barriers, 6, 0, true)).toEqual({ to: 0, barrier: undefined });
  });
});

describe('undo', () => {
  it('takes back free actions one by one to the start', () => {
    const sorted = after(deal(), sort(3), sort(5));
    expect(undo(sorted).state).toEqual(after(deal(), sort(3)).state);
    expect(undo(undo(sorted)).state).toEqual(deal().state);
  });

  it('takes several back at once', () => {
    expect(undo(after(deal(), sort(3), sort(5), sort(7)), 1).cursor).toBe(1);
  });

  it('does nothing at the start, without naming a barrier', () => {
    const session = deal();
    expect(undo(session)).toBe(session);
    expect(undoLimit(session)).toEqual({ to: 0, barrier: undefined });
  });

  it('stops at something shown to the other side', () => {
    const session = after(deal(), sort(3), show(5), sort(7));
    expect(undoLimit(session, 0)).toEqual({ to: 2, barrier: 'reveal' });
    expect(undo(session, 0).cursor).toBe(2);
    expect(undoLimit(undo(session))).toEqual({ to: 2, barrier: 'reveal' });
  });

  it('stops where the other side was asked to decide', () => {
    const session = after(deal(), sort(3), attack(5));
    expect(undoLimit(session)).toEqual({ to: 2, barrier: 'decider' });
    expect(undo(session)).toBe(session);
  });

  it('stops at a roll', () => {
    const session = after(deal({ dice: seededDice('a') }), attack(5), block(2), sort(7));
    expect(undoLimit(session, 0)).toEqual({ to: 3, barrier: 'roll' });
    expect(undo(undo(session)).cursor).toBe(3);
  });

  it('takes back what asked for a roll while the dice have not been rolled', () => {
    const session = after(deal(), attack(5), block(2));
    expect(undo(session).cursor).toBe(1);
    expect(undoLimit(after(session, roll(1, 2, 3)))).toEqual({ to: 3, barrier: 'roll' });
  });

  it('stops at the end of the game', () => {
    const one = { red: [5], blue: [] };
    const over = after({ ...deal(), state: { ...deal().state, hands: one } }, attack(5));
    expect(undoLimit(over)).toEqual({ to: 1, barrier: 'decider' });
  });

  it('goes back over every barrier when they are lifted, and never rests where dice decide', () => {
    const lifted = deal({ dice: seededDice('a'), isLifted: true });
    const session = after(lifted, attack(5), block(2), show(7), attack(7), YIELD);
    const cursors = [session];
    for (let at = session; at.cursor > 0; at = undo(at)) cursors.push(undo(at));
    expect(cursors.map(({ cursor }) => cursor)).toEqual([6, 5, 4, 3, 1, 0]);
  });
});
