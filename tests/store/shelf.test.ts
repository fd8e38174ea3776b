/** The shelf: many games side by side, named, copied, deleted and brought back; the old single slot; two tabs. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Label } from '../../src/store/kept';
import { SARATOGA } from '../../src/engine/saratoga';
import { tidyName } from '../../src/store/shelf/entries';
import { pictureOf } from '../../src/store/shelf/picture';
import { fakeMemory, idbKeyval, keyRange, storage } from './storage';

vi.mock('idb-keyval', async () => (await import('./storage')).idbKeyval);

async function tab() {
  vi.resetModules();
  vi.doMock('idb-keyval', () => idbKeyval);
  const autosave = await import('../../src/store/autosave');
  const games = await import('../../src/store/shelf/games');
  const tabs = await import('../../src/store/shelf/tabs');
  return { ...autosave, ...games, ...tabs };
}

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('IDBKeyRange', keyRange);
  vi.stubGlobal('localStorage', fakeMemory());
  vi.stubGlobal('sessionStorage', fakeMemory());
  vi.stubGlobal('navigator', { locks: fakeLocks() });
});

const LABEL: Label = { battle: 'oct7', turn: 2, stage: 'turn', at: 1_000, picture: [810, 1213] };
const game = (id: string, actions: number) => ({
  id,
  mode: 'solo' as const,
  saved: { seed: id, actions: Array.from({ length: actions }, () => 'ready') },
  label: LABEL,
});
const [A, B] = ['aaaaaaaa', 'bbbbbbbb'];

describe('a game of the shelf', () => {
  it('tells battle, turn, mode, date and picture', async () => {
    const { keep, games } = await tab();
    await keep(game(A, 40));
    expect(await games()).toMatchObject([{ id: A, mode: 'solo', actions: 40, label: LABEL }]);
  });

  it('has the name that it was given, also after more was played', async () => {
    const { keep, games, rename } = await tab();
    await keep(game(A, 40));
    await rename(A, '  The evening\u0000 with <b>Anna</b> ');
    await keep(game(A, 41));
    expect((await games())[0]).toMatchObject({ name: 'The evening with <b>Anna</b>', actions: 41 });
    await rename(A, '   ');
    expect((await games())[0]?.name).toBeUndefined();
  });

  it('has a copy that goes its own way', async () => {
    const { keep, games, duplicate, savedOf } = await tab();
    await keep(game(A, 40));
    const copy = await duplicate(A, 'Copy of it');
    await keep(game(A, 41));
    expect((await games()).map(({ id, actions, name }) => [id, actions, name])).toEqual([
      [A, 41, undefined],
      [copy, 40, 'Copy of it'],
    ]);
    expect(await savedOf(copy ?? '')).toMatchObject({ seed: A });
  });

  it('that is not there has no copy', async () => {
    const { duplicate } = await tab();
    expect(await duplicate('nothing0', 'x')).toBeUndefined();
  });

  it('is gone when it was deleted, and comes back whole', async () => {
    const { keep, games, remove, bringBack, rename } = await tab();
    await keep(game(A, 40));
    await rename(A, 'Mine');
    await keep(game(B, 20));
    await remove(A);
    expect((await games()).map(({ id }) => id)).toEqual([B]);
    await bringBack(A);
    expect((await games()).map(({ id, name }) => [id, name])).toEqual([
      [B, undefined],
      [A, 'Mine'],
    ]);
  });

  it('leaves nothing behind when the time for undoing is over', async () => {
    const { keep, games, remove } = await tab();
    await keep(game(A, 40));
    await remove(A);
    const entry = storage.values.get(`entry:${A}`) as object;
    storage.values.set(`entry:${A}`, { ...entry, removed: Date.now() - 70_000 });
    await games();
    expect([...storage.values.keys()].filter((key) => key.includes(A))).toEqual([]);
  });

  it('is put away from the table that it lies on', async () => {
    const { keep, remove, onTakenAway, kept } = await tab();
    await keep(game(A, 40));
    await kept();
    const gone: string[] = [];
    onTakenAway((id) => gone.push(id));
    await remove(A);
    expect(gone).toEqual([A]);
  });
});

describe('a name', () => {
  it.each([
    ['  a   b ', 'a b'],
    ['x'.repeat(500), 'x'.repeat(60)],
    ['\u202e\u0007', undefined],
    ['', undefined],
    [7, undefined],
    [{ toString: 'x' }, undefined],
  ])('%j becomes %j', (name, tidy) => {
    expect(tidyName(name)).toBe(tidy);
  });
});

describe('the old single slot', () => {
  const old = (seed: string, actions: number) => ({
    ...game('', actions),
    saved: { ...game(seed, actions).saved, seed },
  });

  it('is put on the shelf once, with its back-ups and the game before', async () => {
    storage.values.set('game', old('s', 40)).set('game.1', old('s', 29)).set('game.before', old('t', 15));
    const first = await tab();
    const all = await first.games();
    expect(new Set(all.map((each) => each.actions))).toEqual(new Set([15, 40]));
    expect(['game', 'game.1', 'game.2', 'game.before'].filter((key) => storage.values.has(key))).toEqual([]);
    const id = all.find((each) => each.actions === 40)?.id ?? '';
    first.askForGame(id);
    expect((await first.kept()).map(({ shelf }) => shelf)).toEqual(['now', 'backup']);
    expect(await (await tab()).games()).toEqual(all);
  });

  it('is put there by two tabs at the same time, once', async () => {
    storage.values.set('game', old('s', 40));
    const [one, other] = [await tab(), await tab()];
    await Promise.all([one.games(), other.games()]);
    expect(await one.games()).toHaveLength(1);
  });

  it('that cannot be read is no obstacle', async () => {
    storage.values.set('game', 'nonsense').set('game.1', null).set('game.before', [1]);
    const { games } = await tab();
    expect((await games()).length).toBeGreaterThan(0);
  });
});

describe('two tabs', () => {
  it('do not play the same game: the second is told', async () => {
    const first = await tab();
    await first.keep(game(A, 40));
    await first.kept();
    const second = await tab();
    expect(await second.kept()).toEqual([]);
    expect(second.whyNotOpened()).toEqual({ id: A, why: 'elsewhere' });
    expect(second.whyNotOpened()).toBeUndefined();
    expect([...(await second.elsewhere())]).toEqual([A]);
    expect([...(await first.elsewhere())]).toEqual([]);
  });

  it('may change places: who has lost the game writes nothing more', async () => {
    const first = await tab();
    await first.keep(game(A, 40));
    await first.kept();
    const gone: string[] = [];
    first.onTakenAway((id) => gone.push(id));
    const second = await tab();
    await second.takeOver(A);
    await vi.waitFor(() => expect(gone).toEqual([A]));
    expect(await first.keep(game(A, 99))).toBe(false);
    second.askForGame(A);
    expect(second.isAnotherWanted()).toBe(false);
    await second.keep(game(A, 41));
    expect((await second.games())[0]?.actions).toBe(41);
  });

  it('each have a game of their own, which they do not hinder', async () => {
    const [first, second] = [await tab(), await tab()];
    await first.keep(game(A, 40));
    await second.keep(game(B, 20));
    await Promise.all([first.keep(game(A, 41)), second.keep(game(B, 21))]);
    expect(new Map((await first.games()).map(({ id, actions }) => [id, actions]))).toEqual(
      new Map([
        [A, 41],
        [B, 21],
      ]),
    );
  });

  it('let go of a game when they open another', async () => {
    const first = await tab();
    await first.keep(game(A, 40));
    await first.kept();
    await first.claim(B);
    const second = await tab();
    expect(await second.claim(A)).toBe(true);
  });
});

describe('a picture', () => {
  const view = (fog: boolean, deployed: boolean) => {
    const state = SARATOGA.start({ battle: 'oct7', fog });
    for (const kind of deployed ? (['deploy', 'ready', 'deploy', 'ready'] as const) : ['deploy' as const])
      SARATOGA.apply(state, { kind }, () => undefined);
    return (viewer: string | undefined) => SARATOGA.view(state, viewer);
  };

  it('has a dot for each stack, odd for the British', () => {
    const both = view(false, true)(undefined);
    const picture = pictureOf(both) ?? [];
    expect(picture).toHaveLength(Object.keys(both.stacks).length);
    // Burgoyne stands at 0605 on 7 October.
    expect(picture).toContain(605 * 2 + 1);
  });

  it('shows nothing of a hidden deployment', () => {
    expect(pictureOf(view(true, false)(undefined))).toBeUndefined();
    expect(pictureOf(view(false, false)(undefined))).not.toEqual([]);
  });

  it('is not made out of what one side alone may see', () => {
    expect(pictureOf(view(true, true)('american'))).toBeUndefined();
  });
});

/** The locks of a browser, which all its tabs share. */
function fakeLocks() {
  interface Held {
    readonly name: string;
    readonly lose: (why: Error) => void;
  }
  let held: Held[] = [];
  return {
    query: () => Promise.resolve({ held: held.map(({ name }) => ({ name })), pending: [] }),
    request: async (
      name: string,
      { steal }: { readonly ifAvailable?: boolean; readonly steal?: boolean },
      take: (lock: object | null) => unknown,
    ): Promise<unknown> => {
      await Promise.resolve();
      const other = held.find((each) => each.name === name);
      if (other && !steal) return take(null);
      if (other) held = held.filter((each) => each !== other);
      other?.lose(new Error('stolen'));
      let own: Held | undefined;
      const lost = new Promise((_, lose) => held.push((own = { name, lose })));
      try {
        return await Promise.race([lost, take({})]);
      } finally {
        held = held.filter((each) => each !== own);
      }
    },
  };
}
