/** Undo and redo: each button says what it would do, does it, or says what stops it. */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { usePlay } from '../../../src/store/play';
import { play } from '../../../src/ui/saratoga/text/play';
import { RefusalNote } from '../../../src/ui/table/RefusalNote';
import { UndoBar } from '../../../src/ui/table/UndoBar';
import { table } from '../../../src/ui/text/table';
import {
  begin,
  beginGame,
  clearGame,
  layGame,
  mustAct,
  played,
  viewNow,
} from '../../helpers/saratoga/gameView';
import { render } from '../../helpers/saratoga/render';

const MOVEMENT = 'oct7 british movement; 0605 b-24; 0405 b-9; 0613 a-1nh';
const first = { kind: 'move', counters: ['b-24'], path: [604] } as const;
const second = { kind: 'move', counters: ['b-9'], path: [404] } as const;
const { undoes, redoes, nothing, nothingAgain, barriers } = table.undo;
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const barrierNow = () => usePlay.getState().undoable.barrier;

beforeEach(clearGame);

describe('before anything was done', () => {
  it('both say so, and do nothing', async () => {
    layGame(MOVEMENT);
    render(<UndoBar />);
    expect(button(nothing)).toHaveAttribute('aria-disabled', 'true');
    expect(button(nothingAgain)).toBeDisabled();
    await press(nothing);
    expect(played()).toEqual([]);
  });

  it('a ready-made deployment is where the game begins', () => {
    beginGame({ isUndoFree: true });
    render(<UndoBar />);
    expect(played()).toHaveLength(4);
    expect(button(nothing)).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('what was done', () => {
  beforeEach(() => {
    layGame(MOVEMENT);
    mustAct(first, second);
    render(<UndoBar />);
  });

  it('is named by the button and taken back by it, one action at a time', async () => {
    expect(button(undoes(play.actions.move))).toHaveAttribute('aria-disabled', 'false');
    await press(undoes(play.actions.move));
    expect(played()).toEqual([first]);
    await press(undoes(play.actions.move));
    expect(played()).toEqual([]);
    expect(button(nothing)).toBeVisible();
  });

  it('is done again by the other, which names it, too', async () => {
    expect(button(nothingAgain)).toBeDisabled();
    await press(undoes(play.actions.move));
    expect(button(redoes(play.actions.move))).toBeEnabled();
    await press(redoes(play.actions.move));
    expect(played()).toEqual([first, second]);
    expect(button(nothingAgain)).toBeDisabled();
  });

  it('is named anew as the game goes on', () => {
    act(() => mustAct({ kind: 'endMovement' }));
    expect(button(undoes(play.actions.endMovement))).toBeVisible();
  });
});

describe('what stops it', () => {
  it('dice that have fallen: the button says so, and a press tells it', async () => {
    beginGame();
    act(() => usePlay.getState().roll());
    render(
      <>
        <UndoBar />
        <RefusalNote />
      </>,
    );
    expect(barrierNow()).toBe('roll');
    expect(button(barriers.roll)).toHaveAttribute('aria-disabled', 'true');
    const before = played();
    await press(barriers.roll);
    expect(played()).toEqual(before);
    expect(screen.getByRole('alert')).toHaveTextContent(barriers.roll);
  });

  it('a record that is full says so', () => {
    layGame(MOVEMENT);
    render(<RefusalNote />);
    act(() => usePlay.getState().refuse({ code: 'recordFull', case: '' }));
    expect(screen.getByRole('alert')).toHaveTextContent(table.recordFull);
  });

  it('the other side, which has had its say', () => {
    begin({ isReadyMade: false, fog: true });
    const { sitDown } = usePlay.getState();
    sitDown();
    mustAct({ kind: 'deploy' }, { kind: 'ready' });
    sitDown();
    render(<UndoBar />);
    expect(button(barriers.decider)).toHaveAttribute('aria-disabled', 'true');
  });

  it('not the other side before it has answered, where nothing is hidden', async () => {
    beginGame({ isReadyMade: false });
    mustAct({ kind: 'deploy' }, { kind: 'ready' });
    expect(viewNow().decision?.by).toBe('british');
    render(<UndoBar />);
    await press(undoes(play.actions.ready));
    expect(viewNow().decision).toMatchObject({ kind: 'place', by: 'american' });
  });

  it('nothing for one person who plays both sides', async () => {
    beginGame({ isUndoFree: true });
    act(() => usePlay.getState().roll());
    mustAct({ kind: 'chooseOrder', first: 'british' });
    render(<UndoBar />);
    expect(barrierNow()).toBeUndefined();
    await press(undoes(play.actions.chooseOrder));
    expect(played()).toHaveLength(5);
  });

  it('3.4 the curtain: nothing is told while the screen is handed over', () => {
    beginGame({ fog: true });
    act(() => usePlay.getState().roll());
    mustAct({ kind: 'chooseOrder', first: 'british' });
    expect(usePlay.getState().curtain).toBe('british');
    render(<UndoBar />);
    expect(button(nothing)).toHaveAttribute('aria-disabled', 'true');
    expect(button(nothingAgain)).toBeDisabled();
  });
});
