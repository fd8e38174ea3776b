/** 3.8.3, 3.1.4 A unit is driven back, or makes room for one that was: which, and where to. */
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hexOf } from '../../../../src/engine/hexmap/hexId';
import { useOrders } from '../../../../src/ui/saratoga/play/orders';
import { Retreat } from '../../../../src/ui/saratoga/play/decisions/Retreat';
import { play } from '../../../../src/ui/saratoga/text/play';
import {
  ask,
  button,
  byKeyboard,
  counterName,
  hasButton,
  hasCounter,
  isPressed,
  offered,
  press,
  pressCounter,
  refusedAmong,
  takeUp,
} from '../../../helpers/saratoga/answers';
import { lastPlayed, viewNow, whereIs } from '../../../helpers/saratoga/gameView';

const ONE =
  'oct7 british fire step 3; break formation poor stage retreat; 0605 b-24; 0606 a-1nh**; broken poor';
const TWO = `oct7 british fire step 3; break formation poor stage retreat; 0605 b-24; 0606 a-1nh** a-2nh; 0706 a-va
broken poor`;
const ROOM = `oct7 british fire step 3; break formation poor stage retreat units a-1nh hexes 0606 gone a-1nh; displacement hex 0607 newcomer a-1nh
0605 b-24; 0607 a-va a-dear a-1nh**; broken poor`;
const to = (hex: string) => play.retreat.to(hexOf(hex));

describe('a retreat', () => {
  it('3.8.3 goes one hex toward the own edge', () => {
    ask(<Retreat />, ONE);
    expect(isPressed('a-1nh')).toBe(true);
    expect(['0507', '0607', '0707'].every((hex) => hasButton(to(hex)))).toBe(true);
    expect(offered()).toEqual(expect.arrayContaining([...viewNow().actions]));
    expect(refusedAmong(offered())).toEqual([]);
    press(to('0707'));
    expect(lastPlayed()).toEqual({ kind: 'retreat', unit: 'a-1nh', hex: 707 });
    expect(whereIs('a-1nh')).toBe(707);
  });
  it('takes up one of them, and lets the owner choose another to go first', () => {
    ask(<Retreat />, TWO);
    expect(['a-1nh', 'a-2nh'].every(hasCounter)).toBe(true);
    expect(hasCounter('a-va')).toBe(false);
    expect([isPressed('a-1nh'), isPressed('a-2nh')]).toEqual([true, false]);
    pressCounter('a-2nh');
    press(to('0607'));
    expect(lastPlayed()).toEqual({ kind: 'retreat', unit: 'a-2nh', hex: 607 });
    expect([hasCounter('a-2nh'), hasCounter('a-1nh')]).toEqual([false, true]);
  });
  it('can be chosen on the map', () => {
    ask(<Retreat />, TWO);
    takeUp('a-1nh');
    expect(isPressed('a-1nh')).toBe(true);
    act(() => useOrders.getState().aimAt(hexOf('0507')));
    expect(button(to('0507'))).toHaveClass('chief');
    expect(button(to('0607'))).not.toHaveClass('chief');
  });
  it('offers all that is listed', () => {
    ask(<Retreat />, TWO);
    const all = ['a-1nh', 'a-2nh'].flatMap((id) => {
      pressCounter(id);
      return offered();
    });
    expect(all).toHaveLength(viewNow().actions.length);
    for (const action of viewNow().actions) expect(all).toContainEqual(action);
  });
  it('can be ordered by keyboard', async () => {
    ask(<Retreat />, TWO);
    await byKeyboard(counterName('a-1nh'));
    await byKeyboard(to('0507'));
    expect(lastPlayed()).toEqual({ kind: 'retreat', unit: 'a-1nh', hex: 507 });
  });
});

describe('making room', () => {
  it('R90 is for those who stood there, not for the newcomer', () => {
    ask(<Retreat />, ROOM);
    expect(viewNow().decision).toMatchObject({ kind: 'displace', case: '3.1.4' });
    expect(['a-va', 'a-dear'].every(hasCounter)).toBe(true);
    expect(hasCounter('a-1nh')).toBe(false);
  });
  it('R90 goes one hex to where there is room, and not into an enemy ZOC', () => {
    ask(<Retreat />, ROOM);
    pressCounter('a-dear');
    expect(['0507', '0508', '0608', '0707', '0708'].every((hex) => hasButton(to(hex)))).toBe(true);
    expect(hasButton(to('0606'))).toBe(false);
    press(to('0608'));
    expect(lastPlayed()).toEqual({ kind: 'displace', unit: 'a-dear', hex: 608 });
  });
  it('offers nothing that is refused', () => {
    ask(<Retreat />, ROOM);
    for (const id of ['a-va', 'a-dear']) {
      pressCounter(id);
      expect(refusedAmong(offered())).toEqual([]);
    }
  });
  it('can be ordered by keyboard', async () => {
    ask(<Retreat />, ROOM);
    await byKeyboard(counterName('a-va'));
    await byKeyboard(to('0708'));
    expect(whereIs('a-va')).toBe(708);
  });
});
