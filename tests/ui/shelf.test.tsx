/** The shelf on the first screen: the latest game, the others, and what can be done with them. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Label } from '../../src/store/kept';
import type { Listed } from '../../src/store/shelf/entries';
import { useShelf } from '../../src/store/shelf/useShelf';
import { Continue } from '../../src/ui/shell/Continue';
import { copyNameOf, detailsOf, nameOf } from '../../src/ui/shell/shelfNames';
import { text } from '../../src/ui/text';
import { saves } from '../../src/ui/text/saves';

const shelf = vi.hoisted(() => ({
  games: [] as unknown[],
  elsewhere: new Set<string>(),
  calls: [] as unknown[],
}));
vi.mock('../../src/store/shelf/games', () => {
  const call =
    (what: string) =>
    (...args: unknown[]) => {
      shelf.calls.push([what, ...args]);
      return Promise.resolve('copy0000');
    };
  return {
    UNDO_TIME: 10_000,
    games: () => Promise.resolve(shelf.games),
    gameNamed: () => Promise.resolve(undefined),
    keysOf: () => [],
    rename: call('rename'),
    duplicate: call('duplicate'),
    remove: call('remove'),
    bringBack: call('bringBack'),
    purge: call('purge'),
  };
});
vi.mock('../../src/store/shelf/tabs', async (original) => ({
  ...(await original<object>()),
  elsewhere: () => Promise.resolve(shelf.elsewhere),
  takeOver: (id: string) => {
    shelf.calls.push(['takeOver', id]);
    return Promise.resolve();
  },
}));

const label = (change: Partial<Label> = {}): Label => ({
  battle: 'oct7',
  turn: 3,
  stage: 'turn',
  at: Date.now(),
  picture: [1211, 1410],
  ...change,
});
const game = (id: string, change: Partial<Listed> = {}): Listed => ({
  id,
  mode: 'two',
  label: label(),
  actions: 40,
  began: 4,
  at: 1,
  ...change,
});
const latest = () => screen.findByRole('region', { name: text.resume.title });

beforeEach(() => {
  shelf.games = [];
  shelf.elsewhere = new Set();
  shelf.calls = [];
  useShelf.setState({ games: undefined, elsewhere: new Set(), removed: undefined });
  window.location.hash = '';
});

describe('the latest game', () => {
  it('is not spoken of where there is none, and a file can be opened all the same', async () => {
    render(<Continue />);
    expect(await screen.findByRole('button', { name: saves.import })).toBeVisible();
    expect(screen.queryByRole('region', { name: text.resume.title })).not.toBeInTheDocument();
  });

  it('is named with battle, turn and when, and led to', async () => {
    shelf.games = [game('a', { label: label({ at: Date.now() - 12 * 60_000 }) })];
    render(<Continue />);
    expect(await latest()).toHaveTextContent('Bemis Heights, turn 3, 12:00 p.m.');
    expect(await latest()).toHaveTextContent('Last played 12 minutes ago. Two players.');
    const link = within(await latest()).getByRole('link', { name: text.resume.go });
    expect(link).toHaveAttribute('href', '#/game');
  });

  it('shows how it ended when it is over', async () => {
    shelf.games = [game('a', { label: label({ stage: 'over', turn: 8 }) })];
    render(<Continue />);
    expect(await screen.findByRole('link', { name: text.resume.ended })).toBeVisible();
    expect(screen.getByText('Bemis Heights, over in turn 8')).toBeVisible();
  });

  it('has a dot for each stack, and none for one off the map', async () => {
    shelf.games = [game('a', { label: label({ picture: [1211, 1410, 19_998] }) })];
    render(<Continue />);
    const picture = (await latest()).querySelector('.shelf-picture');
    expect(picture?.querySelectorAll('.british')).toHaveLength(1);
    expect(picture?.querySelectorAll('.american')).toHaveLength(1);
  });

  it('that lies on the table of another tab is taken over or copied, not opened', async () => {
    shelf.games = [game('a')];
    shelf.elsewhere = new Set(['a']);
    render(<Continue />);
    expect(await screen.findByText(new RegExp(saves.elsewhere.note))).toBeVisible();
    expect(screen.queryByRole('link', { name: text.resume.go })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: saves.elsewhere.takeOver }));
    expect(shelf.calls).toEqual([['takeOver', 'a']]);
    expect(window.location.hash).toBe('#/game');
  });
});

describe('the other games', () => {
  it('are listed by name, with markup as mere letters', async () => {
    shelf.games = [game('a'), game('b', { name: '<img src=x>' })];
    render(<Continue />);
    expect(await screen.findByRole('link', { name: 'Open <img src=x>' })).toHaveAttribute('href', '#/game');
    expect(document.querySelector('.shelf img')).toBeNull();
  });

  it('are deleted, and brought back', async () => {
    shelf.games = [game('a'), game('b', { name: 'Second' })];
    render(<Continue />);
    const [, second] = await screen.findAllByText(saves.more);
    await userEvent.click(second as HTMLElement);
    const row = screen.getByText('Second').closest('li') as HTMLElement;
    await userEvent.click(within(row).getByRole('button', { name: saves.remove }));
    expect(await screen.findByText('Second was deleted.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: saves.undo }));
    expect(shelf.calls).toEqual([
      ['remove', 'b'],
      ['bringBack', 'b'],
    ]);
    expect(screen.queryByText('Second was deleted.')).not.toBeInTheDocument();
  });

  it('are renamed by keyboard', async () => {
    shelf.games = [game('a', { name: 'First' })];
    render(<Continue />);
    await userEvent.click(await screen.findByText(saves.more));
    await userEvent.click(screen.getByRole('button', { name: saves.rename }));
    expect(screen.getByLabelText(saves.name)).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}Other{Enter}');
    expect(shelf.calls[0]).toEqual(['rename', 'a', expect.stringContaining('Other')]);
  });
});

describe('the words for a game', () => {
  const now = Date.UTC(2026, 4, 9, 12);
  const named = game('a', { name: 'Anna’s', mode: 'solo', label: label({ at: now - 5_000 }) });

  it('are its name and where it stands', () => {
    expect(nameOf(named)).toBe('Anna’s');
    expect(detailsOf(named, now)).toBe(
      'Bemis Heights, turn 3, 12:00 p.m. Last played a moment ago. Both sides by one.',
    );
  });

  it('do without a label', () => {
    expect(nameOf(game('a', { label: undefined }))).toBe(saves.unknown);
  });

  it('of a copy do not tell the hour of the original', () => {
    expect(copyNameOf(game('a'))).toBe('Copy of Bemis Heights');
    expect(copyNameOf(named)).toBe('Copy of Anna’s');
  });
});
