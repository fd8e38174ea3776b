/** The game in the browser: kept after every action, with back-ups, and opened again however damaged it is. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Kept, Label } from '../../src/store/kept';

/** A browser's storage: it takes its time, and keeps copies. */
const shelf = vi.hoisted(() => ({
  values: new Map<string, unknown>(),
  isBroken: false,
  slow: (): Promise<void> => new Promise((done) => setTimeout(done, 1)),
}));
vi.mock('idb-keyval', () => ({
  createStore: () => {
    if (shelf.isBroken) throw new Error('no storage in this window');
    return {};
  },
  get: async (key: string) => {
    await shelf.slow();
    return structuredClone(shelf.values.get(key));
  },
  set: async (key: string, value: unknown) => {
    const copy = structuredClone(value);
    await shelf.slow();
    shelf.values.set(key, copy);
  },
  del: async (key: string) => {
    await shelf.slow();
    shelf.values.delete(key);
  },
}));

/** As a page that was just loaded. */
async function reload() {
  vi.resetModules();
  const autosave = await import('../../src/store/autosave');
  const { useGame } = await import('../../src/store/game');
  return { ...autosave, useGame };
}

beforeEach(() => {
  shelf.values.clear();
  shelf.isBroken = false;
});

const LABEL: Label = { battle: 'oct7', turn: 2, stage: 'turn', at: 1_000 };
const game = (seed: string, actions: number, label: Partial<Label> = {}): Kept => ({
  mode: 'two',
  saved: { seed, actions: Array.from({ length: actions }, () => 'ready') },
  label: { ...LABEL, ...label },
});
const onShelf = (key: string) => shelf.values.get(key) as Kept | undefined;
const lengthOn = (key: string) => (onShelf(key)?.saved as { actions: unknown[] } | undefined)?.actions.length;

describe('keeping', () => {
  it('puts the last state down with its label', async () => {
    const { keep, kept, underWay } = await reload();
    expect(await keep(game('a', 4))).toBe(true);
    expect(await kept()).toContainEqual({ ...game('a', 4), shelf: 'now' });
    expect(await underWay()).toEqual({ now: LABEL });
  });

  it('writes in the order of play, also while a back-up is written', async () => {
    const { keep } = await reload();
    await Promise.all([24, 25, 26, 27].map((actions) => keep(game('a', actions))));
    expect(lengthOn('game')).toBe(27);
  });

  it('rolls two back-ups, at least 25 actions apart', async () => {
    const { keep } = await reload();
    for (let actions = 4; actions <= 60; actions++) await keep(game('a', actions));
    expect([lengthOn('game'), lengthOn('game.1'), lengthOn('game.2')]).toEqual([60, 54, 29]);
  });

  it('goes on with the back-ups after a reload', async () => {
    const first = await reload();
    await first.keep(game('a', 4));
    const second = await reload();
    await second.keep(game('a', 20));
    expect([lengthOn('game'), lengthOn('game.1'), lengthOn('game.2')]).toEqual([20, 4, undefined]);
  });

  it('says so where nothing can be kept, and still knows the game on the table', async () => {
    shelf.isBroken = true;
    const { keep, kept, underWay } = await reload();
    expect(await keep(game('a', 4))).toBe(false);
    expect(await kept()).toEqual([]);
    expect(await underWay()).toEqual({ now: LABEL });
  });
});

describe('another game', () => {
  it('puts one away that was well under way, and it can be taken up again', async () => {
    const { keep } = await reload();
    await keep(game('a', 40));
    await keep(game('b', 12, { battle: 'sept19' }));
    expect(onShelf('game.before')).toEqual(game('a', 40));
    const { askForBefore, isBeforeWanted, kept, underWay, keep: keepAgain } = await reload();
    expect(await underWay()).toEqual({ now: { ...LABEL, battle: 'sept19' }, before: LABEL });
    askForBefore();
    expect(isBeforeWanted()).toBe(true);
    expect((await kept())[0]).toEqual({ ...game('a', 40), shelf: 'before' });
    expect(isBeforeWanted()).toBe(false);
    await keepAgain(game('a', 41));
    expect(lengthOn('game')).toBe(41);
    expect(onShelf('game.before')).toEqual(game('b', 12, { battle: 'sept19' }));
  });

  it('is found once by two who ask at the same time', async () => {
    const { keep } = await reload();
    await keep(game('a', 40));
    await keep(game('b', 12));
    const { askForBefore, kept } = await reload();
    askForBefore();
    const [one, other] = await Promise.all([kept(), kept()]);
    expect(one[0]?.shelf).toBe('before');
    expect(other).toEqual(one);
  });

  it('takes the place of one that is over or hardly begun', async () => {
    const { keep } = await reload();
    await keep(game('a', 40));
    await keep(game('b', 5));
    await keep(game('c', 5));
    await keep(game('d', 90, { stage: 'over' }));
    await keep(game('e', 4));
    expect(onShelf('game.before')).toEqual(game('a', 40));
  });

  it('leaves nothing behind when the one put away comes back in its place', async () => {
    const { keep } = await reload();
    await keep(game('a', 40));
    await keep(game('b', 5));
    await keep(game('a', 41));
    expect(onShelf('game.before')).toBeUndefined();
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
    shelf.values.set('game', { mode: 'solo', saved: {}, label });
    const { kept, underWay } = await reload();
    expect(await underWay()).toEqual({});
    expect(await kept()).toEqual([{ mode: 'solo', saved: {}, label: undefined, shelf: 'now' }]);
  });
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
  }
  await vi.waitFor(() => expect(lengthOn('game')).toBe(actions));
}

/** What a page finds that is loaded now. */
async function opened() {
  const { useGame } = await reload();
  await useGame.getState().open();
  const { session, news, mode } = useGame.getState();
  return { actions: session?.cursor, news, mode };
}

/** Changes what lies on a shelf. */
function damage(key: string, change: (saved: { actions: unknown[]; marks: unknown[] }) => void): void {
  const kept = structuredClone(onShelf(key));
  change(kept?.saved as { actions: unknown[]; marks: unknown[] });
  shelf.values.set(key, kept);
}

describe('opening', () => {
  it('goes on exactly there where all is well', async () => {
    await play(12);
    expect(await opened()).toEqual({ actions: 12, news: undefined, mode: 'two' });
  });

  it('opens a damaged game at the last good action and says so', async () => {
    await play(12);
    damage('game', ({ actions }) => void (actions[9] = { kind: 'nonsense' }));
    expect(await opened()).toMatchObject({ actions: 9, news: 'cut' });
  });

  it('opens a game whose end is missing', async () => {
    await play(12);
    damage('game', ({ actions }) => void actions.splice(10));
    expect(await opened()).toMatchObject({ actions: 10, news: 'cut' });
  });

  it('takes the back-up where it holds more of the game', async () => {
    await play(34);
    expect(lengthOn('game.1')).toBe(29);
    damage('game', ({ actions }) => void (actions[2] = 7));
    expect(await opened()).toMatchObject({ actions: 29, news: 'backup' });
  });

  it.each([
    ['a word', 'game'],
    ['a number', 42],
    ['an empty thing', {}],
    ['no save', { mode: 'two', saved: null }],
    ['a list', [1, 2]],
    ['another game', { mode: 'two', saved: { format: 1, game: 'chess' } }],
  ])('takes the back-up where the last state is %s', async (_, value) => {
    await play(34);
    shelf.values.set('game', value);
    expect(await opened()).toMatchObject({ actions: 29, news: 'backup' });
  });

  it('takes the back-up where the last state is gone', async () => {
    await play(34);
    shelf.values.delete('game');
    expect(await opened()).toMatchObject({ actions: 29, news: 'backup' });
  });

  it('keeps what it could save', async () => {
    await play(12);
    damage('game', ({ actions }) => void (actions[9] = { kind: 'nonsense' }));
    await opened();
    await vi.waitFor(() => expect(lengthOn('game')).toBe(9));
    expect(await opened()).toMatchObject({ actions: 9, news: undefined });
  });

  it('says that nothing can be read where that is so', async () => {
    await play(12);
    for (const key of shelf.values.keys()) shelf.values.set(key, 'nonsense');
    expect(await opened()).toEqual({ actions: undefined, news: 'unreadable', mode: 'two' });
  });

  it('says nothing where nothing was kept', async () => {
    expect(await opened()).toMatchObject({ actions: undefined, news: undefined });
  });

  it('is silent about a side line that was damaged', async () => {
    await play(12);
    damage('game', (saved) => Object.assign(saved, { branches: ['nonsense'] }));
    expect(await opened()).toMatchObject({ actions: 12, news: undefined });
  });

  it('of the game before changes places with the one on the table', async () => {
    await play(12);
    const { useGame, askForBefore } = await reload();
    await useGame.getState().open();
    useGame.getState().begin({ battle: 'sept19', options: {}, mode: 'solo', seed: 'b', deployed: true });
    await vi.waitFor(() => expect(lengthOn('game.before')).toBe(12));
    askForBefore();
    await useGame.getState().open();
    expect(useGame.getState()).toMatchObject({ mode: 'two', news: undefined });
    expect(useGame.getState().view?.battle).toBe('oct7');
  });
});
