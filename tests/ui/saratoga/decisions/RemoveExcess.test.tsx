/** 3.1.4 Too many in a hex at the end of movement: the owner chooses who is lost. */
import { describe, expect, it } from 'vitest';
import { RemoveExcess } from '../../../../src/ui/saratoga/play/decisions/RemoveExcess';
import { play } from '../../../../src/ui/saratoga/text/play';
import {
  ask,
  byKeyboard,
  counterName,
  hasCounter,
  isPressed,
  offered,
  press,
  pressCounter,
  refusedAmong,
} from '../../../helpers/saratoga/answers';
import { lastPlayed, viewNow } from '../../../helpers/saratoga/gameView';

const CROWDED =
  'oct7 british movement stage excess; 0605 L-fraser b-24 b-li b-gren; 0604 b-9 b-20 b-21; 0613 a-1nh';

describe('what is over two', () => {
  it('is one of the units in the hex, hex by hex', () => {
    ask(<RemoveExcess />, CROWDED);
    expect(offered()).toEqual([]);
    const all = ['b-24', 'b-li', 'b-gren'].flatMap((id) => {
      pressCounter(id);
      return offered();
    });
    expect(all).toEqual(expect.arrayContaining([...viewNow().actions]));
    expect(refusedAmong(all)).toEqual([]);
    expect(['b-24', 'b-li', 'b-gren'].every(hasCounter)).toBe(true);
    expect(['b-9', 'L-fraser', 'a-1nh'].some(hasCounter)).toBe(false);
  });
  it('is chosen, then given up, and the next hex follows', () => {
    ask(<RemoveExcess />, CROWDED);
    pressCounter('b-li');
    expect([isPressed('b-li'), viewNow().lost]).toEqual([true, []]);
    press(play.excess.remove('b-li'));
    expect(lastPlayed()).toEqual({ kind: 'remove', counter: 'b-li' });
    expect(viewNow().lost).toEqual(['b-li']);
    expect(['b-9', 'b-20', 'b-21'].every(hasCounter)).toBe(true);
    expect(hasCounter('b-24')).toBe(false);
  });
  it('can be chosen by keyboard', async () => {
    ask(<RemoveExcess />, CROWDED);
    await byKeyboard(counterName('b-gren'));
    await byKeyboard(play.excess.remove('b-gren'));
    expect(viewNow().lost).toEqual(['b-gren']);
  });
});
