/** What did not change is handed on as it was, so that only the changed stacks are drawn again. */
import { beforeEach, describe, expect, it } from 'vitest';
import { SARATOGA, type View } from '../../src/engine/saratoga';
import { usePlay } from '../../src/store/play';
import { keepUnchanged } from '../../src/store/unchanged';
import { layGame, mustAct, sessionNow, viewNow } from '../helpers/saratoga/gameView';

const TEXT =
  'oct7 british movement; 0605 L-fraser b-24 b-li*; 0405 b-9; 0613 a-1nh; 0812 a-2nh; outOfCommand b-9';

/** The same view once more, with nothing shared. */
const anew = (): View => SARATOGA.view(sessionNow().state, undefined);

describe('keepUnchanged', () => {
  let before: View;
  beforeEach(() => {
    before = layGame(TEXT);
  });

  it('takes the first view as it is', () => {
    expect(keepUnchanged(undefined, before)).toBe(before);
  });

  it('hands on whole parts in which nothing differs', () => {
    const now = anew();
    expect(now.stacks).not.toBe(before.stacks);
    const shared = keepUnchanged(before, now);
    expect(shared).toEqual(now);
    expect(shared.stacks).toBe(before.stacks);
    expect(shared.marks).toBe(before.marks);
    expect(shared.morale).toBe(before.morale);
  });

  it('takes everything else from the new view', () => {
    const now: View = { ...anew(), turn: 7, phase: 'fire' };
    expect(keepUnchanged(before, now)).toMatchObject({ turn: 7, phase: 'fire', actions: now.actions });
  });

  it('changes a stack whose order differs, and no other', () => {
    const { stacks } = anew();
    const turned = { ...stacks, 605: [...(stacks[605] ?? [])].reverse() };
    const shared = keepUnchanged(before, { ...anew(), stacks: turned });
    expect(shared.stacks).toEqual(turned);
    expect(shared.stacks[605]).not.toBe(before.stacks[605]);
    expect(shared.stacks[405]).toBe(before.stacks[405]);
    expect(shared.stacks[613]).toBe(before.stacks[613]);
  });

  it('notices a stack that is gone and one that is new', () => {
    const { 405: gone, ...rest } = anew().stacks;
    expect(gone).toEqual(['b-9']);
    const fewer = keepUnchanged(before, { ...anew(), stacks: rest });
    expect(fewer.stacks).toEqual(rest);
    const more = keepUnchanged(fewer, anew());
    expect(more.stacks).toEqual(before.stacks);
    expect(more.stacks[605]).toBe(before.stacks[605]);
  });

  it('notices a counter that gains or loses a mark', () => {
    const marks = { ...anew().marks, 'b-li': ['stepLost', 'fired'] as const };
    const shared = keepUnchanged(before, { ...anew(), marks });
    expect(shared.marks['b-li']).toEqual(['stepLost', 'fired']);
    expect(shared.marks['b-9']).toBe(before.marks['b-9']);
    const { 'b-li': none, ...without } = before.marks;
    expect(none).toEqual(['stepLost']);
    expect(keepUnchanged(before, { ...anew(), marks: without }).marks).toEqual(without);
  });

  it('notices a morale marker that moves', () => {
    const morale = { ...anew().morale, fraser: { box: 4, broken: true } };
    const shared = keepUnchanged(before, { ...anew(), morale });
    expect(shared.morale.fraser).toEqual({ box: 4, broken: true });
    expect(shared.morale.poor).toBe(before.morale.poor);
  });
});

describe('on the table', () => {
  it('a move changes only the hexes that it leaves and enters', () => {
    const before = layGame(TEXT);
    mustAct({ kind: 'move', counters: ['b-9'], path: [404] });
    const { stacks, morale, marks } = viewNow();
    expect([stacks[405], stacks[404]]).toEqual([undefined, ['b-9']]);
    for (const hex of [605, 613, 812]) expect(stacks[hex]).toBe(before.stacks[hex]);
    expect(morale).toBe(before.morale);
    expect(marks['b-li']).toBe(before.marks['b-li']);
  });

  it('taking it back brings an equal view', () => {
    const before = layGame(TEXT);
    mustAct({ kind: 'move', counters: ['b-9'], path: [404] });
    usePlay.getState().undo();
    expect(viewNow()).toEqual(before);
    expect(viewNow().stacks[605]).toBe(before.stacks[605]);
  });

  it('a game that is begun anew shares nothing with the one before', () => {
    const before = layGame(TEXT);
    expect(layGame(TEXT).stacks).toEqual(before.stacks);
    expect(viewNow().stacks).not.toBe(before.stacks);
  });
});

describe('any view', () => {
  it('that is no object is taken as it is', () => {
    expect(keepUnchanged<unknown>({ a: 1 }, 7)).toBe(7);
    expect(keepUnchanged<unknown>(7, { a: 1 })).toEqual({ a: 1 });
    expect(keepUnchanged<unknown>([1], [1])).toEqual([1]);
  });

  it('tells a list from an object, and a part that is gone from one that is there', () => {
    expect(keepUnchanged<unknown>({ a: [1, 2] }, { a: { 0: 1, 1: 2 } })).toEqual({ a: { 0: 1, 1: 2 } });
    expect(keepUnchanged<unknown>({ a: { 0: 1 } }, { a: [1] })).toEqual({ a: [1] });
    expect(keepUnchanged<unknown>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(keepUnchanged<unknown>({ a: { x: undefined } }, { a: {} })).toEqual({ a: {} });
  });
});
