import { describe, expect, it } from 'vitest';
import { seededDice } from '../../../src/engine/kernel/dice';
import { digest } from '../../../src/engine/kernel/digest';
import { branch, follow, liftBarriers, nameBranch, undo } from '../../../src/engine/kernel/session';
import { after, attack, block, deal, granted, refusal, show, sort } from './table';

const solo = () => deal({ dice: seededDice('solo'), isLifted: true });
const played = () => after(solo(), sort(3), attack(5), block(2), show(7), attack(7), block(4));

describe('with lifted barriers', () => {
  it('another choice keeps the old line as a named branch, to its last action', () => {
    const old = played();
    const fresh = after(undo(old, 1), attack(9));
    expect(fresh.branches).toMatchObject([{ name: '1', actions: old.record.actions }]);
    expect(fresh.record.actions.slice(0, 2)).toEqual([sort(3), attack(9)]);
  });

  it('nothing is ever lost: every line can be followed to the digest that it had', () => {
    const first = played();
    const second = after(undo(first, 4), show(9), attack(9), block(10));
    const third = after(undo(second, 0), sort(7));
    expect(third.branches.map(({ name }) => name)).toEqual(['1', '2']);
    const backInFirst = granted(follow(third, '1'));
    expect(digest(backInFirst.state)).toBe(digest(first.state));
    expect(backInFirst.record).toEqual(first.record);
    const backInSecond = granted(follow(backInFirst, '2'));
    expect(digest(backInSecond.state)).toBe(digest(second.state));
    const lines = backInSecond.branches.map(({ actions }) => actions);
    expect(lines).toContainEqual(first.record.actions);
    expect(lines).toContainEqual(third.record.actions);
  });

  it('the same choice makes no branch', () => {
    expect(after(undo(played(), 1), attack(5)).branches).toEqual([]);
  });

  it('a branch is called by another name that is free, and followed by it', () => {
    const old = played();
    const left = after(undo(after(undo(old, 4), show(9)), 1), attack(9));
    const named = granted(nameBranch(left, '1', 'all out'));
    expect(named.branches.map(({ name }) => name)).toEqual(['all out', '2']);
    expect(granted(follow(named, 'all out')).record).toEqual(old.record);
    expect(granted(nameBranch(named, '2', 'all out'))).toBe(named);
    expect(refusal(nameBranch(named, '1', 'x'))).toEqual({ code: 'noSuchBranch', case: '', at: '1' });
  });

  it('a branch that does not exist cannot be followed', () => {
    expect(refusal(follow(solo(), 'x'))).toEqual({ code: 'noSuchBranch', case: '', at: 'x' });
  });

  it('barriers that stand again close the branches, too', () => {
    const fresh = after(undo(played(), 1), attack(9));
    expect(refusal(follow(liftBarriers(fresh, false), '1'))?.code).toBe('barrier');
  });
});

describe('branching', () => {
  it('makes a copy to play on from any place and leaves the game alone', () => {
    const game = after(deal({ dice: seededDice('two') }), sort(3), attack(5), block(2), sort(7));
    const copy = branch(game, 1, 'what if');
    expect(copy.record.actions).toEqual([sort(3)]);
    expect(copy.isLifted).toBe(true);
    expect(copy.branches).toMatchObject([{ name: 'what if', actions: game.record.actions }]);
    expect(game.branches).toEqual([]);
    expect(game.isLifted).toBe(false);
  });

  it('where dice decide, rolls what was rolled there', () => {
    const game = after(deal({ dice: seededDice('two') }), attack(5), block(2), sort(7));
    expect(branch(game, 2).record.actions).toEqual(game.record.actions.slice(0, 3));
  });

  it('at the end of the game has no line to keep', () => {
    expect(branch(after(deal(), sort(3))).branches).toEqual([]);
  });
});
