/** A component that throws: a card instead of a blank page, and the game goes on. */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useGame } from '../../src/store/game';
import GameRoute from '../../src/ui/shell/GameRoute';
import { Fallen } from '../../src/ui/shell/Fallen';
import { trouble } from '../../src/ui/text/trouble';
import { beginGame, clearGame, layGame, mustAct, played, viewNow } from '../helpers/gameView';

const kept = vi.hoisted(() => ({ all: [] as { mode: 'two'; saved: unknown; shelf: 'now' }[], isKept: true }));
vi.mock(import('../../src/store/autosave'), async (original) => ({
  ...(await original()),
  keep: () => Promise.resolve(kept.isKept),
  kept: () => Promise.resolve(kept.all),
}));
/** How often the screen still throws. */
const screenOf = vi.hoisted(() => ({ throws: 0 }));
vi.mock('../../src/ui/saratoga/play/GameScreen', () => ({
  GameScreen: function GameScreen() {
    if (screenOf.throws > 0) throw new TypeError('no hex at http://localhost:5199/game.ts');
    return <p>the map</p>;
  },
}));

const silent = vi.spyOn(console, 'error');
beforeEach(() => {
  // React tells of each error that a boundary catches.
  silent.mockImplementation(() => undefined);
  screenOf.throws = 0;
  kept.all = [];
  kept.isKept = true;
  clearGame();
  window.location.hash = '#/game';
});
afterEach(() => silent.mockReset());

const TEXT = 'oct7 british movement; 0605 b-24; 0613 a-1nh';
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: trouble.reportTitle });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** A game with one move, on a screen that throws. */
function stumble() {
  layGame(TEXT);
  mustAct({ kind: 'move', counters: ['b-24'], path: [604] });
  screenOf.throws = 1;
  return render(<GameRoute />);
}

describe('an exception in a component', () => {
  it('shows a card, and the game goes on from the last action', async () => {
    stumble();
    expect(screen.getByRole('heading', { name: trouble.title })).toBeVisible();
    expect(screen.queryByText('the map')).not.toBeInTheDocument();
    screenOf.throws = 0;
    await press(trouble.goOn);
    expect(await screen.findByText('the map')).toBeVisible();
    expect(screen.queryByRole('heading', { name: trouble.title })).not.toBeInTheDocument();
    expect(played()).toEqual([{ kind: 'move', counters: ['b-24'], path: [604] }]);
    expect(viewNow().stacks[604]).toEqual(['b-24']);
  });

  it('draws the game from its record again, whatever became of the view', async () => {
    stumble();
    useGame.setState({ view: { ...viewNow(), stacks: {}, turn: 99 } });
    screenOf.throws = 0;
    await press(trouble.goOn);
    expect(await screen.findByText('the map')).toBeVisible();
    expect(viewNow()).toMatchObject({ turn: 1, stacks: { 604: ['b-24'] } });
  });

  it('3.4 writes nothing into the report that the fog hides', async () => {
    beginGame({ fog: true });
    screenOf.throws = 1;
    render(<GameRoute />);
    await waitFor(() => expect(field().value).toContain(trouble.report.hidden));
    expect(field().value).toContain('american: deploy');
    expect(field().value).not.toMatch(/\b[ab]-|L-/);
  });

  it('writes a report with message, place, position and last actions', async () => {
    stumble();
    await vi.waitFor(() => expect(field().value).toContain('Position:'));
    expect(field().value).toContain('Message: TypeError: no hex at …');
    expect(field().value).toContain('Where: GameScreen');
    expect(field().value).toContain('oct7 british movement');
    expect(field().value).toContain('0604 b-24');
    expect(field().value).toContain('british: {"kind":"move","counters":["b-24"],"path":[604]}');
    expect(field().value).not.toMatch(/https?:/);
  });

  it('copies the report', async () => {
    stumble();
    await vi.waitFor(() => expect(field().value).toContain('Position:'));
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: trouble.copy }));
    expect(await navigator.clipboard.readText()).toBe(field().value);
    expect(screen.getByRole('button', { name: trouble.copied })).toBeVisible();
  });

  it('leads to the title', () => {
    stumble();
    expect(screen.getByRole('link', { name: trouble.battles })).toHaveAttribute('href', '#/');
  });

  it('at the same place again offers to take the last action back', async () => {
    stumble();
    expect(screen.queryByRole('button', { name: trouble.takeBack })).not.toBeInTheDocument();
    await press(trouble.goOn);
    expect(await screen.findByRole('button', { name: trouble.takeBack })).toBeVisible();
    screenOf.throws = 0;
    await press(trouble.takeBack);
    expect(await screen.findByText('the map')).toBeVisible();
    expect(played()).toEqual([]);
  });

  it('before there is a game says as much', async () => {
    const Broken = (): never => {
      throw new Error('nothing here');
    };
    const reload = vi.fn<() => void>();
    render(
      <Fallen reload={reload}>
        <Broken />
      </Fallen>,
    );
    await vi.waitFor(() => expect(field().value).toContain(trouble.report.noGame));
    await press(trouble.reload);
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a saved game', () => {
  it('that can be read in part is told of in one sentence, until it is put away', async () => {
    beginGame();
    useGame.getState().tell('cut');
    render(<GameRoute />);
    expect(await screen.findByText(trouble.news.cut)).toBeVisible();
    await press(trouble.heard);
    expect(screen.queryByText(trouble.news.cut)).not.toBeInTheDocument();
    expect(useGame.getState().news).toBeUndefined();
  });

  it('that cannot be read at all shows a card with the way to the title', async () => {
    kept.all = [{ mode: 'two', saved: 'nonsense', shelf: 'now' }];
    render(<GameRoute />);
    expect(await screen.findByRole('heading', { name: trouble.news.unreadable })).toBeVisible();
    expect(screen.getByRole('link', { name: trouble.battles })).toHaveAttribute('href', '#/');
    expect(window.location.hash).toBe('#/game');
  });

  it('that was never there leads to the title', async () => {
    render(<GameRoute />);
    await vi.waitFor(() => expect(window.location.hash).toBe('#/'));
  });

  it('that throws while it is opened is caught outside', async () => {
    useGame.setState({ open: () => Promise.reject(new Error('the dice are gone')) });
    render(
      <Fallen>
        <GameRoute />
      </Fallen>,
    );
    expect(await screen.findByRole('heading', { name: trouble.title })).toBeVisible();
  });
});

describe('a browser that keeps nothing', () => {
  it('is told of once', async () => {
    kept.isKept = false;
    layGame(TEXT);
    const first = render(<GameRoute />);
    expect(await screen.findByText(trouble.news.notKept)).toBeVisible();
    await press(trouble.heard);
    expect(screen.queryByText(trouble.news.notKept)).not.toBeInTheDocument();
    first.unmount();
    render(<GameRoute />);
    expect(await screen.findByText('the map')).toBeVisible();
    expect(screen.queryByText(trouble.news.notKept)).not.toBeInTheDocument();
  });
});
