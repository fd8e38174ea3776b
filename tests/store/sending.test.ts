/** What goes out: never an older or a shorter state without a word, nor anything that nobody could read. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MOST_ACTIONS } from '../../src/engine/kernel/readLine';
import { save } from '../../src/engine/kernel/save';
import type { AnyRules } from '../../src/games/contract';
import { readLink, writeLink } from '../../src/store/library/link';
import { persons } from '../../src/store/seats';
import { newToy, TOY, TOY_HANDS, TOY_SIDES, type ToyAction } from '../helpers/toy';
import { type Browser, openBrowser } from './browser';
import { damage, type Page, reload, untilSaved } from './page';

/** Rules in place of those of the toy game. */
const swapped = vi.hoisted(() => ({ rules: undefined as unknown }));
vi.mock('../../src/games/list', async () => {
  const { GAMES } = await import('./games');
  const entryOf = (id: string) => {
    const entry = GAMES.find((game) => game.id === id);
    return entry && { ...entry, rules: async () => swapped.rules ?? (await entry.rules()) };
  };
  return { GAMES, entryOf };
});

let browser: Browser;
beforeEach(() => {
  browser = openBrowser();
  swapped.rules = undefined;
});

const OPEN = { ...TOY_HANDS, isOpen: true };
const sort = (card: number): ToyAction => ({ kind: 'sort', card });
const play = (page: Page, count: number) => {
  for (let i = 0; i < count; i++) page.usePlay.getState().act(sort(1003));
};
const begin = (page: Page) =>
  page.usePlay.getState().beginWith(TOY, newToy({ setup: OPEN, isUndoFree: true }));

/** A game in the library, with so many actions, and a page that does not play it. */
async function keep(actions: number): Promise<{ readonly id: string; readonly page: Page }> {
  const page = await reload(browser);
  const id = begin(page);
  play(page, actions - 2);
  await untilSaved(browser, id, actions);
  return { id, page: await reload(browser) };
}
const lengthOf = async (page: Page, text: string | undefined) =>
  (await page.readGame(text?.startsWith('{') ? text : `#/link/${text}`)).parcel?.saved.actions.length;

describe('a game that is sent', () => {
  it('whole has nothing to be said of', async () => {
    const { id, page } = await keep(30);
    for (const sent of [await page.linkOf(id), await page.fileOf(id)]) {
      expect(sent.notice).toBeUndefined();
      expect(await lengthOf(page, sent.text)).toBe(30);
    }
  });

  it('out of a back-up says so', async () => {
    const { id, page } = await keep(30);
    browser.values.delete(`game:${id}`);
    for (const sent of [await page.linkOf(id), await page.fileOf(id)]) {
      expect(sent.notice).toBe('backup');
      expect(await lengthOf(page, sent.text)).toBe(27);
    }
  });

  it('damaged says so, and is the state that holds the most', async () => {
    const { id, page } = await keep(30);
    damage(browser, `game:${id}`, ({ actions }) => void (actions[28] = 7));
    for (const sent of [await page.linkOf(id), await page.fileOf(id)]) {
      expect(sent.notice).toBe('cut');
      expect(await lengthOf(page, sent.text)).toBe(28);
    }
    damage(browser, `game:${id}`, ({ actions }) => void (actions[5] = 7));
    const { text, notice } = await page.linkOf(id);
    expect([await lengthOf(page, text), notice]).toEqual([27, 'backup']);
  });
});

describe('a link that nobody could read is not written', () => {
  /** The toy game, whatever its actions weigh. */
  const fat: AnyRules = { ...TOY, game: { ...TOY.game, check: () => undefined } };
  const session = async () => {
    const page = await reload(browser);
    begin(page);
    const { session: begun } = page.gameInPlay() ?? {};
    if (!begun) throw new Error('no game is in play');
    return save(begun);
  };
  const parcelOf = async (actions: readonly unknown[], setup: unknown = OPEN) => {
    const saved = { ...(await session()), actions, setup, chain: [], cursor: actions.length };
    return { id: 'abcdefgh234567', seats: persons(TOY_SIDES), seals: [], saved };
  };
  const written = async (...given: Parameters<typeof parcelOf>) => {
    const link = writeLink(await parcelOf(...given), fat);
    if (link === undefined) return undefined;
    const { parcel, isCut } = { isCut: false, ...(await readLink(link, () => Promise.resolve(fat))) };
    return { actions: parcel?.saved.actions.length, isCut };
  };
  const words = (count: number, length: number) =>
    Array.from({ length: count }, () => ({ kind: 'sort', why: 'x'.repeat(length) }));

  it.each([
    ['too many actions', Array(MOST_ACTIONS).fill('ready'), ['ready']],
    ['an action that is too long', words(3, 1_900), words(1, 2_000)],
    ['actions that are too long together', words(74, 1_970), words(3, 1_970)],
  ])('%s', async (_, most, more) => {
    expect(await written(most)).toEqual({ actions: most.length, isCut: false });
    expect(await written([...most, ...more])).toBeUndefined();
  });

  it('a set-up that no page reads', async () => {
    const cards = (count: number) => ({ ...OPEN, red: Array.from({ length: count }, (_, i) => 1_000 + i) });
    expect(await written([], cards(1_000))).toEqual({ actions: 0, isCut: false });
    expect(await written([], cards(2_000))).toBeUndefined();
  });

  it('more letters than an address may have', async () => {
    let state = 1;
    const chance = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0).toString(36);
    const noise = (count: number) =>
      Array.from({ length: count }, () => ({
        kind: 'sort',
        why: Array.from({ length: 200 }, chance).join(''),
      }));
    expect(await written(noise(20))).toMatchObject({ isCut: false });
    expect(await written(noise(80))).toBeUndefined();
  });

  it('and is told, without a seal put down for it', async () => {
    const page = await reload(browser);
    const id = begin(page);
    const { session: begun } = page.gameInPlay() ?? {};
    if (!begun) throw new Error('no game is in play');
    const long = words(200, 1_500);
    const saved = JSON.stringify({
      ...save(begun),
      actions: ['ready', 'ready', ...long],
      chain: [],
      cursor: 202,
    });
    await untilSaved(browser, id, 2);
    page.usePlay.getState().leave();
    browser.values.set(`game:${id}`, { ...(browser.values.get(`game:${id}`) as object), text: saved });
    swapped.rules = fat;
    expect(await page.linkOf(id)).toEqual({ error: 'tooLong' });
    expect((await page.listedGame(id))?.seals).toEqual([]);
    expect(await lengthOf(page, (await page.fileOf(id)).text)).toBe(202);
  });
});

it('seals that the disk refuses after the first go on from one another all the same', async () => {
  const page = await reload(browser);
  const id = begin(page);
  await untilSaved(browser, id, 2);
  const sealsOf = async () =>
    (await page.readGame(`#/link/${(await page.linkOf(id)).text}`)).parcel?.seals ?? [];
  const [first] = await sealsOf();
  browser.disk = 'full';
  play(page, 2);
  const second = await sealsOf();
  play(page, 2);
  const third = await sealsOf();
  expect(third.map(([at]) => at)).toEqual([2, 4, 6]);
  expect(third.slice(0, 2)).toEqual(second);
  expect(third[0]).toEqual(first);
  browser.disk = 'good';
  play(page, 2);
  expect((await sealsOf()).map(([at]) => at)).toEqual([2, 4, 6, 8]);
  expect((await page.listedGame(id))?.seals.map(([at]) => at)).toEqual([2, 4, 6, 8]);
});
