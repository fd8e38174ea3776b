/** 3.4, R108 The screen changes hands, and the side that takes it hears what it missed. */
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePlay } from '../../../src/store/play';
import { useTable } from '../../../src/store/table';
import { GameCards } from '../../../src/ui/saratoga/play/GameCards';
import { HandOver } from '../../../src/ui/table/HandOver';
import { table } from '../../../src/ui/text/table';
import { beginGame, mustAct, sessionNow, viewNow } from '../../helpers/saratoga/gameView';
import { render } from '../../helpers/saratoga/render';

const LONG = 2000;
const now = () => usePlay.getState();
const latest = () => useTable.getState().latest;
const { recap } = table;

beforeEach(() => {
  vi.useFakeTimers();
  beginGame({ fog: true, seed: 'fog' });
  now().roll();
  mustAct({ kind: 'chooseOrder', first: 'british' });
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (time: number) => act(() => void vi.advanceTimersByTime(time));
/** Each line starts the clock of the next. */
const waitForAll = () => {
  for (let i = 0; i < 40; i++) wait(3000);
};

const holdButton = () =>
  screen.getByRole('button', { name: new RegExp(`${table.handOver.hold}|${table.handOver.holding}`) });

describe('the hand-over', () => {
  it('names the side and shows nothing of the game', () => {
    const page = render(<HandOver side="british" />).container;
    expect(screen.getByRole('heading')).toHaveTextContent(table.handOver.title('the British'));
    expect(page.querySelectorAll('svg, .counter')).toHaveLength(0);
    expect(document.activeElement).toBe(holdButton());
  });
  it('is taken by a long press', () => {
    render(<HandOver side="british" />);
    fireEvent.pointerDown(holdButton());
    wait(300);
    fireEvent.pointerUp(holdButton());
    wait(LONG);
    expect(now().curtain).toBe('british');
    fireEvent.pointerDown(holdButton());
    wait(LONG);
    expect([now().curtain, viewNow().viewer]).toEqual([undefined, 'british']);
  });
  it.each(['Enter', ' '])('is taken by a long press of the key "%s", which repeats itself', (key) => {
    render(<HandOver side="british" />);
    const hold = holdButton();
    fireEvent.keyDown(hold, { key });
    wait(300);
    fireEvent.keyUp(hold, { key });
    wait(LONG);
    expect(now().curtain).toBe('british');
    for (let i = 0; i < 12; i++) {
      fireEvent.keyDown(hold, { key, repeat: i > 0 });
      wait(100);
    }
    expect(now().curtain).toBeUndefined();
  });
  it('is not taken by a click, nor when the finger slips off', () => {
    render(<HandOver side="british" />);
    const hold = holdButton();
    fireEvent.click(hold);
    wait(LONG);
    fireEvent.pointerDown(hold);
    fireEvent.pointerLeave(hold);
    wait(LONG);
    expect(now().curtain).toBe('british');
  });
});

/** The British turn, in which one stack moves and nobody fires, to the curtain after it. */
function toTheCurtain(): void {
  now().sitDown();
  now().replay(undefined);
  mustAct({ kind: 'endCommand' });
  const [move] = viewNow().actions.filter((action) => action.kind === 'move');
  if (!move) throw new Error('nobody can move');
  mustAct(move, { kind: 'endMovement' });
  for (let i = 0; i < 20 && !now().curtain; i++)
    if (viewNow().decision?.by === 'dice') now().roll();
    else mustAct(viewNow().actions.at(-1) ?? { kind: 'holdAll' });
  expect(now().curtain).toBe('american');
}

describe('a phase that was ended too soon', () => {
  const reopen = { name: table.handOver.reopen('the British') };

  it('is opened again for the side that ended it, behind its own curtain', () => {
    toTheCurtain();
    const { cursor } = sessionNow();
    const ended = sessionNow().record.actions.slice(0, cursor);
    const { rerender } = render(<HandOver side="american" />);
    fireEvent.click(screen.getByRole('button', reopen));
    expect(now().curtain).toBe('british');
    // Nothing of what came before it is lost.
    expect(sessionNow().record.actions).toEqual(ended.slice(0, -1));
    rerender(<HandOver side="british" />);
    expect(screen.queryByRole('button', reopen)).toBeNull();
    fireEvent.pointerDown(holdButton());
    wait(LONG);
    expect([now().curtain, viewNow().viewer, viewNow().decision?.by]).toEqual([
      undefined,
      'british',
      'british',
    ]);
  });

  it('5.2 stays ended once the dice for Gates have fallen', () => {
    toTheCurtain();
    now().sitDown();
    now().replay(undefined);
    expect(viewNow().decision).toMatchObject({ by: 'dice', case: '5.2' });
    now().roll();
    now().standUp();
    expect(now().curtain).toBe('american');
    render(<HandOver side="american" />);
    expect(screen.queryByRole('button', reopen)).toBeNull();
    const { cursor } = sessionNow();
    now().reopen();
    expect(sessionNow().cursor).toBe(cursor);
  });
});

describe('what happened meanwhile', () => {
  function toTheAmericans(): number {
    toTheCurtain();
    now().sitDown();
    return now().recap.length;
  }
  it('is told in the place of the question, played back, and put away', () => {
    expect(toTheAmericans()).toBeGreaterThan(0);
    render(<GameCards />);
    expect(screen.getByRole('heading', { name: recap.title })).toBeVisible();
    expect(screen.getByText(/ moves? from /, { selector: '.recap button' })).toBeVisible();
    const shown = latest();
    expect(shown).toBeDefined();
    waitForAll();
    expect(screen.getByRole('button', { name: recap.play })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: recap.done }));
    expect(screen.queryByRole('heading', { name: recap.title })).toBeNull();
    expect(document.querySelector('.question h2')).toBeVisible();
  });
  it('each line can be seen again', () => {
    toTheAmericans();
    render(<GameCards />);
    waitForAll();
    const lines = document.querySelectorAll('.recap li button');
    fireEvent.click(lines[0] as Element);
    expect(latest()).toBe(now().recap.find((step) => step === latest()));
  });
});
