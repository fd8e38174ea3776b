/** The players' own dice: pressed or typed, corrected, entered once; nothing falls by itself. */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { save } from '../../../src/engine/kernel/session';
import { RULES, SIDES } from '../../../src/engine/saratoga';
import { drive } from '../../../src/store/driver';
import { usePlay } from '../../../src/store/play';
import { hasOwnDice } from '../../../src/store/rolls';
import { persons } from '../../../src/store/seats';
import { EnterDice } from '../../../src/ui/table/EnterDice';
import { Roll } from '../../../src/ui/table/Roll';
import { dice as words } from '../../../src/ui/text/dice';
import { table } from '../../../src/ui/text/table';
import { button, press } from '../../helpers/saratoga/answers';
import {
  clearGame,
  lastPlayed,
  layGame,
  layWithOwnDice,
  played,
  sessionNow,
  viewNow,
} from '../../helpers/saratoga/gameView';
import { render } from '../../helpers/saratoga/render';

const SHOT =
  'oct7 british fire step 3; shot unit b-24 target a-1nh; 0605 b-24; 0606 a-1nh; fired b-24 0606; shotAt a-1nh 1';
const ORDER = 'oct7 turn 2 british turn';
const MORALE = 'oct7 british fire step 3; morale formation poor; 0605 b-24; 0606 a-1nh**';

/** The same game with dice of the players' own: its record has no seed. */
function askOwn(text: string, isUndoFree = true): void {
  layWithOwnDice(text, isUndoFree);
  render(<EnterDice />);
}
const dieNames = () => screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
const type = (keys: string) => userEvent.setup().keyboard(keys);
const confirm = (...faces: number[]) => button(words.enter.confirm(faces));
const pressed = () =>
  screen.getAllByRole('button', { pressed: true }).map((each) => each.getAttribute('aria-label'));

afterEach(() => vi.useRealTimers());

it('are asked for where the record has no seed, and only there', () => {
  layWithOwnDice(SHOT, true);
  render(<Roll />);
  expect(hasOwnDice()).toBe(true);
  expect(document.body).not.toHaveTextContent(table.rolls.falling);
  cleanup();
  layGame(SHOT);
  expect(hasOwnDice()).toBe(false);
  render(<Roll />);
  expect(document.body).toHaveTextContent(table.rolls.falling);
  cleanup();
  clearGame();
  expect(hasOwnDice()).toBe(false);
});

it('a game with them is saved and taken up again as one', () => {
  askOwn(SHOT);
  const saved = save(sessionNow());
  expect(saved).not.toHaveProperty('dice');
  act(() => void usePlay.getState().resume(RULES, JSON.parse(JSON.stringify(saved)), persons(SIDES)));
  expect(hasOwnDice()).toBe(true);
  expect(viewNow().decision?.kind).toBe('roll');
});

describe('by pressing', () => {
  it('each die has its six faces and its name', () => {
    askOwn(ORDER);
    expect(dieNames()).toEqual(['British die', 'American die']);
    for (const group of screen.getAllByRole('group'))
      expect(within(group).getAllByRole('button')).toHaveLength(6);
  });

  it('two dice of one side are the first and the second', () => {
    askOwn(MORALE);
    expect(dieNames()).toEqual(['First die', 'Second die']);
  });

  it('what was pressed is entered, in its order', () => {
    askOwn(ORDER);
    press('American die: 2');
    press('British die: 5');
    fireEvent.click(confirm(5, 2));
    expect(lastPlayed()).toEqual({ kind: 'roll', dice: [5, 2] });
  });

  it('nothing is entered before all dice are there', () => {
    askOwn(ORDER);
    expect(button(words.enter.confirm([]))).toBeDisabled();
    press('British die: 5');
    fireEvent.click(confirm(5));
    expect(confirm(5)).toBeDisabled();
    expect(played()).toEqual([]);
  });

  it('another face corrects, and all can be cleared', () => {
    askOwn(SHOT);
    press('Your die: 3');
    press('Your die: 4');
    expect(pressed()).toEqual(['Your die: 4']);
    press(words.enter.clear);
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
    press('Your die: 6');
    fireEvent.click(confirm(6));
    expect(played()).toEqual([{ kind: 'roll', dice: [6] }]);
  });
});

describe('by typing', () => {
  it('digits fill one die after the other, and Enter is all that is left', async () => {
    askOwn(ORDER);
    await type('43');
    expect(pressed()).toEqual(['British die: 4', 'American die: 3']);
    expect(confirm(4, 3)).toHaveFocus();
    await type('{Enter}');
    expect(lastPlayed()).toEqual({ kind: 'roll', dice: [4, 3] });
  });

  it('a further digit corrects the last, Backspace takes it away', async () => {
    askOwn(ORDER);
    await type('436');
    expect(pressed()).toEqual(['British die: 4', 'American die: 6']);
    await type('{Backspace}{Backspace}1');
    expect(pressed()).toEqual(['British die: 1']);
  });

  it('no other key means anything: 0, 7, letters, or digits with Control', async () => {
    askOwn(SHOT);
    await type('0789x');
    await type('{Control>}3{/Control}');
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  });

  it('what is typed into a field is not a roll', async () => {
    askOwn(SHOT);
    render(<input aria-label="a field" />);
    await userEvent.type(screen.getByLabelText('a field'), '5');
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  });
});

it('is spoken', async () => {
  askOwn(ORDER);
  await type('4');
  expect(screen.getByRole('status')).toHaveTextContent('British die 4. American die is missing.');
  await type('3');
  expect(screen.getByRole('status')).toHaveTextContent('British die 4. American die 3.');
});

it('waits as long as it takes', () => {
  vi.useFakeTimers();
  askOwn(SHOT);
  const stop = drive();
  act(() => void vi.advanceTimersByTime(600_000));
  stop();
  expect(played()).toEqual([]);
});

it('cannot be taken back once they are entered', () => {
  askOwn(SHOT, false);
  press('Your die: 1');
  fireEvent.click(confirm(1));
  act(() => usePlay.getState().undo());
  expect(lastPlayed()).toEqual({ kind: 'roll', dice: [1] });
});
