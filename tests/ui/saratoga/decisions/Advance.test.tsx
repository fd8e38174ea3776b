/** 7.5 The hex lies open: who advances, or nobody. */
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hexOf } from '../../../../src/engine/hexmap/hexId';
import { Advance } from '../../../../src/ui/saratoga/play/decisions/Advance';
import { press as pressHex } from '../../../../src/ui/saratoga/play/press';
import { play } from '../../../../src/ui/saratoga/text/play';
import { refusals } from '../../../../src/ui/saratoga/text/refusals';
import {
  ask,
  byKeyboard,
  counterName,
  hasButton,
  hasCounter,
  isPressed,
  offered,
  press,
  pressCounter,
  refusedAmong,
} from '../../../helpers/saratoga/answers';
import { lastPlayed, viewNow, whereIs } from '../../../helpers/saratoga/gameView';

/** Three have fired at 0606, from two hexes; the grenadiers beside them have not. */
const OPEN = `oct7 british fire step 3; advance side british hex 0606 units b-24 b-li b-9
0605 L-fraser b-24 b-li; 0506 L-hamilton b-9 b-gren; 0613 a-2nh
lost a-1nh; fired b-24 0606 b-li 0606 b-9 0606`;
const barred = () => screen.getByText(play.advance.go).parentElement;

describe('an advance', () => {
  it('7.5 is for those who fired at the hex, with the leaders of their hexes', () => {
    ask(<Advance />, OPEN);
    expect(['b-24', 'b-li', 'b-9', 'L-fraser', 'L-hamilton'].every(hasCounter)).toBe(true);
    expect(hasCounter('b-gren')).toBe(false);
    expect(hasButton(play.advance.go)).toBe(false);
  });
  it('is made by those who were chosen', () => {
    ask(<Advance />, OPEN);
    pressCounter('b-24');
    pressCounter('b-9');
    pressCounter('L-fraser');
    expect(isPressed('b-24')).toBe(true);
    press(play.advance.go);
    expect(lastPlayed()).toEqual({ kind: 'advance', counters: ['b-24', 'b-9', 'L-fraser'] });
    expect([whereIs('b-24'), whereIs('L-fraser'), whereIs('b-li')]).toEqual([606, 606, 605]);
  });
  it('7.5 takes up two of them with their leaders by a press on the open hex, and goes by another', () => {
    ask(<Advance />, OPEN);
    act(() => pressHex(hexOf('0606'), 'mouse'));
    expect(['b-24', 'b-li', 'b-9'].filter(isPressed)).toHaveLength(2);
    expect(hasButton(play.advance.go)).toBe(true);
    act(() => pressHex(hexOf('0606'), 'mouse'));
    expect(lastPlayed()).toMatchObject({ kind: 'advance' });
    expect(viewNow().stacks[606]).toHaveLength(4);
  });
  it('can be thought better of', () => {
    ask(<Advance />, OPEN);
    pressCounter('b-24');
    pressCounter('b-24');
    expect(isPressed('b-24')).toBe(false);
    expect(hasButton(play.advance.go)).toBe(false);
  });
  it('can be declined', () => {
    ask(<Advance />, OPEN);
    press(play.advance.decline);
    expect(lastPlayed()).toEqual({ kind: 'decline' });
    expect(viewNow().decision?.kind).not.toBe('advance');
  });
  it.each([
    ['tooManyAdvance', ['b-24', 'b-li', 'b-9']],
    ['emptyGroup', ['L-fraser']],
    ['leaderNotWithThem', ['b-24', 'L-hamilton']],
  ] as const)('is not offered to those who cannot go together, and it is said why: %s', (code, ids) => {
    ask(<Advance />, OPEN);
    ids.forEach(pressCounter);
    expect(hasButton(play.advance.go)).toBe(false);
    expect(barred()).toHaveTextContent(refusals[code]);
  });
  it('offers all that is listed, and nothing that is refused', () => {
    ask(<Advance />, OPEN);
    const all = viewNow().actions.flatMap((action) => {
      const ids = action.kind === 'advance' ? action.counters : [];
      ids.forEach(pressCounter);
      const now = offered();
      ids.forEach(pressCounter);
      return now;
    });
    expect(refusedAmong(all)).toEqual([]);
    for (const action of viewNow().actions) expect(all).toContainEqual(action);
  });
  it('can be ordered by keyboard', async () => {
    ask(<Advance />, OPEN);
    await byKeyboard(counterName('b-li'));
    await byKeyboard(play.advance.go);
    expect(lastPlayed()).toEqual({ kind: 'advance', counters: ['b-li'] });
  });
});
