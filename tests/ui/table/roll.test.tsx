/** Dice that are asked for: as many as it takes, thrown by hand or by themselves, one roll at a time. */
import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drive } from '../../../src/store/driver';
import { type Pace, PACES, usePreferences } from '../../../src/store/preferences';
import { Roll } from '../../../src/ui/table/Roll';
import { table } from '../../../src/ui/text/table';
import { ask, button, hasButton, press } from '../../helpers/saratoga/answers';
import { lastPlayed, layGame, played, viewNow } from '../../helpers/saratoga/gameView';

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

/** What lets dice fall by themselves. */
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  usePreferences.setState({ pace: 'normal' });
  stop = drive();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  usePreferences.setState({ pace: 'normal' });
});
const pressAnywhere = () => {
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
};
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe.each(KINDS)('a roll %s', (_, text, rule, dice) => {
  it('shows its dice and falls at a press anywhere, once', () => {
    const page = ask(<Roll />, text);
    expect(viewNow().decision).toMatchObject({ kind: 'roll', case: rule, dice });
    expect(page.querySelectorAll('.die.blank')).toHaveLength(dice);
    pressAnywhere();
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
    let time = 0;
    while (played().length === 0 && time < 5000) {
      wait(10);
      time += 10;
    }
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
    pressAnywhere();
    wait(500);
    expect(played()).toHaveLength(1);
    wait(500);
    expect(played()).toHaveLength(2);
  });
  it('ends when nobody plays any longer', () => {
    ask(<Roll />, SHOT);
    stop();
    wait(5000);
    expect(played()).toEqual([]);
  });
});

describe('dice that fall by themselves', () => {
  it('show no button that would be gone when it is pressed', () => {
    ask(<Roll />, SHOT);
    expect(hasButton(table.rolls.roll)).toBe(false);
    expect(document.body).toHaveTextContent(table.rolls.falling);
  });
  it.each(['Enter', ' '])('fall at once by the key "%s"', (key) => {
    ask(<Roll />, SHOT);
    fireEvent.keyDown(document.body, { key });
    expect(played()).toHaveLength(1);
  });
  it('do not take the end of the press that asked for them', () => {
    ask(<Roll />, SHOT);
    fireEvent.click(document.body);
    expect(played()).toEqual([]);
  });
  it('leave a press on something else alone', () => {
    ask(
      <>
        <button type="button">Undo</button>
        <Roll />
      </>,
      SHOT,
    );
    fireEvent.pointerDown(button('Undo'));
    fireEvent.click(button('Undo'));
    fireEvent.keyDown(button('Undo'), { key: 'Enter' });
    expect(played()).toEqual([]);
  });
});

it('has a button where nothing falls by itself', () => {
  usePreferences.setState({ pace: 'off' });
  ask(<Roll />, SHOT);
  act(() => button(table.rolls.roll).focus());
  expect(button(table.rolls.roll)).toHaveFocus();
  press(table.rolls.roll);
  expect(played()).toHaveLength(1);
});
