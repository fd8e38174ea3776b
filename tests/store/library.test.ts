/** The library: many games side by side, named, copied, deleted and brought back; and two tabs. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RULES } from '../../src/engine/saratoga';
import type { ToSave } from '../../src/store/library/autosave';
import { isId, newId } from '../../src/store/library/ids';
import { LONGEST_NAME, tidyName } from '../../src/store/library/schemas';
import { newToy, TOY, TOY_HANDS, type ToyAction } from '../helpers/toy';
import { type Browser, openBrowser } from './browser';
import { openTab, reload, stopClock, untilSaved } from './page';

vi.mock('../../src/games/list', () => import('./games'));

let browser: Browser;
beforeEach(() => {
  browser = openBrowser();
});
afterEach(() => void vi.useRealTimers());

const LABEL = { scenario: 'cards', turn: 2, stage: 'play', dots: [100, 200, 0, 500, 600, 1] } as const;
const SEATS = { red: 'person', blue: 'person' } as const;
const game = (id: string, actions: number): ToSave => ({
  id,
  seats: SEATS,
  saved: {
    format: 2,
    game: 'toy',
    version: 1,
    setup: TOY_HANDS,
    dice: { generator: 'sfc32', seed: id },
    isLifted: true,
    cursor: actions,
    actions: Array.from({ length: actions }, () => 'ready'),
    chain: [],
    branches: [],
  },
  label: LABEL,
});
const [A, B] = ['aaaaaaaa', 'bbbbbbbb'];

describe('a game of the library', () => {
  it('tells game, scenario, turn, seats, whether undo is free, date and picture', async () => {
    const { autosave, games } = await reload(browser);
    await autosave(game(A, 40));
    const [listed] = await games();
    expect(listed).toMatchObject({
      id: A,
      game: 'toy',
      seats: SEATS,
      isUndoFree: true,
      actions: 40,
      label: LABEL,
    });
    expect(Math.abs((listed?.at ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it('has the name that it was given, also after more was played', async () => {
    const { autosave, games, rename } = await reload(browser);
    await autosave(game(A, 40));
    await rename(A, '  The evening\u0000 with <b>Anna</b> ');
    await autosave(game(A, 41));
    expect((await games())[0]).toMatchObject({ name: 'The evening with <b>Anna</b>', actions: 41 });
    await rename(A, '   ');
    expect((await games())[0]?.name).toBeUndefined();
  });

  it('has a copy that goes its own way', async () => {
    const { autosave, games, duplicate, statesOf } = await reload(browser);
    await autosave(game(A, 40));
    const copy = await duplicate(A, 'Copy of it');
    await autosave(game(A, 41));
    const names = (await games()).map(({ id, actions, name }) => [id, actions, name]);
    expect(new Set(names)).toEqual(
      new Set([
        [A, 41, undefined],
        [copy, 40, 'Copy of it'],
      ]),
    );
    expect((await statesOf(copy ?? ''))[0]?.saved).toMatchObject({ dice: { seed: A } });
  });

  it('gives its copy neither its seals nor what was deleted of it', async () => {
    const { autosave, duplicate, games, remove, tag } = await reload(browser);
    await autosave(game(A, 40));
    await tag(A, { seals: [[40, '0123456789abcdef'.repeat(2)]] });
    await remove(A);
    const copy = await duplicate(A, 'Copy of it');
    expect(await games()).toMatchObject([{ id: copy, seals: [], name: 'Copy of it' }]);
  });

  it('has a copy of what was played last, also where the disk has refused it', async () => {
    const { autosave, duplicate, statesOf, listedGame } = await reload(browser);
    await autosave(game(A, 40));
    browser.disk = 'full';
    await autosave(game(A, 43));
    browser.disk = 'good';
    const copy = (await duplicate(A, 'Copy of it')) ?? '';
    expect((await statesOf(copy))[0]).toMatchObject({ isBackup: false, saved: { cursor: 43 } });
    expect(await listedGame(copy)).toMatchObject({ actions: 43 });
  });

  it('whose last state is gone has a copy whose last state is gone', async () => {
    const { autosave, duplicate, statesOf } = await reload(browser);
    await autosave(game(A, 40));
    await autosave(game(A, 70));
    await browser.settled();
    browser.values.delete(`game:${A}`);
    const copy = (await duplicate(A, 'Copy of it')) ?? '';
    expect((await statesOf(copy)).map(({ isBackup }) => isBackup)).toEqual([true, true]);
  });

  it('that is not there has no copy', async () => {
    const { duplicate } = await reload(browser);
    expect(await duplicate('nothing0', 'x')).toBeUndefined();
  });

  it('is gone when it was deleted, and comes back whole', async () => {
    const { autosave, games, remove, bringBack, rename } = await reload(browser);
    await autosave(game(A, 40));
    await rename(A, 'Mine');
    await autosave(game(B, 20));
    await remove(A);
    expect((await games()).map(({ id }) => id)).toEqual([B]);
    await bringBack(A);
    expect((await games()).map(({ id, name }) => [id, name])).toEqual([
      [B, undefined],
      [A, 'Mine'],
    ]);
  });

  it('leaves nothing behind when the time for undoing is over', async () => {
    const { autosave, games, remove } = await reload(browser);
    await autosave(game(A, 40));
    await remove(A);
    const entry = browser.values.get(`entry:${A}`) as object;
    browser.values.set(`entry:${A}`, { ...entry, removed: Date.now() - 70_000 });
    await games();
    expect([...browser.values.keys()].filter((key) => key.includes(A))).toEqual([]);
  });

  it('is put away from the table that it lies on', async () => {
    const { usePlay, gameInPlay, useTable, remove } = await reload(browser);
    const id = usePlay.getState().beginWith(TOY, newToy());
    await untilSaved(browser, id, 2);
    usePlay.getState().sitDown();
    expect(useTable.getState().game).toBe('toy');
    await remove(id);
    expect([gameInPlay(), usePlay.getState().id, useTable.getState().view]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the list of the first screen', () => {
  const library = async () => {
    const page = await reload(browser);
    const { useLibrary } = await import('../../src/store/library/useLibrary');
    const ids = () => useLibrary.getState().games?.map(({ id }) => id);
    return { ...page, useLibrary, ids };
  };

  it('lets a deletion be undone for ten seconds', async () => {
    stopClock();
    const { autosave, useLibrary, ids } = await library();
    await autosave(game(A, 40));
    await autosave(game(B, 20));
    const now = () => useLibrary.getState();
    expect(now().games).toBeUndefined();
    await now().refresh();
    expect(ids()).toEqual([B, A]);
    const [, a] = now().games ?? [];
    if (a) await now().remove(a);
    expect([ids(), now().removed?.id]).toEqual([[B], A]);
    await now().undo();
    expect([ids(), now().removed]).toEqual([[B, A], undefined]);
    if (a) await now().remove(a);
    await vi.advanceTimersByTimeAsync(10_000);
    await browser.settled();
    expect(now().removed).toBeUndefined();
    expect([...browser.values.keys()].filter((key) => key.includes(A))).toEqual([]);
  });

  it('lets the last deletion be undone alone', async () => {
    const { autosave, useLibrary, ids } = await library();
    await autosave(game(A, 40));
    await autosave(game(B, 20));
    const now = () => useLibrary.getState();
    await now().refresh();
    for (const each of now().games ?? []) await now().remove(each);
    expect(ids()).toEqual([]);
    await now().undo();
    expect(ids()).toEqual([A]);
  });

  it('renames and copies', async () => {
    const { autosave, useLibrary } = await library();
    await autosave(game(A, 40));
    await useLibrary.getState().rename(A, 'Mine');
    const copy = await useLibrary.getState().duplicate(A, 'Copy of mine');
    const names = useLibrary.getState().games?.map(({ id, name }) => [id, name]);
    expect(new Set(names)).toEqual(
      new Set([
        [A, 'Mine'],
        [copy, 'Copy of mine'],
      ]),
    );
  });

  it('tells which games other tabs play', async () => {
    const first = await openTab();
    const id = first.usePlay.getState().beginWith(TOY, newToy());
    await untilSaved(browser, id, 2);
    const { useLibrary } = await (async () => {
      await openTab();
      return import('../../src/store/library/useLibrary');
    })();
    await useLibrary.getState().refresh();
    expect([...useLibrary.getState().elsewhere]).toEqual([id]);
  });
});

describe('a name', () => {
  it.each([
    ['  a   b ', 'a b'],
    ['x'.repeat(500), 'x'.repeat(LONGEST_NAME)],
    ['\u202e\u0007', undefined],
    ['', undefined],
    [7, undefined],
    [{ toString: 'x' }, undefined],
  ])('%j becomes %j', (name, tidy) => {
    expect(tidyName(name)).toBe(tidy);
  });
});

describe('an id', () => {
  it('is one of its own each time', () => {
    const ids = Array.from({ length: 200 }, newId);
    expect(new Set(ids).size).toBe(200);
    expect(ids.every(isId)).toBe(true);
  });

  it.each([[''], ['short'], ['UPPERCASE'], ['a'.repeat(25)], ['../../etc'], ['__proto__'], [7], [undefined]])(
    '%j is none',
    (id) => expect(isId(id)).toBe(false),
  );
});

describe('two tabs', () => {
  /** A game in a tab, and all of it in the browser. */
  const playIn = async (tab: Awaited<ReturnType<typeof openTab>>, sorts = 3) => {
    const id = tab.usePlay.getState().beginWith(TOY, newToy());
    tab.usePlay.getState().sitDown();
    for (let i = 0; i < sorts; i++) tab.usePlay.getState().act({ kind: 'sort', card: 1003 } as ToyAction);
    await untilSaved(browser, id, 2 + sorts);
    return id;
  };

  it('do not play the same game: the second is told', async () => {
    const first = await openTab();
    const id = await playIn(first);
    const second = await openTab();
    expect(await second.usePlay.getState().open(id)).toBe('elsewhere');
    expect(second.gameInPlay()).toBeUndefined();
    expect([...(await second.elsewhere())]).toEqual([id]);
    expect([...(await first.elsewhere())]).toEqual([]);
  });

  it('may change places: who has lost the game writes nothing more', async () => {
    const first = await openTab();
    const id = await playIn(first);
    const second = await openTab();
    await second.takeOver(id);
    await vi.waitFor(() => expect(first.gameInPlay()).toBeUndefined());
    expect(await first.autosave(game(id, 99))).toBe(false);
    expect(await second.usePlay.getState().open(id)).toBeUndefined();
    second.usePlay.getState().sitDown();
    second.usePlay.getState().act({ kind: 'sort', card: 1005 } as ToyAction);
    await untilSaved(browser, id, 6);
    expect((await second.games())[0]?.actions).toBe(6);
    expect(browser.notes.size).toBe(0);
  });

  it('each have a game of their own, which they do not hinder', async () => {
    const [first, second] = [await openTab(), await openTab()];
    await first.autosave(game(A, 40));
    await second.autosave(game(B, 20));
    await Promise.all([first.autosave(game(A, 41)), second.autosave(game(B, 21))]);
    expect(new Map((await first.games()).map(({ id, actions }) => [id, actions]))).toEqual(
      new Map([
        [A, 41],
        [B, 21],
      ]),
    );
  });

  it('do not purge what the other has just begun', async () => {
    const [first, second] = [await openTab(), await openTab()];
    const one = first.usePlay.getState().beginWith(TOY, newToy());
    await untilSaved(browser, one, 2);
    const other = second.usePlay.getState().beginWith(TOY, newToy());
    await untilSaved(browser, other, 2);
    expect(new Set((await second.games()).map(({ id }) => id))).toEqual(new Set([one, other]));
  });

  it('let go of a game when they open another', async () => {
    const first = await openTab();
    const id = await playIn(first);
    await playIn(first);
    const second = await openTab();
    expect(await second.usePlay.getState().open(id)).toBeUndefined();
  });

  it('may both look at a game: a review takes it from nobody', async () => {
    const first = await openTab();
    const id = first.usePlay.getState().beginWith(TOY, newToy({ setup: { ...TOY_HANDS, isOpen: true } }));
    await untilSaved(browser, id, 2);
    const second = await openTab();
    expect(await second.useReview.getState().open(id)).toBeUndefined();
    expect(second.useReview.getState()).toMatchObject({ id, last: 2 });
    expect([...(await second.elsewhere())]).toEqual([id]);
    expect(first.gameInPlay()?.id).toBe(id);
    expect(first.usePlay.getState().act({ kind: 'sort', card: 1003 } as ToyAction)).toBe(true);
    await untilSaved(browser, id, 3);
  });

  it('are each on their own where a browser has no locks', async () => {
    vi.stubGlobal('navigator', {});
    const [first, second] = [await openTab(), await openTab()];
    const id = await playIn(first);
    expect(await second.usePlay.getState().open(id)).toBeUndefined();
    expect(await second.elsewhere()).toEqual(new Set());
  });
});

describe('the dots of Saratoga', () => {
  const label = (fog: boolean, isDeployed: boolean) => {
    const state = RULES.game.start({ battle: 'oct7', fog });
    for (const action of isDeployed ? RULES.opening : RULES.opening.slice(0, 1))
      RULES.game.apply(state, action, () => undefined);
    return { ...RULES.label(state), stacks: RULES.game.view(state, undefined).stacks };
  };

  it('are one for each stack, with the number of its side', () => {
    const { dots = [], stacks } = label(false, true);
    expect(dots).toHaveLength(3 * Object.keys(stacks).length);
    // Burgoyne stands at 0605 on 7 October: the sixth of 24 columns of three quarters of a hex, and the fifth of 16 rows.
    const [x, y] = [(1.5 * 6 - 0.5) / 36.5, 5 / 16.5].map((share) => Math.round(share * 1000));
    const triples = Array.from({ length: dots.length / 3 }, (_, i) => dots.slice(3 * i, 3 * i + 3).join());
    expect(triples).toContain([x, y, 0].join());
  });

  it('show nothing of a hidden deployment', () => {
    expect(label(true, false).dots).toBeUndefined();
    expect(label(false, false).dots).not.toEqual([]);
  });

  it('are made out of what both sides may see', () => {
    const dots = ({ dots: all = [] }: { readonly dots?: readonly number[] }) => new Set(all);
    expect(dots(label(true, true))).toEqual(dots(label(false, true)));
  });
});
