/** 4.0 A The winner of the roll says who goes first. */
import { describe, expect, it } from 'vitest';
import { SIDES } from '../../../../src/engine/saratoga';
import { ChooseOrder } from '../../../../src/ui/saratoga/play/decisions/ChooseOrder';
import { play } from '../../../../src/ui/saratoga/text/play';
import { ask, byKeyboard, offered, press } from '../../../helpers/saratoga/answers';
import { lastPlayed, viewNow } from '../../../helpers/saratoga/gameView';

const ORDER = 'oct7 british turn stage order side british; 0605 L-burgoyne b-24; 0815 L-gates a-1ma';

describe('the order of the turn', () => {
  it('is either of two, and nothing else', () => {
    ask(<ChooseOrder />, ORDER);
    expect(offered()).toEqual(viewNow().actions);
    expect(offered()).toEqual(SIDES.map((first) => ({ kind: 'chooseOrder', first })));
  });
  it.each(SIDES)('gives the first turn to the %s side', (side) => {
    ask(<ChooseOrder />, ORDER);
    press(play.order.first(side));
    expect(lastPlayed()).toEqual({ kind: 'chooseOrder', first: side });
    expect(viewNow().phasing).toBe(side);
  });
  it('can be chosen by keyboard', async () => {
    ask(<ChooseOrder />, ORDER);
    await byKeyboard(play.order.first('american'));
    expect(lastPlayed()).toEqual({ kind: 'chooseOrder', first: 'american' });
  });
});
