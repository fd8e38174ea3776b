/** Opening a game to play or to review it: what comes too late, what was deleted, and what cannot be read. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newToy, TOY, TOY_HANDS, type ToyAction } from '../helpers/toy';
import { type Browser, openBrowser } from './browser';
import { damage, openTab, type Page, reload, untilSaved } from './page';

/** Rules that come only when they are let through. */
const slow = vi.hoisted(() => ({ gate: Promise.resolve() }));
vi.mock('../../src/games/list', async () => {
  const { GAMES } = await import('./games');
  const entryOf = (id: string) => {
    const entry = GAMES.find((game) => game.id === id);
    return entry && { ...entry, rules: () => slow.gate.then(() => entry.rules()) };
  };
  return { GAMES, entryOf };
});

let browser: Browser;
beforeEach(() => {
  browser = openBrowser();
  slow.gate = Promise.resolve();
});

const OPEN = { ...TOY_HANDS, isOpen: true };
const sort = (card: number): ToyAction => ({ kind: 'sort', card });
const begin = (page: Page) =>
  page.usePlay.getState().beginWith(TOY, newToy({ setup: OPEN, isUndoFree: true }));

/** A game in the library, with so many actions. */
async function keep(actions: number): Promise<string> {
  const page = await reload(browser);
  const id = begin(page);
  for (let i = 2; i < actions; i++) page.usePlay.getState().act(sort(1003));
  await untilSaved(browser, id, actions);
  return id;
}

/** Holds the rules back until the function that it answers is called. */
function holdRules(): () => void {
  let letThrough = () => undefined as void;
  slow.gate = new Promise((done) => (letThrough = done));
  return letThrough;
}

describe('a game whose rules come late', () => {
  it('is not laid on the table of another that was begun meanwhile', async () => {
    const late = await keep(8);
    const page = await reload(browser);
    const letThrough = holdRules();
    const opening = page.usePlay.getState().open(late);
    await browser.settled();
    const id = begin(page);
    letThrough();
    await opening;
    expect(page.usePlay.getState().id).toBe(id);
    expect(page.useTable.getState().cursor).toBe(2);
    await browser.settled();
    expect([page.isHere(id), page.isHere(late)]).toEqual([true, false]);
  });

  it('nor under review, when whoever wanted to look has gone', async () => {
    const late = await keep(8);
    const page = await reload(browser);
    const letThrough = holdRules();
    const opening = page.useReview.getState().open(late);
    await browser.settled();
    page.useReview.getState().close();
    const id = begin(page);
    letThrough();
    await opening;
    expect(page.useReview.getState().id).toBeUndefined();
    expect([page.usePlay.getState().id, page.useTable.getState().cursor]).toEqual([id, 2]);
  });

  it('is not laid over a review', async () => {
    const [late, other] = [await keep(8), await keep(5)];
    const page = await reload(browser);
    const letThrough = holdRules();
    const opening = page.usePlay.getState().open(late);
    await browser.settled();
    page.usePlay.getState().standUp();
    const looking = page.useReview.getState().open(other);
    letThrough();
    await Promise.all([opening, looking]);
    expect([page.usePlay.getState().id, page.useReview.getState().id]).toEqual([undefined, other]);
    expect(page.useTable.getState().cursor).toBe(5);
  });
});

describe('a review', () => {
  it('of a game that was deleted is not opened', async () => {
    const id = await keep(8);
    const page = await reload(browser);
    await page.remove(id);
    expect(await page.useReview.getState().open(id)).toBe('missing');
  });

  it('of a game whose last state is gone shows the back-up, and says so', async () => {
    const id = await keep(30);
    browser.values.delete(`game:${id}`);
    const page = await reload(browser);
    expect(await page.useReview.getState().open(id)).toBeUndefined();
    expect(page.useReview.getState()).toMatchObject({ id, last: 27, notice: 'backup' });
    page.useReview.getState().heard();
    expect(page.useReview.getState().notice).toBeUndefined();
  });

  it('of a damaged game says what is missing, and of the next one nothing', async () => {
    const [id, whole] = [await keep(12), await keep(8)];
    damage(browser, `game:${id}`, ({ actions }) => void (actions[9] = 7));
    const page = await reload(browser);
    await page.useReview.getState().open(id);
    expect(page.useReview.getState()).toMatchObject({ last: 9, notice: 'cut' });
    await page.useReview.getState().open(whole);
    expect(page.useReview.getState()).toMatchObject({ last: 8, notice: undefined });
  });
});

describe('a game that cannot be read', () => {
  const spoil = (id: string) => {
    for (const kind of ['game', 'back1', 'back2'])
      if (browser.values.has(`${kind}:${id}`)) browser.values.set(`${kind}:${id}`, 'nonsense');
  };

  it('is not taken from other tabs, nor the game on the table given up for it', async () => {
    const id = await keep(8);
    spoil(id);
    const page = await reload(browser);
    const other = begin(page);
    await browser.settled();
    expect(await page.usePlay.getState().open(id)).toBe('unreadable');
    expect([page.isHere(id), page.isHere(other)]).toEqual([false, true]);
    const beside = await openTab();
    expect([...(await beside.elsewhere())]).toEqual([other]);
  });

  it('as the rules do not come is not taken either', async () => {
    const id = await keep(8);
    const page = await reload(browser);
    slow.gate = Promise.reject(new TypeError('no network'));
    slow.gate.catch(() => undefined); // nobody need ask for it
    await expect(page.usePlay.getState().open(id)).rejects.toThrow('no network');
    expect(page.isHere(id)).toBe(false);
  });
});

it('what the tab that had it before played last is not lost', async () => {
  const id = await keep(8);
  const before = await reload(browser);
  expect(await before.usePlay.getState().open(id)).toBeUndefined();
  const page = await openTab();
  const opening = page.usePlay.getState().open(id);
  // It has read the game, and waits for the other tab to let go, which plays on.
  await browser.settled();
  before.usePlay.getState().act(sort(1005));
  await untilSaved(browser, id, 9);
  before.letGo(id);
  expect(await opening).toBeUndefined();
  expect(page.gameInPlay()?.session.cursor).toBe(9);
});
