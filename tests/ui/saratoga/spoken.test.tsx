/** 6.0 With a stack in hand, each hex says whether it can go there and what that costs. */
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { hexOf } from '../../../src/engine/hexmap/hexId';
import { usePointer } from '../../../src/ui/hexboard/pointer';
import { useOrders } from '../../../src/ui/saratoga/play/orders';
import { Spoken } from '../../../src/ui/saratoga/play/Spoken';
import { layGame } from '../../helpers/saratoga/gameView';

const at = (hex: string) => act(() => usePointer.getState().moveCursor(hexOf(hex)));
const hand = () => screen.getByTestId('hand').textContent;
const reach = () => screen.getByTestId('reach').textContent;

beforeEach(() => {
  // The road to Bemis Heights goes through 0405 and 0406, half a point a hex; the 24th Foot has five points; 0408 is beside the enemy in 0508.
  layGame('oct7 british movement; 0405 b-24; 0407 b-9; 0508 a-1nh');
  render(<Spoken />);
});

it('is silent with empty hands', () => {
  at('0406');
  expect([hand(), reach()]).toEqual(['', '']);
});

it('tells who was taken up, and who then', () => {
  act(() => useOrders.getState().take(['b-24']));
  expect(hand()).toBe('In hand: 24th Foot.');
  act(() => useOrders.getState().take(['b-9']));
  expect(hand()).toBe('In hand: 9th Foot.');
});

it('tells cost and what is left, where the move ends, and what is out of reach', () => {
  act(() => useOrders.getState().take(['b-24']));
  at('0405');
  expect(reach()).toBe('');
  at('0406');
  expect(reach()).toBe('In reach, for ½ MP; 4½ left.');
  at('2010');
  expect(reach()).toBe('Out of reach.');
  at('0408');
  expect(reach()).toMatch(/^In reach, for .* MP; the move ends there\.$/);
});
