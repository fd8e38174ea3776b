/** Dice that are asked for: as many as it takes, thrown by hand or by themselves, one roll at a time. */
import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Pace, PACES, usePreferences } from '../../../src/store/preferences';
import { Roll } from '../../../src/ui/saratoga/play/decisions/Roll';
import { play } from '../../../src/ui/text/play';
import { ask, button, hasButton, press } from '../../helpers/answers';
import { lastPlayed, layGame, played, viewNow } from '../../helpers/gameView';

const SHOT =
  'oct7 british fire step 3; shot unit b-24 target a-1nh; 0605 b-24; 0606 a-1nh; fired b-24 0606; shotAt a-1nh 1';
const KINDS: readonly (readonly [what: string, text: string, rule: string, dice: number])[] = [
  ['for the order of the turn', 'oct7 turn 2 british turn', '4.0', 2],
  ['for Gates', 'oct7 american command stage gates; 0815 L-gates a-7ma; idle american', '5.2', 2],
  ['of a shot', SHOT, '7.2', 1],
  [
    'of a morale check',
    'oct7 british fire step 3; morale formation poor; 0605 b-24; 0606 a-1nh**',
    '3.8.1',
    2,
  ],
  [
    'in the round at a formation that breaks',
    `oct7 british fire step 3; break formation poor done b-24 firers b-24 aims 0606; shot unit b-24 target a-1nh
0605 b-24; 0606 a-1nh**; broken poor; shotAt a-1nh 2`,
    '7.2',
    1,
  ],
  [
    'of recovery',
    'oct7 american recovery stage roll group poor queue a-1nh a-2nh; 0606 a-1nh*; 0612 a-2nh*',
    '8.0',
    1,
  ],
];

beforeEach(() => {
  vi.useFakeTimers();
  usePreferences.setState({ pace: 'normal' });
});
afterEach(() => {
  vi.useRealTimers();
  usePreferences.setState({ pace: 'normal' });
});
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe.each(KINDS)('a roll %s', (_, text, rule, dice) => {
  it('shows its dice and falls at a press, once', () => {
    const page = ask(<Roll />, text);
    expect(viewNow().decision).toMatchObject({ kind: 'roll', case: rule, dice });
    expect(page.querySelectorAll('.die.blank')).toHaveLength(dice);
    press(play.roll.roll);
    expect(played()).toHaveLength(1);
    const fell = lastPlayed();
    expect(fell?.kind === 'roll' ? fell.dice : []).toHaveLength(dice);
  });
  it('falls by itself after a moment', () => {
    ask(<Roll />, text);
    wait(50);
    expect(played()).toEqual([]);
    wait(2000);
    expect(played().length).toBeGreaterThan(0);
    expect(played().every(({ kind }) => kind === 'roll')).toBe(true);
  });
});

describe('the pace', () => {
  const timeOf = (pace: Pace): number => {
    usePreferences.setState({ pace });
    layGame(SHOT);
    const { unmount } = render(<Roll />);
    let time = 0;
    while (played().length === 0 && time < 5000) {
      wait(10);
      time += 10;
    }
    unmount();
    return time;
  };

  it('goes from slow to at once', () => {
    const times = PACES.map(timeOf);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set(times).size).toBe(PACES.length);
    expect(times.at(-1)).toBeLessThanOrEqual(20);
    expect(times[0]).toBeLessThan(3000);
  });
  it('begins anew with the next roll', () => {
    ask(<Roll />, 'oct7 american recovery stage roll group poor queue a-1nh a-2nh; 0606 a-1nh*; 0612 a-2nh*');
    wait(500);
    press(play.roll.roll);
    wait(500);
    expect(played()).toHaveLength(1);
    wait(500);
    expect(played()).toHaveLength(2);
  });
  it('ends with the card', () => {
    layGame(SHOT);
    const { unmount } = render(<Roll />);
    unmount();
    wait(5000);
    expect(played()).toEqual([]);
  });
});

it('can be thrown by keyboard', () => {
  ask(<Roll />, SHOT);
  expect(hasButton(play.roll.roll)).toBe(true);
  act(() => button(play.roll.roll).focus());
  expect(button(play.roll.roll)).toHaveFocus();
  fireEvent.click(document.activeElement as Element); // as Enter does on a button
  expect(played()).toHaveLength(1);
});
