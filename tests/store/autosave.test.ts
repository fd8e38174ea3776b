/** The game in the browser: saved after every action, with back-ups, and opened again however damaged it is. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FORMAT } from '../../src/engine/kernel/format';
import type { SavedGame } from '../../src/engine/kernel/session';
import type { Label } from '../../src/games/contract';
import type { ToSave } from '../../src/store/library/autosave';
import { newToy, TOY, TOY_HANDS, type ToyAction } from '../helpers/toy';
import { type Browser, openBareBrowser, openBrowser } from './browser';
import { damage, lengthsIn, type Page, reload, savedIn, stopClock, untilSaved } from './page';

vi.mock('../../src/games/list', () => import('./games'));

let browser: Browser;
beforeEach(() => {
  browser = openBrowser();
});

const LABEL: Label = { scenario: 'cards', turn: 2, stage: 'play' };
const saved = (seed: string, actions: number): SavedGame => ({
  format: FORMAT,
  game: 'toy',
  version: 1,
  setup: TOY_HANDS,
  dice: { generator: 'sfc32', seed },
  isLifted: false,
  cursor: actions,
  actions: Array.from({ length: actions }, () => 'ready'),
  chain: [],
  branches: [],
});
const SEATS = { red: 'person', blue: 'person' } as const;
const game = (id: string, actions: number, label: Partial<Label> = {}): ToSave => ({
  id: id.repeat(8),
  seats: SEATS,
  saved: saved(id, actions),
  label: { ...LABEL, ...label },
});
const [A, B] = ['aaaaaaaa', 'bbbbbbbb'];

describe('saving', () => {
  it('puts the last state down with its label', async () => {
    const { autosave, games, listedGame, statesOf } = await reload(browser);
    expect(await autosave(game('a', 4))).toBe(true);
    expect(await statesOf(A)).toContainEqual({ seats: SEATS, saved: saved('a', 4), isBackup: false });
    expect(await listedGame(A)).toMatchObject({
      id: A,
      game: 'toy',
      label: LABEL,
      actions: 4,
      isUndoFree: false,
    });
    expect(await games()).toEqual([await listedGame(A)]);
  });

  it('writes in the order of play, also while a back-up is written', async () => {
    const { autosave } = await reload(browser);
    await Promise.all([24, 25, 26, 27, 50, 51].map((actions) => autosave(game('a', actions))));
    expect(lengthsIn(browser, A)[0]).toBe(51);
  });

  it('rolls two back-ups, at least 25 actions apart', async () => {
    const { autosave } = await reload(browser);
    for (let actions = 4; actions <= 60; actions++) {
      await autosave(game('a', actions));
      if (actions % 25 === 4) await browser.settled();
    }
    expect(lengthsIn(browser, A)).toEqual([60, 54, 29]);
  });

  it('goes on with the back-ups after a reload', async () => {
    await (await reload(browser)).autosave(game('a', 4));
    await browser.settled();
    const { autosave, continueEntry, listedGame } = await reload(browser);
    const entry = await listedGame(A);
    if (entry) continueEntry(entry);
    await autosave(game('a', 20));
    await browser.settled();
    expect(lengthsIn(browser, A)).toEqual([20, 4, undefined]);
  });

  it('says so where nothing can be kept', async () => {
    openBareBrowser();
    const { autosave, games, statesOf, listedGame } = await reload(browser);
    expect(await autosave(game('a', 4))).toBe(false);
    expect([await games(), await statesOf(A), await listedGame(A)]).toEqual([[], [], undefined]);
  });

  it('says so to the players, who play on all the same', async () => {
    openBareBrowser();
    const page = await reload(browser);
    const id = page.usePlay.getState().beginWith(TOY, newToy());
    await vi.waitFor(() => expect(page.usePlay.getState().isSaved).toBe(false));
    page.usePlay.getState().sitDown();
    expect(page.usePlay.getState().act({ kind: 'sort', card: 1005 } as ToyAction)).toBe(true);
    expect(page.gameInPlay()).toMatchObject({ id, session: { cursor: 3 } });
  });
});

describe('a page that is closed at once', () => {
  it('has noted its last state, which the next page puts into the database', async () => {
    const { autosave } = await reload(browser);
    await autosave(game('a', 30));
    browser.disk = 'silent';
    void autosave(game('a', 31));
    await browser.settled();
    browser.disk = 'good';
    expect(lengthsIn(browser, A)[0]).toBe(30);
    const next = await reload(browser);
    expect((await next.games()).map((each) => each.actions)).toEqual([31]);
    expect(lengthsIn(browser, A)[0]).toBe(31);
    expect(browser.notes.size).toBe(0);
  });

  it('leaves no note behind once the database has confirmed', async () => {
    const { autosave } = await reload(browser);
    await autosave(game('a', 30));
    expect(browser.notes.size).toBe(0);
  });

  it('does not overwrite what is newer', async () => {
    const { autosave } = await reload(browser);
    void autosave(game('a', 30));
    const old = browser.notes.get(`saratoga-1777.last.${A}`) ?? '';
    expect(old).not.toBe('');
    await autosave(game('a', 40));
    browser.notes.set(`saratoga-1777.last.${A}`, old);
    await (await reload(browser)).games();
    expect(lengthsIn(browser, A)[0]).toBe(40);
  });

  it.each(['', 'nonsense', '9999999999999\n{\n{}\n{}', '9999999999999', '99999999999999\nnull\nnull\n5'])(
    'is not harmed by a damaged note: %j',
    async (note) => {
      await (await reload(browser)).autosave(game('a', 30));
      browser.notes.set(`saratoga-1777.last.${A}`, note);
      browser.notes.set('saratoga-1777.last.__proto__', note);
      const { games, statesOf } = await reload(browser);
      expect((await games()).map(({ id, actions }) => [id, actions])).toEqual([[A, 30]]);
      expect(await statesOf(A)).toMatchObject([{ saved: saved('a', 30) }, { isBackup: true }]);
    },
  );
});

describe('another game', () => {
  it('lies beside the one before, and the latest comes first', async () => {
    const { autosave, games } = await reload(browser);
    await autosave(game('a', 40));
    await autosave(game('b', 12, { scenario: 'other' }));
    expect((await games()).map(({ id, actions }) => [id, actions])).toEqual([
      [B, 12],
      [A, 40],
    ]);
  });

  it('is opened when its address is, whichever was played last', async () => {
    const first = await reload(browser);
    const a = await begun(first, 6);
    const b = await begun(first, 4);
    const { usePlay, gameInPlay } = await reload(browser);
    for (const [id, actions] of [
      [a, 6],
      [b, 4],
      [a, 6],
    ] as const) {
      expect(await usePlay.getState().open(id)).toBeUndefined();
      expect(gameInPlay()).toMatchObject({ id, session: { cursor: actions } });
    }
  });

  it('with the same dice is another game all the same', async () => {
    const { autosave, games } = await reload(browser);
    await autosave({ ...game('a', 40), saved: saved('same', 40) });
    await autosave({ ...game('b', 6), saved: saved('same', 6) });
    expect((await games()).map((each) => each.actions)).toEqual([6, 40]);
  });

  it('takes the place of one that was begun and never played', async () => {
    const { autosave, games } = await reload(browser);
    await autosave(game('a', 4));
    await autosave(game('b', 4));
    await browser.settled();
    expect((await games()).map((each) => each.id)).toEqual([B]);
  });

  it('leaves one alone that has seen a single action, or has a name', async () => {
    const { autosave, games, rename } = await reload(browser);
    await autosave(game('a', 4));
    await autosave(game('a', 5));
    await autosave(game('b', 4));
    await rename(B, 'To be played');
    await autosave(game('c', 4));
    await browser.settled();
    expect((await games()).map((each) => each.id)).toEqual(['cccccccc', B, A]);
  });
});

describe('a label', () => {
  const entry = { game: 'toy', seats: SEATS, label: LABEL, actions: 7, began: 2, at: 1_000 };

  it.each([
    undefined,
    null,
    'oct7',
    { ...LABEL, scenario: '' },
    { ...LABEL, scenario: 'x'.repeat(41) },
    { ...LABEL, turn: 'two' },
    { ...LABEL, stage: 'never' },
    { ...LABEL, turn: Number.NaN },
  ])('that cannot be read is none, and its game is there: %j', async (label) => {
    browser.values.set(`entry:${A}`, { ...entry, label }).set(`game:${A}`, { text: '{}' });
    const { games, statesOf } = await reload(browser);
    expect(await games()).toMatchObject([{ id: A, label: undefined, actions: 7 }]);
    expect(await statesOf(A)).toEqual([{ seats: {}, saved: {}, isBackup: false }]);
  });

  it.each([['a word'], [[1.5]], [[-3]], [['<b>']], [Array.from({ length: 1_000 }, () => 203)]])(
    'loses dots that are none: %j',
    async (dots) => {
      browser.values.set(`entry:${A}`, { ...entry, label: { ...LABEL, dots } });
      const { games } = await reload(browser);
      expect((await games())[0]?.label).toEqual(LABEL);
    },
  );

  it('keeps its dots', async () => {
    const dots = [500, 250, 0, 10, 20, 1];
    const { autosave } = await reload(browser);
    await autosave(game('a', 9, { dots }));
    expect((await (await reload(browser)).games())[0]?.label).toEqual({ ...LABEL, dots });
  });

  it.each([
    ['a word', 'person'],
    ['players that are none', { red: 'somebody', blue: 7 }],
    ['opponents with odd names', { red: 'opponent <b>', blue: 'person' }],
    ['too many', Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`side ${i}`, 'person']))],
  ])('loses seats that are %s', async (_, seats) => {
    browser.values.set(`entry:${A}`, { ...entry, seats });
    expect((await (await reload(browser)).games())[0]?.seats).toEqual({});
  });

  it.each([[null], ['entry'], [{}], [{ game: '' }], [{ game: 7 }], [[1]]])(
    'of an entry %j that names no game is not listed',
    async (value) => {
      browser.values.set(`entry:${A}`, value).set('entry:__proto__', entry).set('entry:a', entry);
      expect(await (await reload(browser)).games()).toEqual([]);
    },
  );
});

/** A game of so many actions on this page, and all of it in the browser. */
async function begun({ usePlay, gameInPlay }: Page, actions: number): Promise<string> {
  const id = usePlay.getState().beginWith(TOY, newToy());
  usePlay.getState().sitDown();
  const [one, two] = TOY_HANDS.red;
  while ((gameInPlay()?.session.cursor ?? 0) < actions) {
    const card = gameInPlay()?.session.cursor === 28 ? one : two;
    if (!usePlay.getState().act({ kind: 'sort', card } as ToyAction)) throw new Error('stuck');
    if (gameInPlay()?.session.cursor === 27) await browser.settled();
  }
  if (browser.disk === 'good') await untilSaved(browser, id, actions);
  else await browser.settled();
  return id;
}

/** The same on a page of its own. */
const play = async (actions: number): Promise<string> => begun(await reload(browser), actions);

/** What a page finds that is loaded now. */
async function opened(id: string) {
  const { usePlay, gameInPlay } = await reload(browser);
  const why = await usePlay.getState().open(id);
  const { notice } = usePlay.getState();
  return { actions: gameInPlay()?.session.cursor, notice, why };
}

describe('opening', () => {
  it('goes on exactly there where all is well', async () => {
    const id = await play(12);
    expect(await opened(id)).toEqual({ actions: 12, notice: undefined, why: undefined });
  });

  it('opens a damaged game at the last good action and says so', async () => {
    const id = await play(12);
    damage(browser, `game:${id}`, ({ actions }) => void (actions[9] = { kind: 'nonsense' }));
    expect(await opened(id)).toMatchObject({ actions: 9, notice: 'cut' });
  });

  it('opens a game whose end is missing', async () => {
    const id = await play(12);
    damage(browser, `game:${id}`, ({ actions }) => void actions.splice(10));
    expect(await opened(id)).toMatchObject({ actions: 10, notice: 'cut' });
  });

  it('opens a game whose record breaks off', async () => {
    const id = await play(12);
    const record = browser.values.get(`game:${id}`) as { text: string };
    const text = record.text.slice(0, record.text.indexOf('"chain"') - 3);
    browser.values.set(`game:${id}`, { ...record, text });
    expect(await opened(id)).toMatchObject({ actions: 11, notice: 'cut' });
  });

  it('takes the back-up where the record breaks off before the first action', async () => {
    const id = await play(34);
    const record = browser.values.get(`game:${id}`) as { text: string };
    const text = record.text.slice(0, record.text.indexOf('"actions":[') + 12);
    browser.values.set(`game:${id}`, { ...record, text });
    expect(await opened(id)).toMatchObject({ actions: 27, notice: 'backup' });
  });

  it('takes the back-up where it holds more of the game', async () => {
    const id = await play(34);
    expect(lengthsIn(browser, id)).toEqual([34, 27, 2]);
    damage(browser, `game:${id}`, ({ actions }) => void (actions[2] = 7));
    expect(await opened(id)).toMatchObject({ actions: 27, notice: 'backup' });
  });

  it.each([
    ['a word', 'game'],
    ['a number', 42],
    ['an empty thing', {}],
    ['no save', { seats: SEATS, saved: null }],
    ['a list', [1, 2]],
    ['no JSON', { seats: SEATS, text: '{"format":2,' }],
    ['another game', { seats: SEATS, text: '{"format":2,"game":"chess"}' }],
    ['of another format', { seats: SEATS, text: '{"format":1,"game":"toy"}' }],
  ])('takes the back-up where the last state is %s', async (_, value) => {
    const id = await play(34);
    browser.values.set(`game:${id}`, value);
    expect(await opened(id)).toMatchObject({ actions: 27, notice: 'backup' });
  });

  it('takes the back-up where the last state is gone', async () => {
    const id = await play(34);
    browser.values.delete(`game:${id}`);
    expect(await opened(id)).toMatchObject({ actions: 27, notice: 'backup' });
  });

  it('saves what it could read with the next action, not before', async () => {
    const id = await play(12);
    damage(browser, `game:${id}`, ({ actions }) => void (actions[9] = { kind: 'nonsense' }));
    const { usePlay } = await reload(browser);
    await usePlay.getState().open(id);
    await browser.settled();
    expect(savedIn(browser, `game:${id}`)?.actions).toHaveLength(12);
    usePlay.getState().sitDown();
    usePlay.getState().act({ kind: 'sort', card: 1007 } as ToyAction);
    await untilSaved(browser, id, 10);
    expect(await opened(id)).toMatchObject({ actions: 10, notice: undefined });
  });

  it('says that nothing can be read where that is so', async () => {
    const id = await play(12);
    for (const kind of ['game', 'back1', 'back2'])
      if (browser.values.has(`${kind}:${id}`)) browser.values.set(`${kind}:${id}`, 'nonsense');
    expect(await opened(id)).toEqual({ actions: undefined, notice: undefined, why: 'unreadable' });
  });

  it('says that a game is not there, or no longer', async () => {
    expect(await opened('nothing0')).toMatchObject({ actions: undefined, why: 'missing' });
    const id = await play(12);
    await (await reload(browser)).remove(id);
    expect(await opened(id)).toMatchObject({ actions: undefined, why: 'missing' });
  });

  it('is silent about a side line that was damaged', async () => {
    const id = await play(12);
    damage(browser, `game:${id}`, (json) => Object.assign(json, { branches: ['nonsense'] }));
    expect(await opened(id)).toMatchObject({ actions: 12, notice: undefined });
  });

  it('names a player for each side, whatever the record says', async () => {
    const id = await play(12);
    const record = browser.values.get(`game:${id}`) as object;
    browser.values.set(`game:${id}`, { ...record, seats: { red: 'opponent quick', green: 'person' } });
    const { usePlay } = await reload(browser);
    await usePlay.getState().open(id);
    expect(usePlay.getState().seats).toEqual({ red: 'opponent quick', blue: 'person' });
  });
});

describe('A4 the journal', () => {
  it.each(['full', 'throws', 'fails'] as const)(
    'holds what the database refuses (%s) until it has taken it',
    async (disk) => {
      const first = await reload(browser);
      const id = await begun(first, 14);
      browser.disk = disk;
      browser.closeDatabase();
      for (let actions = 14; actions < 30; actions++)
        first.usePlay.getState().act({ kind: 'sort', card: 1003 } as ToyAction);
      await vi.waitFor(() => expect(first.usePlay.getState().isSaved).toBe(false));
      // Two loads on a disk that still refuses, the second of which is played on.
      expect(await opened(id)).toMatchObject({ actions: 30, notice: undefined });
      const second = await reload(browser);
      expect(await second.usePlay.getState().open(id)).toBeUndefined();
      second.usePlay.getState().sitDown();
      second.usePlay.getState().act({ kind: 'sort', card: 1005 } as ToyAction);
      await browser.settled();
      expect(savedIn(browser, `game:${id}`)?.actions).toHaveLength(14);
      // The third finds it well.
      browser.disk = 'good';
      const third = await reload(browser);
      expect((await third.games()).map(({ actions }) => actions)).toEqual([31]);
      expect(savedIn(browser, `game:${id}`)?.actions).toHaveLength(31);
      expect(browser.notes.size).toBe(0);
      expect(await opened(id)).toMatchObject({ actions: 31, notice: undefined });
    },
  );

  it('alone keeps the last game where a browser has no database', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const first = await reload(browser);
    const id = first.usePlay.getState().beginWith(TOY, newToy());
    first.usePlay.getState().sitDown();
    for (const card of [1003, 1005, 1007]) first.usePlay.getState().act({ kind: 'sort', card } as ToyAction);
    await vi.waitFor(() => expect(first.usePlay.getState().isSaved).toBe(false));
    for (let loads = 0; loads < 2; loads++) {
      const { games } = await reload(browser);
      expect(await games()).toMatchObject([{ id, actions: 5, game: 'toy' }]);
      expect(await opened(id)).toEqual({ actions: 5, notice: undefined, why: undefined });
    }
  });

  it('is not filled by games that were begun and never played', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { usePlay } = await reload(browser);
    const ids = [1, 2, 3, 4].map(() => usePlay.getState().beginWith(TOY, newToy()));
    await vi.waitFor(() => expect([...browser.notes.keys()]).toEqual([`saratoga-1777.last.${ids.at(-1)}`]));
  });

  it('does not bring back what was deleted', async () => {
    const first = await reload(browser);
    const id = await begun(first, 14);
    browser.disk = 'full';
    first.usePlay.getState().act({ kind: 'sort', card: 1003 } as ToyAction);
    await vi.waitFor(() => expect(first.usePlay.getState().isSaved).toBe(false));
    browser.disk = 'good';
    expect(await first.remove(id)).toBe(true);
    expect(await first.games()).toEqual([]);
    const second = await reload(browser);
    expect(await second.games()).toEqual([]);
    // All of it is there as long as that can be undone.
    await second.bringBack(id);
    expect((await second.games()).map(({ actions }) => actions)).toEqual([15]);
    browser.disk = 'full';
    await second.usePlay.getState().open(id);
    second.usePlay.getState().sitDown();
    second.usePlay.getState().act({ kind: 'sort', card: 1005 } as ToyAction);
    await vi.waitFor(() => expect(second.usePlay.getState().isSaved).toBe(false));
    browser.disk = 'good';
    await second.purge([id]);
    expect([browser.values.size, browser.notes.size]).toEqual([0, 0]);
    expect(await (await reload(browser)).games()).toEqual([]);
  });

  it('is used where the database is silent', async () => {
    const first = await reload(browser);
    const id = await begun(first, 14);
    browser.disk = 'silent';
    for (const card of [1003, 1005]) first.usePlay.getState().act({ kind: 'sort', card } as ToyAction);
    stopClock();
    const second = await reload(browser);
    const opening = second.usePlay.getState().open(id);
    await vi.advanceTimersByTimeAsync(3_000);
    // Nobody waits a second time for a database that was silent.
    expect(await opening).toBeUndefined();
    expect(second.gameInPlay()?.session.cursor).toBe(16);
    vi.useRealTimers();
  });
});

describe('A13 a time in the future', () => {
  const later = (milliseconds: number) => Date.now() + milliseconds;
  const HOUR = 3_600_000;
  const note = (at: number, text = 'nonsense') =>
    [at, JSON.stringify({ entry: { game: 'toy', at, actions: 99 }, head: { at } }), text].join('\n');

  it.each([9e15, 1e300, later(48 * HOUR)])('%d in a note is not believed', async (at) => {
    const id = await play(12);
    browser.notes.set(`saratoga-1777.last.${id}`, note(at));
    const { games, listedGame } = await reload(browser);
    expect((await games()).map(({ actions }) => actions)).toEqual([12]);
    expect((await listedGame(id))?.actions).toBe(12);
    expect(await opened(id)).toEqual({ actions: 12, notice: undefined, why: undefined });
    expect(savedIn(browser, `game:${id}`)?.actions).toHaveLength(12);
  });

  it('by less than clocks differ is believed', async () => {
    const id = await play(12);
    const text = JSON.stringify({ ...saved('a', 2), chain: [] });
    browser.notes.set(`saratoga-1777.last.${id}`, note(later(HOUR), text));
    expect((await (await reload(browser)).games()).map(({ actions }) => actions)).toEqual([99]);
    expect(savedIn(browser, `game:${id}`)?.actions).toHaveLength(2);
  });

  it('does not put a game before the others, nor the next saving behind it', async () => {
    const id = await play(12);
    const entry = browser.values.get(`entry:${id}`) as object;
    browser.values.set(`entry:${id}`, { ...entry, at: 9e15 });
    const page = await reload(browser);
    await begun(page, 6);
    expect((await page.games()).map(({ actions }) => actions)).toEqual([6, 12]);
    await page.usePlay.getState().open(id);
    page.usePlay.getState().sitDown();
    page.usePlay.getState().act({ kind: 'sort', card: 1005 } as ToyAction);
    await untilSaved(browser, id, 13);
    const { at } = browser.values.get(`entry:${id}`) as { readonly at: number };
    expect(Math.abs(at - Date.now())).toBeLessThan(HOUR);
  });
});

describe('looking at a game', () => {
  it('changes nothing of it in the browser, neither by opening nor by a review', async () => {
    const id = await play(12);
    const before = JSON.stringify([...browser.values]);
    await new Promise((done) => setTimeout(done, 3));
    const page = await reload(browser);
    await page.usePlay.getState().open(id);
    page.usePlay.getState().sitDown();
    page.usePlay.getState().standUp();
    page.usePlay.getState().leave();
    await page.useReview.getState().open(id);
    await browser.settled();
    expect(JSON.stringify([...browser.values])).toBe(before);
    expect(browser.notes.size).toBe(0);
  });
});
