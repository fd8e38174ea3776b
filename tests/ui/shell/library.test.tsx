/** The library on the first screen: the latest game, the others, and what can be done with them. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Label } from '../../../src/games/contract';
import type { Listed } from '../../../src/store/library/entries';
import { useLibrary } from '../../../src/store/library/useLibrary';
import { Library } from '../../../src/ui/shell/library/Library';
import { copyNameOf, detailsOf, nameOf } from '../../../src/ui/shell/library/names';
import { Title } from '../../../src/ui/shell/Title';
import { saves } from '../../../src/ui/text/saves';
import { title } from '../../../src/ui/text/title';

const shelf = vi.hoisted(() => ({
  games: [] as unknown[],
  elsewhere: new Set<string>(),
  calls: [] as unknown[],
}));
vi.mock('../../../src/store/library/library', () => {
  const call =
    (what: string) =>
    (...args: unknown[]) => {
      shelf.calls.push([what, ...args]);
      return Promise.resolve('copy0000');
    };
  return {
    UNDO_TIME: 10_000,
    games: () => Promise.resolve(shelf.games),
    listedGame: () => Promise.resolve(undefined),
    keysOf: () => [],
    rename: call('rename'),
    duplicate: call('duplicate'),
    remove: call('remove'),
    bringBack: call('bringBack'),
    purge: call('purge'),
  };
});
vi.mock('../../../src/store/library/tabs', async (original) => ({
  ...(await original<object>()),
  elsewhere: () => Promise.resolve(shelf.elsewhere),
  takeOver: (id: string) => {
    shelf.calls.push(['takeOver', id]);
    return Promise.resolve();
  },
}));

const label = (change: Partial<Label> = {}): Label => ({
  scenario: 'oct7',
  turn: 3,
  stage: 'play',
  dots: [500, 400, 0, 300, 700, 1],
  ...change,
});
const game = (id: string, change: Partial<Listed> = {}): Listed => ({
  id,
  game: 'saratoga',
  seats: { british: 'person', american: 'person' },
  isUndoFree: false,
  label: label(),
  actions: 40,
  began: 4,
  at: Date.now(),
  seals: [],
  ...change,
});
const latest = () => screen.findByRole('region', { name: title.resume.title });

/** The library with these games, the last played first. */
async function show(...games: Listed[]): Promise<HTMLElement> {
  shelf.games = games;
  await act(() => useLibrary.getState().refresh());
  return render(<Library />).container;
}

beforeEach(() => {
  shelf.games = [];
  shelf.elsewhere = new Set();
  shelf.calls = [];
  useLibrary.setState({ games: undefined, elsewhere: new Set(), removed: undefined });
  window.location.hash = '';
});

describe('the latest game', () => {
  it('is not spoken of where there is none, and a file can be opened all the same', async () => {
    render(<Title />);
    expect(await screen.findByRole('button', { name: saves.import })).toBeVisible();
    expect(screen.queryByRole('region', { name: title.resume.title })).not.toBeInTheDocument();
  });

  it('is named with battle, turn and when, and led to', async () => {
    await show(game('a', { at: Date.now() - 12 * 60_000 }));
    expect(await latest()).toHaveTextContent('Bemis Heights, turn 3, 12:00 p.m.');
    expect(await latest()).toHaveTextContent('Last played 12 minutes ago. Two players.');
    const link = within(await latest()).getByRole('link', { name: title.resume.go });
    expect(link).toHaveAttribute('href', '#/play/a');
  });

  it.each([
    ['opponent major', 'Against the computer: Line major.'],
    ['opponent unheard-of', 'Against the computer: unheard-of.'],
    ['self', 'Solo.'],
  ] as const)('says who plays: %s', async (british, words) => {
    await show(game('a', { seats: { british, american: 'person' } }));
    expect(await latest()).toHaveTextContent(words);
  });

  it('says that it is a demonstration', async () => {
    await show(game('a', { seats: { british: 'opponent major', american: 'opponent major' } }));
    expect(await latest()).toHaveTextContent('A demonstration.');
  });

  it('shows how it ended when it is over', async () => {
    await show(game('a', { label: label({ stage: 'over', turn: 8 }) }));
    expect(await screen.findByRole('link', { name: title.resume.ended })).toBeVisible();
    expect(screen.getByText('Bemis Heights, over in turn 8')).toBeVisible();
  });

  it('has a dot for each stack, and none for what is no whole dot', async () => {
    await show(game('a', { label: label({ dots: [500, 400, 0, 300, 700, 1, 999, 998] }) }));
    const dots = [...(await latest()).querySelectorAll('.library-picture .dot')];
    const places = dots.map((dot) => ['class', 'cx', 'cy'].map((name) => dot.getAttribute(name)));
    expect(places).toEqual([
      ['dot side-0', '500', '400'],
      ['dot side-1', '300', '700'],
    ]);
  });

  it('that lies on the table of another tab is taken over or copied, not opened', async () => {
    shelf.elsewhere = new Set(['a']);
    await show(game('a'));
    expect(await screen.findByText(new RegExp(saves.elsewhere.note))).toBeVisible();
    expect(screen.queryByRole('link', { name: title.resume.go })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: saves.elsewhere.takeOver }));
    expect(shelf.calls).toEqual([['takeOver', 'a']]);
    expect(window.location.hash).toBe('#/play/a');
  });
});

describe('the other games', () => {
  it('are listed by name, with markup as mere letters', async () => {
    await show(game('a'), game('b', { name: '<img src=x>' }));
    const link = await screen.findByRole('link', { name: 'Open <img src=x>' });
    expect(link).toHaveAttribute('href', '#/play/b');
    expect(document.querySelector('.library img[src="x"]')).toBeNull();
  });

  it('that lie on the table of another tab are not opened', async () => {
    shelf.elsewhere = new Set(['b']);
    await show(game('a'), game('b', { name: 'Second' }));
    expect(await screen.findByRole('button', { name: saves.elsewhere.takeOver })).toBeVisible();
    expect(screen.queryByRole('link', { name: saves.openNamed('Second') })).not.toBeInTheDocument();
  });

  it('are deleted, and brought back', async () => {
    await show(game('a'), game('b', { name: 'Second' }));
    const more = await screen.findByLabelText(saves.moreNamed('Second'));
    await userEvent.click(more);
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
    await show(game('a', { name: 'First' }));
    await userEvent.click(await screen.findByText(saves.more));
    await userEvent.click(screen.getByRole('button', { name: saves.rename }));
    expect(screen.getByLabelText(saves.name)).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}Other{Enter}');
    expect(shelf.calls[0]).toEqual(['rename', 'a', expect.stringContaining('Other')]);
  });
});

describe('a library of 300 games', () => {
  const MANY = Array.from({ length: 301 }, (_, i) => game(`game${i}`, { name: `Game ${i}` }));
  const rows = () => document.querySelectorAll('.library-others li').length;
  /** As a browser does it: the list is folded or unfolded, and says so. */
  const fold = async (open: boolean) => {
    const others = (await screen.findByText(saves.others(300))).closest('details') as HTMLDetailsElement;
    others.open = open;
    fireEvent(others, new Event('toggle'));
  };

  it('is folded, and makes no row until it is unfolded', async () => {
    const page = await show(...MANY);
    const others = (await screen.findByText(saves.others(300))).closest('details');
    expect(others).not.toHaveAttribute('open');
    expect(rows()).toBe(0);
    expect(page.querySelectorAll('.library-picture')).toHaveLength(1); // of the latest
    expect(screen.queryByText(saves.showMore(30))).not.toBeInTheDocument();
  });

  it('shows 30 when it is unfolded, then 30 more at a time', async () => {
    const page = await show(...MANY);
    await fold(true);
    // Straight from the page: to ask for roles and names among hundreds of rows takes seconds.
    const more = () => page.querySelector('.library-others > button');
    const last = () => page.querySelector('.library-others li:last-child a')?.getAttribute('href');
    expect([rows(), last()]).toEqual([30, '#/play/game30']);
    for (const shown of [60, 90]) {
      expect(more()).toHaveTextContent(saves.showMore(30));
      fireEvent.click(more() as Element);
      expect([rows(), last()]).toEqual([shown, `#/play/game${shown}`]);
    }
  });

  it('says how many more there are for the last press, and then no more', async () => {
    shelf.games = MANY.slice(0, 36);
    await act(() => useLibrary.getState().refresh());
    render(<Library />);
    const others = (await screen.findByText(saves.others(35))).closest('details') as HTMLDetailsElement;
    others.open = true;
    fireEvent(others, new Event('toggle'));
    fireEvent.click(screen.getByText(saves.showMore(5)));
    expect(rows()).toBe(35);
    expect(screen.queryByText(/^Show /)).not.toBeInTheDocument();
  });

  it('takes its rows away when it is folded again', async () => {
    await show(...MANY);
    await fold(true);
    await fold(false);
    expect(rows()).toBe(0);
  });

  it('of three others lies open at once', async () => {
    await show(...MANY.slice(0, 4));
    expect(await screen.findByRole('link', { name: saves.openNamed('Game 3') })).toBeVisible();
    expect(rows()).toBe(3);
  });
});

describe('the words for a game', () => {
  const now = Date.UTC(2026, 4, 9, 12);
  const named = game('a', { name: 'Anna’s', isUndoFree: true, at: now - 5_000 });

  it('are its name and where it stands', () => {
    expect(nameOf(named)).toBe('Anna’s');
    expect(detailsOf(named, now)).toBe('Bemis Heights, turn 3, 12:00 p.m. Last played a moment ago. Solo.');
  });

  it('do without a label', () => {
    expect(nameOf(game('a', { label: undefined }))).toBe(saves.unknown);
  });

  it('of a copy do not tell the hour of the original', () => {
    expect(copyNameOf(game('a'))).toBe('Copy of Bemis Heights');
    expect(copyNameOf(named)).toBe('Copy of Anna’s');
  });
});
