/** A component that throws: a card instead of a blank page, and the game goes on. */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Action } from '../../../src/engine/saratoga';
import { gameInPlay, usePlay } from '../../../src/store/play';
import { useTable } from '../../../src/store/table';
import { App } from '../../../src/ui/shell/App';
import { ErrorBoundary } from '../../../src/ui/shell/ErrorBoundary';
import PlayRoute from '../../../src/ui/shell/PlayRoute';
import { trouble } from '../../../src/ui/text/trouble';
import { verify } from '../../../src/ui/text/verify';
import { beginGame, clearGame, layGame, mustAct, played, viewNow } from '../../helpers/saratoga/gameView';

const disk = vi.hoisted(() => ({ isSaved: true }));
vi.mock(import('../../../src/store/library/autosave'), async (original) => ({
  ...(await original()),
  autosave: () => Promise.resolve(disk.isSaved),
}));
/** Whether the screen throws. */
const screenOf = vi.hoisted(() => ({ throws: false }));
vi.mock('../../../src/ui/saratoga/play/GameScreen', () => ({
  GameScreen: function GameScreen() {
    if (screenOf.throws) throw new TypeError('no hex at http://localhost:5199/game.ts');
    return <p>the map</p>;
  },
}));

/** Which of the game's other screens throws. */
const homeOf = vi.hoisted(() => ({ throws: '' }));
vi.mock('../../../src/ui/saratoga/Home', () => ({
  default: function Home({ rest }: { rest: string }) {
    if (rest === homeOf.throws) throw new TypeError('no map');
    return <p>{rest} to look at</p>;
  },
}));

const silent = vi.spyOn(console, 'error');
const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
const { open } = usePlay.getState();
beforeEach(() => {
  // React tells of each error that a boundary catches.
  silent.mockImplementation(() => undefined);
  reload.mockClear();
  screenOf.throws = false;
  disk.isSaved = true;
  clearGame();
  usePlay.setState({ open });
});
afterEach(() => silent.mockReset());

const TEXT = 'oct7 british movement; 0605 b-24; 0613 a-1nh';
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: trouble.reportTitle });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** The game in play at its address. */
const showGame = () => render(<PlayRoute id={usePlay.getState().id ?? ''} />);

/** A game with one move or more, on a screen that throws. */
async function stumble(...more: Action[]) {
  layGame(TEXT);
  mustAct({ kind: 'move', counters: ['b-24'], path: [604] }, ...more);
  screenOf.throws = true;
  showGame();
  await screen.findByRole('alert');
}

describe('an exception in a component', () => {
  it('shows a card, and the game goes on from the last action', async () => {
    await stumble();
    expect(screen.getByRole('heading', { name: trouble.title })).toBeVisible();
    expect(screen.queryByText('the map')).not.toBeInTheDocument();
    screenOf.throws = false;
    await press(trouble.goOn);
    expect(await screen.findByText('the map')).toBeVisible();
    expect(screen.queryByRole('heading', { name: trouble.title })).not.toBeInTheDocument();
    expect(played()).toEqual([{ kind: 'move', counters: ['b-24'], path: [604] }]);
    expect(viewNow().stacks[604]).toEqual(['b-24']);
  });

  it('draws the game from its record again, whatever became of the view', async () => {
    await stumble();
    useTable.setState({ view: { ...viewNow(), stacks: {}, turn: 99 } });
    screenOf.throws = false;
    await press(trouble.goOn);
    expect(await screen.findByText('the map')).toBeVisible();
    expect(viewNow()).toMatchObject({ turn: 1, stacks: { 604: ['b-24'] } });
  });

  it('3.4 writes nothing into the report that the fog hides', async () => {
    beginGame({ fog: true });
    screenOf.throws = true;
    showGame();
    await waitFor(() => expect(field().value).toContain(trouble.report.hidden));
    expect(field().value).toContain(trouble.report.count(gameInPlay()?.session.cursor ?? -1));
    expect(field().value).not.toMatch(/\b[ab]-|L-|deploy|ready/);
  });

  it('writes a report with message, place, position and last actions', async () => {
    await stumble();
    await waitFor(() => expect(field().value).toContain('Position:'));
    expect(field().value).toContain('Message: TypeError: no hex at …');
    expect(field().value).toContain('Where: GameScreen');
    expect(field().value).toContain('oct7 british movement');
    expect(field().value).toContain('0604 b-24');
    expect(field().value).toContain('british: {"kind":"move","counters":["b-24"],"path":[604]}');
    expect(field().value).not.toMatch(/https?:/);
  });

  it('copies the report', async () => {
    await stumble();
    await waitFor(() => expect(field().value).toContain('Position:'));
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: trouble.copy }));
    expect(await navigator.clipboard.readText()).toBe(field().value);
    expect(screen.getByRole('button', { name: trouble.copied })).toBeVisible();
  });

  it('leads to the title', async () => {
    await stumble();
    expect(screen.getByRole('link', { name: trouble.games })).toHaveAttribute('href', '#/');
  });

  it('at the same place again offers to take the last action back', async () => {
    await stumble({ kind: 'endMovement' });
    await waitFor(() => expect(field().value).toContain('Position:'));
    expect(screen.queryByRole('button', { name: trouble.takeBack })).not.toBeInTheDocument();
    await press(trouble.goOn);
    expect(await screen.findByRole('button', { name: trouble.takeBack })).toBeVisible();
    screenOf.throws = false;
    await press(trouble.takeBack);
    expect(await screen.findByText('the map')).toBeVisible();
    expect(played().map(({ kind }) => kind)).toEqual(['move']);
  });

  it('in another game, after as many actions, is not at the same place', async () => {
    await stumble();
    await press(trouble.goOn);
    cleanup();
    await stumble();
    await waitFor(() => expect(field().value).toContain('Position:'));
    expect(screen.queryByRole('button', { name: trouble.takeBack })).not.toBeInTheDocument();
    expect(screen.queryByText(trouble.again)).not.toBeInTheDocument();
  });

  it('before there is a game says as much, and can load the page anew', async () => {
    fall(new Error('nothing here'));
    await waitFor(() => expect(field().value).toContain(trouble.report.noGame));
    expect(reload).not.toHaveBeenCalled();
    await press(trouble.reload);
    expect(reload).toHaveBeenCalledOnce();
  });
});

/** A page that throws this until it is told to stop. */
function fall(error: unknown): { stop: () => void } {
  let isBroken = true;
  const Broken = () => {
    if (isBroken) throw error;
    return <p>the page</p>;
  };
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  return { stop: () => (isBroken = false) };
}

describe('a part that did not come over the network', () => {
  /** As browsers say it, and the code that Vite puts around an import. */
  const MESSAGES = [
    'Failed to fetch dynamically imported module: https://example.org/assets/Home-abc.js',
    'error loading dynamically imported module: https://example.org/assets/Home-abc.js',
    'Importing a module script failed.',
    'Unable to preload CSS for https://example.org/assets/Home-abc.css',
  ];

  it.each(MESSAGES)('is told as that, and not as a mistake of the program: %s', (message) => {
    fall(new TypeError(message));
    expect(screen.getByRole('heading', { name: trouble.network.title })).toBeVisible();
    expect(screen.getByText(trouble.network.safe)).toBeVisible();
    expect(screen.queryByText(trouble.safe)).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('is tried again at a press, and the page loaded anew by another', async () => {
    const page = fall(new TypeError(MESSAGES[0]));
    await press(trouble.network.again);
    expect(await screen.findByRole('heading', { name: trouble.network.title })).toBeVisible();
    await press(trouble.reload);
    expect(reload).toHaveBeenCalledOnce();
    page.stop();
    await press(trouble.network.again);
    expect(await screen.findByText('the page')).toBeVisible();
  });

  it('whatever else went wrong is not told so', () => {
    fall(new TypeError('undefined is not a module'));
    expect(screen.getByRole('heading', { name: trouble.title })).toBeVisible();
  });
});

describe('another address', () => {
  const go = (hash: string) =>
    act(() => {
      window.location.hash = hash;
      window.dispatchEvent(new Event('hashchange'));
    });

  it('shows its own screen, whatever failed at the one before', async () => {
    window.scrollTo = () => undefined;
    window.location.hash = '#/saratoga/sept19';
    homeOf.throws = 'sept19';
    render(<App />);
    expect(await screen.findByRole('heading', { name: trouble.title })).toBeVisible();
    go('#/verify');
    expect(await screen.findByRole('heading', { name: verify.title })).toBeVisible();
    go('#/saratoga/sept19');
    expect(await screen.findByRole('heading', { name: trouble.title })).toBeVisible();
    go('#/saratoga/oct7');
    expect(await screen.findByText('oct7 to look at')).toBeVisible();
    expect(screen.queryByRole('heading', { name: trouble.title })).not.toBeInTheDocument();
  });
});

describe('a saved game', () => {
  it('that can be read in part is told of in one sentence, until it is put away', async () => {
    beginGame();
    usePlay.getState().notify('cut');
    showGame();
    expect(await screen.findByText(trouble.notices.cut)).toBeVisible();
    await press(trouble.heard);
    expect(screen.queryByText(trouble.notices.cut)).not.toBeInTheDocument();
    expect(usePlay.getState().notice).toBeUndefined();
  });

  it('that throws while it is opened is caught outside', async () => {
    usePlay.setState({ open: () => Promise.reject(new Error('the dice are gone')) });
    render(
      <ErrorBoundary>
        <PlayRoute id="gone" />
      </ErrorBoundary>,
    );
    expect(await screen.findByRole('heading', { name: trouble.title })).toBeVisible();
  });
});

describe('a browser that keeps nothing', () => {
  it('is told of once', async () => {
    disk.isSaved = false;
    layGame(TEXT);
    const first = showGame();
    expect(await screen.findByText(trouble.notices.notSaved)).toBeVisible();
    await press(trouble.heard);
    expect(screen.queryByText(trouble.notices.notSaved)).not.toBeInTheDocument();
    first.unmount();
    showGame();
    expect(await screen.findByText('the map')).toBeVisible();
    expect(screen.queryByText(trouble.notices.notSaved)).not.toBeInTheDocument();
  });
});
