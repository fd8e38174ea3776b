/** 7.0 Closing in at the beginning of the Combat Phase. */
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hexOf } from '../../../../src/engine/hexmap/hexId';
import { useOrders } from '../../../../src/ui/saratoga/play/orders';
import { CombatMove } from '../../../../src/ui/saratoga/play/decisions/CombatMove';
import { play } from '../../../../src/ui/saratoga/text/play';
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
  takeUp,
} from '../../../helpers/saratoga/answers';
import { lastPlayed, played, viewNow } from '../../../helpers/saratoga/gameView';

const NEAR = 'oct7 british combatMovement; 0605 L-fraser b-24 b-li; 0608 a-1nh';
const aim = (hex: string) => act(() => useOrders.getState().aimAt(hexOf(hex)));

describe('closing in', () => {
  it('asks for a stack', () => {
    ask(<CombatMove />, NEAR);
    expect(screen.getByText(play.combatMove.pick)).toBeInTheDocument();
    expect(hasCounter('b-24')).toBe(false);
  });
  it('shows the stack in hand, which can be split', () => {
    ask(<CombatMove />, NEAR);
    takeUp('b-24', 'b-li');
    expect(screen.getByRole('group', { name: '0605' })).toBeInTheDocument();
    expect(['b-24', 'b-li', 'L-fraser'].map(isPressed)).toEqual([true, true, false]);
    pressCounter('b-li');
    expect(useOrders.getState().chosen).toEqual(['b-24']);
  });
  it('lays the order ready with its cost, and gives it', () => {
    ask(<CombatMove />, NEAR);
    takeUp('b-24', 'L-fraser');
    aim('0607');
    press(play.move.goTo(607, 3));
    expect(lastPlayed()).toEqual({ kind: 'combatMove', counters: ['b-24', 'L-fraser'], path: [606, 607] });
  });
  it('has no order for a hex that is not next to the enemy', () => {
    ask(<CombatMove />, NEAR);
    takeUp('b-24');
    aim('0606');
    expect(hasButton(/0606/)).toBe(false);
  });
  it('7.1.3 says so where no shot would follow', () => {
    ask(<CombatMove />, 'oct7 british combatMovement; 0605 L-fraser b-24; 0608 a-1nh');
    expect(hasButton(play.combatMove.end)).toBe(false);
    expect(hasButton(play.combatMove.noFire)).toBe(true);
  });
  it('ends when the player says so', () => {
    ask(<CombatMove />, NEAR);
    press(play.combatMove.noFire);
    expect(played()).toEqual([{ kind: 'endCombatMovement' }]);
    expect(viewNow().decision?.kind).not.toBe('combatMove');
  });
  it.each([[[]], [['b-24']], [['b-24', 'b-li', 'L-fraser']]])('offers nothing that is refused: %j', (ids) => {
    ask(<CombatMove />, NEAR);
    takeUp(...ids);
    aim('0607');
    expect(refusedAmong(offered())).toEqual([]);
  });
  it('can be ordered by keyboard', async () => {
    ask(<CombatMove />, NEAR);
    takeUp('b-24');
    await byKeyboard(counterName('b-li'));
    aim('0607');
    await byKeyboard(play.move.goTo(607, 3));
    expect(lastPlayed()).toMatchObject({ kind: 'combatMove', counters: ['b-24', 'b-li'] });
  });
});
