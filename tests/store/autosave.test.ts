/** The game in the browser: kept after every action, with back-ups, and opened again however damaged it is. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Kept, Label } from '../../src/store/kept';
import { fakeMemory, idbKeyval, keyRange, storage } from './storage';

vi.mock('idb-keyval', async () => (await import('./storage')).idbKeyval);

/** As a page that was just loaded, in a tab of its own. */
async function reload() {
  vi.resetModules();
  vi.doMock('idb-keyval', () => idbKeyval);
  const autosave = await import('../../src/store/autosave');
  const shelf = await import('../../src/store/shelf/games');
  const { useGame } = await import('../../src/store/game');
  return { ...autosave, ...shelf, useGame };
}

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('IDBKeyRange', keyRange);
  vi.stubGlobal('localStorage', fakeMemory());
  vi.stubGlobal('sessionStorage', fakeMemory());
});

const LABEL: Label = { battle: 'oct7', turn: 2, stage: 'turn', at: 1_000 };
const saved = (seed: string, actions: number) => ({
  seed,
  actions: Array.from({ length: actions }, () => 'ready'),
});
const game = (id: string, actions: number, label: Partial<Label> = {}): Kept => ({
  id: `${id}${id}${id}${id}${id}${id}${id}${id}`,
  mode: 'two',
  saved: saved(id, actions),
  label: { ...LABEL, ...label },
});
const A = 'aaaaaaaa';
const B = 'bbbbbbbb';
/** How many actions a record of the storage holds. */
const lengthOn = (key: string): number | undefined => {
  const record = storage.values.get(key) as { readonly text?: string } | undefined;
  return record?.text === undefined
    ? undefined
    : (JSON.parse(record.text) as { actions: unknown[] }).actions.length;
};
const lengths = (id: string) => ['game', 'back1', 'back2'].map((kind) => lengthOn(`${kind}:${id}`));
const rest = () => new Promise((done) => setTimeout(done, 40));

describe('keeping', () => {
  it('puts the last state down with its label', async () => {
    const { keep, kept, underWay } = await reload();
    expect(await keep(game('a', 4))).toBe(true);
    expect(await kept()).toContainEqual({ ...game('a', 4), shelf: 'now' });
    expect(await underWay()).toEqual({ now: LABEL });
  });

  it('writes in the order of play, also while a back-up is written', async () => {
    const { keep } = await reload();
    await Promise.all([24, 25, 26, 27, 50, 51].map((actions) => keep(game('a', actions))));
    expect(lengthOn(`game:${A}`)).toBe(51);
  });

  it('rolls two back-ups, at least 25 actions apart', async () => {
    const { keep } = await reload();
    for (let actions = 4; actions <= 60; actions++) {
      await keep(game('a', actions));
      if (actions % 25 === 4) await rest();
    }
    expect(lengths(A)).toEqual([60, 54, 29]);
  });

  it('goes on with the back-ups after a reload', async () => {
    await (await reload()).keep(game('a', 4));
    await rest();
    const second = await reload();
    await second.kept();
    await second.keep(game('a', 20));
    await rest();
    expect(lengths(A)).toEqual([20, 4, undefined]);
  });

  it('says so where nothing can be kept, and still knows the game on the table', async () => {
    storage.isBroken = true;
    const { keep, kept, underWay } = await reload();
    expect(await keep(game('a', 4))).toBe(false);
    expect(await kept()).toEqual([]);
    expect(await underWay()).toEqual({ now: LABEL });
  });

  it('takes a game without a name of its own for the one with the same dice', async () => {
    const { keep, games } = await reload();
    for (const actions of [10, 11]) await keep({ mode: 'two', saved: saved('x', actions) });
    await keep({ mode: 'two', saved: saved('y', 12) });
    expect((await games()).map((each) => each.actions)).toEqual([12, 11]);
  });
});

describe('a page that is closed at once', () => {
  it('has entered its last state, which the next page puts on the shelf', async () => {
    const { keep } = await reload();
    await keep(game('a', 30));
    storage.isDeaf = true;
    void keep(game('a', 31));
    await rest();
    storage.isDeaf = false;
    expect(lengthOn(`game:${A}`)).toBe(30);
    const next = await reload();
    expect((await next.games()).map((each) => each.actions)).toEqual([31]);
    expect(lengthOn(`game:${A}`)).toBe(31);
  });

  it('leaves nothing behind once the storage has confirmed', async () => {
    const { keep } = await reload();
    await keep(game('a', 30));
    expect(localStorage.length).toBe(0);
  });

  it('does not overwrite what is newer', async () => {
    const { keep } = await reload();
    void keep(game('a', 30));
    const old = localStorage.getItem(`saratoga.last.${A}`) ?? '';
    await keep(game('a', 40));
    localStorage.setItem(`saratoga.last.${A}`, old);
    await (await reload()).games();
    expect(lengthOn(`game:${A}`)).toBe(40);
  });

  it.each(['', 'nonsense', '9999999999999\n{\n{}\n{}', '9999999999999', '99999999999999\nnull\nnull\n5'])(
    'is not harmed by a spoilt entry: %j',
    async (entry) => {
      await (await reload()).keep(game('a', 30));
      localStorage.setItem(`saratoga.last.${A}`, entry);
      localStorage.setItem('saratoga.last.__proto__', entry);
      const { kept } = await reload();
      expect(await kept()).not.toEqual([]);
    },
  );
});

describe('another game', () => {
  it('lies beside the one before, and the latest comes first', async () => {
    const { keep, games } = await reload();
    await keep(game('a', 40));
    await keep(game('b', 12, { battle: 'sept19' }));
    expect((await games()).map(({ id, actions }) => [id, actions])).toEqual([
      [B, 12],
      [A, 40],
    ]);
  });

  it('is opened when it is asked for, once', async () => {
    const { keep } = await reload();
    await keep(game('a', 40));
    await keep(game('b', 12));
    sessionStorage.removeItem('saratoga.open');
    const { askForGame, isAnotherWanted, kept } = await reload();
    askForGame(A);
    expect(isAnotherWanted()).toBe(true);
    const [one, other] = await Promise.all([kept(), kept()]);
    expect(one[0]).toEqual({ ...game('a', 40), shelf: 'now' });
    expect(other).toEqual(one);
    expect(isAnotherWanted()).toBe(false);
  });

  it('with the same dice is another game all the same', async () => {
    const { keep, games } = await reload();
    await keep({ ...game('a', 40), saved: saved('same', 40) });
    await keep({ ...game('b', 6), saved: saved('same', 6) });
    expect((await games()).map((each) => each.actions)).toEqual([6, 40]);
  });

  it('takes the place of one that was begun and never played', async () => {
    const { keep, games } = await reload();
    await keep(game('a', 4));
    await keep(game('b', 4));
    await rest();
    expect((await games()).map((each) => each.id)).toEqual([B]);
  });

  it('leaves one alone that has seen a single action', async () => {
    const { keep, games } = await reload();
    await keep(game('a', 4));
    await keep(game('a', 5));
    await keep(game('b', 4));
    await rest();
    expect((await games()).map((each) => each.id)).toEqual([B, A]);
  });

  it('stays with its tab when the page is loaded again', async () => {
    const { keep } = await reload();
    await keep(game('a', 40));
    const tab = fakeMemory();
    tab.setItem('saratoga.open', A);
    await keep(game('b', 12));
    vi.stubGlobal('sessionStorage', tab);
    expect((await (await reload()).kept())[0]?.id).toBe(A);
  });
});

describe('a label', () => {
  it.each([
    undefined,
    null,
    'oct7',
    { ...LABEL, battle: 'monmouth' },
    { ...LABEL, turn: 'two' },
    { ...LABEL, stage: 'never' },
    { ...LABEL, at: Number.NaN },
  ])('that cannot be read is none: %j', async (label) => {
    storage.values.set('shelf', {}).set(`entry:${A}`, { label }).set(`game:${A}`, { label, text: '{}' });
    const { kept, underWay } = await reload();
    expect(await underWay()).toEqual({});
    expect(await kept()).toEqual([{ id: A, mode: 'two', saved: {}, label: undefined, shelf: 'now' }]);
  });

  it.each([['a word'], [[1.5]], [[-3]], [['<b>']], [Array.from({ length: 900 }, () => 203)]])(
    'loses a picture that is none: %j',
    async (picture) => {
      storage.values.set('shelf', {}).set(`entry:${A}`, { label: { ...LABEL, picture } });
      const { games } = await reload();
      expect((await games())[0]?.label).toEqual(LABEL);
    },
  );
});

/** A game of so many actions, as it lies in the browser after it. */
async function play(actions: number): Promise<void> {
  const { useGame } = await reload();
  useGame.getState().begin({ battle: 'oct7', options: {}, mode: 'two', seed: 'a test', deployed: true });
  const { act, roll } = useGame.getState();
  const length = () => useGame.getState().session?.cursor ?? 0;
  while (length() < actions) {
    const { view } = useGame.getState();
    const quiet = view?.actions.find(({ kind }) => kind !== 'move' && kind !== 'reorder');
    if (view?.decision?.by === 'dice') roll();
    else if (!quiet || !act(quiet)) throw new Error(`stuck at ${JSON.stringify(view?.decision)}`);
    if (length() === 29) await rest();
  }
  await vi.waitFor(() => expect(lengthOn(idOn('game'))).toBe(actions));
  await rest();
}

/** The key of the only record of this kind. */
const idOn = (kind: string): string =>
  [...storage.values.keys()].find((key) => key.startsWith(`${kind}:`)) ?? kind;

/** What a page finds that is loaded now. */
async function opened() {
  const { useGame } = await reload();
  await useGame.getState().open();
  const { session, news, mode } = useGame.getState();
  return { actions: session?.cursor, news, mode };
}

/** Changes what lies in a record. */
function damage(key: string, change: (saved: { actions: unknown[]; marks: unknown[] }) => void): void {
  const record = structuredClone(storage.values.get(key)) as { text: string };
  const json = JSON.parse(record.text) as { actions: unknown[]; marks: unknown[] };
  change(json);
  storage.values.set(key, { ...record, text: JSON.stringify(json) });
}

describe('opening', () => {
  it('goes on exactly there where all is well', async () => {
    await play(12);
    expect(await opened()).toEqual({ actions: 12, news: undefined, mode: 'two' });
  });

  it('opens a damaged game at the last good action and says so', async () => {
    await play(12);
    damage(idOn('game'), ({ actions }) => void (actions[9] = { kind: 'nonsense' }));
    expect(await opened()).toMatchObject({ actions: 9, news: 'cut' });
  });

  it('opens a game whose end is missing', async () => {
    await play(12);
    damage(idOn('game'), ({ actions }) => void actions.splice(10));
    expect(await opened()).toMatchObject({ actions: 10, news: 'cut' });
  });

  it('opens a game whose record breaks off', async () => {
    await play(12);
    const record = storage.values.get(idOn('game')) as { text: string };
    const text = record.text.slice(0, record.text.indexOf('"marks"') - 3);
    storage.values.set(idOn('game'), { ...record, text });
    expect(await opened()).toMatchObject({ actions: 11, news: 'cut' });
  });

  it('takes the back-up where the record breaks off before the first action', async () => {
    await play(34);
    const record = storage.values.get(idOn('game')) as { text: string };
    const text = record.text.slice(0, record.text.indexOf('"actions":[') + 12);
    storage.values.set(idOn('game'), { ...record, text });
    expect(await opened()).toMatchObject({ actions: 29, news: 'backup' });
  });

  it('takes the back-up where it holds more of the game', async () => {
    await play(34);
    expect(lengthOn(idOn('back1'))).toBe(29);
    damage(idOn('game'), ({ actions }) => void (actions[2] = 7));
    expect(await opened()).toMatchObject({ actions: 29, news: 'backup' });
  });

  it.each([
    ['a word', 'game'],
    ['a number', 42],
    ['an empty thing', {}],
    ['no save', { mode: 'two', saved: null }],
    ['a list', [1, 2]],
    ['no JSON', { mode: 'two', text: '{"format":1,' }],
    ['another game', { mode: 'two', text: '{"format":1,"game":"chess"}' }],
  ])('takes the back-up where the last state is %s', async (_, value) => {
    await play(34);
    storage.values.set(idOn('game'), value);
    expect(await opened()).toMatchObject({ actions: 29, news: 'backup' });
  });

  it('takes the back-up where the last state is gone', async () => {
    await play(34);
    storage.values.delete(idOn('game'));
    expect(await opened()).toMatchObject({ actions: 29, news: 'backup' });
  });

  it('keeps what it could save', async () => {
    await play(12);
    damage(idOn('game'), ({ actions }) => void (actions[9] = { kind: 'nonsense' }));
    await opened();
    await vi.waitFor(() => expect(lengthOn(idOn('game'))).toBe(9));
    expect(await opened()).toMatchObject({ actions: 9, news: undefined });
  });

  it('says that nothing can be read where that is so', async () => {
    await play(12);
    for (const kind of ['game', 'back1', 'back2'])
      if (storage.values.has(idOn(kind))) storage.values.set(idOn(kind), 'nonsense');
    expect(await opened()).toEqual({ actions: undefined, news: 'unreadable', mode: 'two' });
  });

  it('says nothing where nothing was kept', async () => {
    expect(await opened()).toMatchObject({ actions: undefined, news: undefined });
  });

  it('is silent about a side line that was damaged', async () => {
    await play(12);
    damage(idOn('game'), (json) => Object.assign(json, { branches: ['nonsense'] }));
    expect(await opened()).toMatchObject({ actions: 12, news: undefined });
  });
});
