/** 6.0 Movement: the stack in hand, its orders, and what must be seen to before the phase ends. */
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hexOf } from '../../../../src/engine/hexmap/hexId';
import { useOrders } from '../../../../src/ui/saratoga/play/orders';
import { usePlay } from '../../../../src/store/play';
import { usePointer } from '../../../../src/store/pointer';
import { Move } from '../../../../src/ui/saratoga/play/decisions/Move';
import { play } from '../../../../src/ui/saratoga/text/play';
import { refusals } from '../../../../src/ui/saratoga/text/refusals';
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
import { lastPlayed, mustAct, whereIs, played, viewNow } from '../../../helpers/saratoga/gameView';

const STACK = 'oct7 british movement; 0605 L-fraser b-24 b-li; 0405 b-9; 0613 a-1nh';
const aim = (hex: string) => act(() => useOrders.getState().aimAt(hexOf(hex)));

describe('the stack in hand', () => {
  it('is asked for where nothing is in hand', () => {
    ask(<Move />, STACK);
    expect(screen.getByText(play.move.pick)).toBeInTheDocument();
    expect(hasCounter('b-24')).toBe(false);
  });
  it('lies there from the top, with who goes and who stays', () => {
    ask(<Move />, STACK);
    takeUp('b-24', 'L-fraser');
    const group = within(screen.getByRole('group', { name: '0605' }));
    expect(group.getAllByRole('button')).toEqual(
      ['b-li', 'b-24', 'L-fraser'].map((id) => button(counterName(id))),
    );
    expect(['b-24', 'L-fraser', 'b-li'].map(isPressed)).toEqual([true, true, false]);
    expect(button(counterName('b-li'))).toHaveTextContent(play.move.inHand(false));
    expect(button(counterName('b-24'))).toHaveTextContent(play.move.inHand(true));
  });
  it('3.1.3 can be split and joined', () => {
    ask(<Move />, STACK);
    takeUp('b-24', 'L-fraser');
    pressCounter('b-li');
    pressCounter('L-fraser');
    expect(useOrders.getState().chosen).toEqual(['b-24', 'b-li']);
  });
  it('6.1 says who has moved', () => {
    ask(<Move />, `${STACK}; done b-li`);
    takeUp('b-24');
    expect(button(counterName('b-li'))).toHaveTextContent(play.move.done);
  });
});

describe('an order', () => {
  it('lies ready with its cost, and is given when it is pressed', () => {
    ask(<Move />, STACK);
    takeUp('b-24');
    expect(hasButton(/0606/)).toBe(false);
    aim('0606');
    press(play.move.goTo(606, 1));
    expect(lastPlayed()).toEqual({ kind: 'move', counters: ['b-24'], path: [606] });
  });
  it('takes up a stack of one’s own, and offers to join it instead', () => {
    ask(<Move />, STACK);
    takeUp('b-24');
    act(() => useOrders.getState().pick(hexOf('0405'), false));
    expect([useOrders.getState().chosen, played()]).toEqual([['b-9'], []]);
    press(/^Send 24th Foot here/);
    expect(lastPlayed()).toMatchObject({ kind: 'move', counters: ['b-24'] });
    expect(whereIs('b-24')).toBe(405);
  });
  it('R111 puts a unit on top', () => {
    ask(<Move />, STACK);
    takeUp('b-24');
    press(play.move.top);
    expect(lastPlayed()).toEqual({ kind: 'reorder', counters: ['L-fraser', 'b-li', 'b-24'] });
    expect(viewNow().stacks[605]).toEqual(['L-fraser', 'b-li', 'b-24']);
  });
  it.each([
    ['who lies on top', ['b-li']],
    ['a leader', ['L-fraser']],
    ['several', ['b-24', 'b-li']],
    ['one who stands alone', ['b-9']],
  ])('R111 puts %s nowhere', (_, ids) => {
    ask(<Move />, STACK);
    takeUp(...ids);
    expect(hasButton(play.move.top)).toBe(false);
  });
  it('R20 halts a stack that is under way', () => {
    ask(<Move />, STACK);
    expect(hasButton(play.move.halt(['b-24']))).toBe(false);
    act(() => mustAct({ kind: 'move', counters: ['b-24'], path: [606] }));
    press(play.move.halt(['b-24']));
    expect(lastPlayed()).toEqual({ kind: 'halt' });
    expect(hasButton(play.move.halt(['b-24']))).toBe(false);
  });
  it('ends the phase', () => {
    ask(<Move />, 'oct7 british movement; 0605 b-24; 0405 b-9; 0812 a-2nh; done b-24 b-9');
    press(play.move.end);
    expect(played()).toEqual([{ kind: 'endMovement' }]);
    expect(viewNow().turn).toBe(2);
  });
  it('ends it only on a second word where most have not moved', () => {
    ask(<Move />, STACK);
    press(play.move.skip(2));
    expect(played()).toEqual([]);
    press(play.move.goOn);
    expect(hasButton(play.move.endAll)).toBe(false);
    press(play.move.skip(2));
    press(play.move.endAll);
    expect(played()).toEqual([{ kind: 'endMovement' }]);
  });
  it('5.1 asks for no second word about those who are not activated or stand before the enemy already', () => {
    ask(<Move />, `${STACK}; 0612 b-20; idle b-24 b-li b-9`);
    press(play.move.skip(0));
    expect(played()).toEqual([{ kind: 'endMovement' }]);
  });
  it('asks for it once in a game, unless it was in time', () => {
    ask(<Move />, STACK);
    press(play.move.skip(2));
    press(play.move.endAll);
    act(() => usePlay.getState().undo());
    expect(played()).toEqual([]);
    press(play.move.skip(2));
    expect(played()).toEqual([{ kind: 'endMovement' }]);
  });
});

describe('9.0 leaving by the road', () => {
  const EXIT = 'oct7 british movement; 0113 L-fraser b-24 b-li; 0605 b-9';

  it('is offered to units at 0113', () => {
    ask(<Move />, EXIT);
    takeUp('b-24', 'b-li');
    press(play.move.exit);
    expect(lastPlayed()).toEqual({ kind: 'exit', counters: ['b-24', 'b-li'] });
    expect(viewNow().exited).toEqual(expect.arrayContaining(['b-24', 'b-li']));
  });
  it('is offered also while another stack is under way', () => {
    ask(<Move />, EXIT);
    act(() => mustAct({ kind: 'move', counters: ['b-9'], path: [604] }));
    takeUp('b-24');
    expect(offered()).toContainEqual({ kind: 'exit', counters: ['b-24'] });
  });
  it('is not for leaders, and says so', () => {
    ask(<Move />, EXIT);
    takeUp('b-24', 'L-fraser');
    expect(hasButton(play.move.exit)).toBe(false);
    expect(screen.getByText(play.move.exit).parentElement).toHaveTextContent(refusals.leadersStay);
  });
  it.each([
    ['elsewhere', EXIT, 'b-9'],
    ['for the Americans', 'oct7 american movement; 0113 a-1nh', 'a-1nh'],
  ])('is not spoken of %s', (_, text, unit) => {
    ask(<Move />, text);
    takeUp(unit);
    expect(screen.queryByText(play.move.exit)).toBeNull();
  });
});

describe('before the phase ends', () => {
  it('tells how many stacks have not moved, and takes the next one up', () => {
    ask(<Move />, STACK);
    press(play.move.unmoved(2));
    expect(usePointer.getState().visited.place).toBe(405);
    expect(useOrders.getState().chosen).toEqual(['b-9']);
  });
  it('counts them by one rule in the reminder, on the button and when it asks once more', () => {
    // 5.1 the third is not activated: it stands still in any case.
    ask(<Move />, `${STACK}; 0305 b-20; idle b-20`);
    expect(hasButton(play.move.unmoved(2))).toBe(true);
    press(play.move.skip(2));
    expect(screen.getByText(play.move.sure(2))).toBeInTheDocument();
  });
  it('says nothing when all have moved', () => {
    ask(<Move />, 'oct7 british movement; 0605 b-24; done b-24');
    expect(hasButton(play.move.unmoved(1))).toBe(false);
  });
  it('3.8.2 tells who must fall back, leads there, and lets the phase not end', () => {
    ask(<Move />, 'oct7 british movement; 0604 b-24; 0612 a-1nh; broken fraser');
    press(play.move.owing(['b-24']));
    expect(usePointer.getState().visited.place).toBe(604);
    expect(hasButton(play.move.end)).toBe(false);
    expect(screen.getByText(play.move.end).parentElement).toHaveTextContent(refusals.owesWithdrawal);
    act(() => mustAct({ kind: 'move', counters: ['b-24'], path: [603] }));
    expect(hasButton(play.move.end)).toBe(true);
  });
  it('3.8.3 tells who can fall back nowhere', () => {
    // In the first row of an uneven column nothing lies farther north.
    ask(<Move />, 'oct7 british movement; 0501 b-24; 0512 a-1nh; broken fraser');
    press(play.move.doomed(['b-24']));
    expect(usePointer.getState().visited.place).toBe(501);
    expect(hasButton(play.move.skip(0))).toBe(true);
  });
  it('3.1.4 tells where too many stand', () => {
    ask(<Move />, 'oct7 british movement; 0605 b-24 b-li b-gren; 0604 b-9 b-20');
    press(play.move.crowded([605]));
    expect(usePointer.getState().visited.place).toBe(605);
    expect(hasButton(play.move.crowded([604]))).toBe(false);
  });
});

describe('everything offered', () => {
  it.each([
    ['with nothing in hand', STACK, []],
    ['with a part in hand', STACK, ['b-24']],
    ['with all in hand', STACK, ['L-fraser', 'b-24', 'b-li']],
    ['of a broken formation', 'oct7 british movement; 0604 b-24 b-li; 0612 a-1nh; broken fraser', ['b-24']],
    ['at the exit', 'oct7 british movement; 0113 L-fraser b-24 b-li', ['L-fraser', 'b-24']],
  ])('is allowed %s', (_, text, ids) => {
    ask(<Move />, text);
    takeUp(...ids);
    aim('0604');
    expect(refusedAmong(offered())).toEqual([]);
  });
  it('can be reached by keyboard', async () => {
    ask(<Move />, STACK);
    takeUp('b-24');
    await byKeyboard(counterName('b-li'));
    aim('0606');
    await byKeyboard(play.move.goTo(606, 1));
    expect(lastPlayed()).toEqual({ kind: 'move', counters: ['b-24', 'b-li'], path: [606] });
    await byKeyboard(play.move.end);
    expect(lastPlayed()).toEqual({ kind: 'endMovement' });
  });
});
