/** 7.3 A leader left alone, with several friends equally near. */
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hexOf } from '../../../../src/engine/hexmap/hexId';
import { useOrders } from '../../../../src/ui/saratoga/play/orders';
import { RelocateLeader } from '../../../../src/ui/saratoga/play/decisions/RelocateLeader';
import { play } from '../../../../src/ui/saratoga/text/play';
import { ask, button, byKeyboard, offered, press } from '../../../helpers/saratoga/answers';
import { lastPlayed, viewNow, whereIs } from '../../../helpers/saratoga/gameView';

/** Two of Poor's regiments are two hexes away; a rifleman is nearer, but of another formation (R80). */
const TIE = `oct7 british fire step 3; relocation leader L-poor; 0606 L-poor; 0608 a-2nh; 0806 a-3nh; 0607 a-va; 0611 a-4ny
lost a-1nh`;
const to = (hex: string) => play.retreat.to(hexOf(hex));

describe('the place of a leader', () => {
  it('R80 is with the nearest of his own, as many as are equally near', () => {
    ask(<RelocateLeader />, TIE);
    expect(offered()).toEqual([
      { kind: 'relocate', hex: 608 },
      { kind: 'relocate', hex: 806 },
    ]);
    expect(offered()).toEqual(viewNow().actions);
  });
  it('is taken when it is pressed', () => {
    ask(<RelocateLeader />, TIE);
    press(to('0806'));
    expect(lastPlayed()).toEqual({ kind: 'relocate', hex: 806 });
    expect(whereIs('L-poor')).toBe(806);
  });
  it('is set off when the map points at it', () => {
    ask(<RelocateLeader />, TIE);
    act(() => useOrders.getState().aimAt(hexOf('0608')));
    expect(button(to('0608'))).toHaveClass('chief');
    expect(button(to('0806'))).not.toHaveClass('chief');
  });
  it('can be chosen by keyboard', async () => {
    ask(<RelocateLeader />, TIE);
    await byKeyboard(to('0608'));
    expect(whereIs('L-poor')).toBe(608);
  });
});
