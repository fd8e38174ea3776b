/** The address of a game: the game is opened, or it is said why it cannot be, with the ways on. */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { save } from '../../../src/engine/kernel/session';
import { SIDES } from '../../../src/engine/saratoga';
import type { Listed } from '../../../src/store/library/entries';
import type { StoredState } from '../../../src/store/library/library';
import { takeAway } from '../../../src/store/library/tabs';
import { useLibrary } from '../../../src/store/library/useLibrary';
import { usePlay } from '../../../src/store/play';
import { persons } from '../../../src/store/seats';
import PlayRoute from '../../../src/ui/shell/PlayRoute';
import { saves } from '../../../src/ui/text/saves';
import { trouble } from '../../../src/ui/text/trouble';
import { begin, beginGame, clearGame, sessionNow, viewNow } from '../../helpers/saratoga/gameView';

/** What lies in this browser, and what another tab holds. */
const shelf = vi.hoisted(() => ({
  entry: undefined as unknown,
  states: [] as unknown[],
  isElsewhere: false,
  isAnswering: true,
  calls: [] as unknown[],
}));
vi.mock(import('../../../src/store/library/library'), async (original) => ({
  ...(await original()),
  listedGame: () => Promise.resolve(shelf.entry as Listed | undefined),
  statesOf: () => Promise.resolve(shelf.states as StoredState[]),
}));
vi.mock(import('../../../src/store/library/tabs'), async (original) => ({
  ...(await original()),
  claim: () => Promise.resolve(!shelf.isElsewhere),
  takeOver: (id: string) => {
    shelf.calls.push(['takeOver', id]);
    shelf.isElsewhere = false;
    return Promise.resolve();
  },
}));
vi.mock(import('../../../src/store/library/database'), async (original) => ({
  ...(await original()),
  isAnswering: () => shelf.isAnswering,
}));
vi.mock(import('../../../src/store/library/autosave'), async (original) => ({
  ...(await original()),
  autosave: () => Promise.resolve(true),
}));
vi.mock('../../../src/ui/saratoga/play/GameScreen', () => ({ GameScreen: () => <p>the map</p> }));

const ID = 'kept0001';
const ENTRY: Listed = {
  id: ID,
  game: 'saratoga',
  seats: persons(SIDES),
  isUndoFree: false,
  label: { scenario: 'oct7', turn: 1, stage: 'play' },
  actions: 4,
  began: 0,
  at: 1,
  seals: [],
};

/** A game of 19 September, as this browser has it. */
function keep(): void {
  beginGame({ battle: 'sept19' });
  const saved: unknown = JSON.parse(JSON.stringify(save(sessionNow())));
  shelf.entry = ENTRY;
  shelf.states = [{ seats: persons(SIDES), saved, isBackup: false } satisfies StoredState];
  clearGame();
}

const heading = (name: string) => screen.findByRole('heading', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  clearGame();
  Object.assign(shelf, { entry: undefined, states: [], isElsewhere: false, isAnswering: true, calls: [] });
  window.location.hash = `#/play/${ID}`;
});

describe('a game of this browser', () => {
  it('is opened, and its screen comes', async () => {
    keep();
    render(<PlayRoute id={ID} />);
    expect(await screen.findByText('the map')).toBeVisible();
    expect(usePlay.getState().id).toBe(ID);
    expect(viewNow().battle).toBe('sept19');
  });

  it('that is in play already stays as it is', async () => {
    beginGame();
    const session = sessionNow();
    render(<PlayRoute id={usePlay.getState().id ?? ''} />);
    expect(await screen.findByText('the map')).toBeVisible();
    expect(sessionNow()).toBe(session);
  });

  it('3.4 is behind the curtain where a side must take the screen first', async () => {
    render(<PlayRoute id={begin({ fog: true, isReadyMade: false })} />);
    expect(await screen.findByRole('heading', { name: /^For the Americans only/ })).toBeVisible();
    expect(screen.queryByText('the map')).not.toBeInTheDocument();
  });
});

describe('a game that cannot be opened', () => {
  it('is not in this browser: it says so, and leads to the games', async () => {
    render(<PlayRoute id={ID} />);
    expect(await heading(trouble.closed.missing.title)).toBeVisible();
    expect(screen.getByText(trouble.closed.missing.note)).toBeVisible();
    expect(screen.getByRole('link', { name: trouble.games })).toHaveAttribute('href', '#/');
    expect(window.location.hash).toBe(`#/play/${ID}`);
  });

  it('was deleted: as if it were not there', async () => {
    keep();
    shelf.entry = { ...ENTRY, removed: 1 };
    render(<PlayRoute id={ID} />);
    expect(await heading(trouble.closed.missing.title)).toBeVisible();
  });

  it('is not found because the storage does not answer: it says that, and tries again', async () => {
    shelf.isAnswering = false;
    render(<PlayRoute id={ID} />);
    expect(await screen.findByText(trouble.closed.deaf)).toBeVisible();
    expect(screen.queryByText(trouble.closed.missing.note)).not.toBeInTheDocument();
    keep();
    await press(trouble.tryAgain);
    expect(await screen.findByText('the map')).toBeVisible();
  });

  it('cannot be read, nor can its back-ups', async () => {
    keep();
    shelf.states = [
      { seats: {}, saved: 'nonsense', isBackup: false },
      { seats: {}, saved: { format: 1 }, isBackup: true },
    ];
    render(<PlayRoute id={ID} />);
    expect(await heading(trouble.closed.unreadable.title)).toBeVisible();
    expect(screen.getByText(trouble.closed.unreadable.note)).toBeVisible();
    expect(screen.getByRole('link', { name: trouble.games })).toHaveAttribute('href', '#/');
  });

  it.each([
    ['in a later format', { format: 99 }],
    ['with dice of a later version', { format: 2, dice: { generator: 'sfc64', seed: 'x' } }],
  ])('%s: it says that a later version saved it', async (_, saved) => {
    keep();
    shelf.states = [{ seats: {}, saved, isBackup: false }];
    render(<PlayRoute id={ID} />);
    expect(await heading(trouble.closed.newer.title)).toBeVisible();
  });

  it('is of a game that this page does not have', async () => {
    keep();
    shelf.entry = { ...ENTRY, game: 'chess' };
    render(<PlayRoute id={ID} />);
    expect(await heading(trouble.closed.unreadable.title)).toBeVisible();
  });
});

describe('a game in another tab', () => {
  beforeEach(() => {
    keep();
    shelf.isElsewhere = true;
  });

  it('is taken over at a press', async () => {
    render(<PlayRoute id={ID} />);
    expect(await heading(trouble.closed.elsewhere.title)).toBeVisible();
    expect(usePlay.getState().id).toBeUndefined();
    await press(saves.elsewhere.takeOver);
    expect(await screen.findByText('the map')).toBeVisible();
    expect(shelf.calls).toEqual([['takeOver', ID]]);
    expect(usePlay.getState().id).toBe(ID);
  });

  it('says so where it cannot be copied', async () => {
    useLibrary.setState({ duplicate: () => Promise.resolve(undefined) });
    shelf.entry = ENTRY;
    render(<PlayRoute id={ID} />);
    await heading(trouble.closed.elsewhere.title);
    await press(saves.elsewhere.copy);
    expect(await screen.findByText(saves.notCopied)).toBeVisible();
  });

  it('is copied at a press, under a name that tells what it is', async () => {
    const duplicate = vi.fn<(id: string, name: string) => Promise<string>>(() => Promise.resolve('copy0001'));
    useLibrary.setState({ duplicate });
    render(<PlayRoute id={ID} />);
    await heading(trouble.closed.elsewhere.title);
    await press(saves.elsewhere.copy);
    expect(window.location.hash).toBe('#/play/copy0001');
    expect(duplicate).toHaveBeenCalledWith(ID, 'Copy of Bemis Heights');
  });

  it('that another tab takes from this one is gone from here at once', async () => {
    shelf.isElsewhere = false;
    render(<PlayRoute id={ID} />);
    await screen.findByText('the map');
    act(() => takeAway(ID));
    expect(await heading(trouble.closed.elsewhere.title)).toBeVisible();
    expect(screen.queryByText('the map')).not.toBeInTheDocument();
  });
});
