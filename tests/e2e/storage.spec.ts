/** A browser whose storage is full, silent, missing or deleted: what was played is not lost while it lies anywhere. */
import type { Page } from '@playwright/test';
import { saves } from '../../src/ui/text/saves';
import { title } from '../../src/ui/text/title';
import { trouble } from '../../src/ui/text/trouble';
import { goldenSave } from '../helpers/saratoga/goldenGame';
import { answer, onTable, question } from './answers';
import { barriersOn } from './barriers';
import { expect, test } from './table';
import { atOnce, beginFromTitle, cardOf, IN_PLAY, keepGame, playOn, savedOn } from './ways';

test.use({ viewport: { width: 960, height: 640 } });
test.beforeEach(({ context }) => atOnce(context));

/** The page as it was: what is asked and who stands where. */
async function again(page: Page): Promise<string> {
  await page.reload();
  await expect(question(page)).toBeVisible();
  return onTable(page);
}

/** Until the record has so many actions. */
async function playTo(page: Page, actions: number): Promise<void> {
  for (let i = 0; i < 60 && (await savedOn(page)).actions.length < actions; i++) await answer(page, i);
}

/** As long as this tab says so, nothing more can be written. */
async function mayBeFull(page: Page): Promise<(isFull: boolean) => Promise<void>> {
  await page.addInitScript(() => {
    const refuse = () => {
      if (sessionStorage.getItem('full') === 'yes') throw new DOMException('', 'QuotaExceededError');
    };
    const put = Reflect.get(IDBObjectStore.prototype, 'put') as IDBObjectStore['put'];
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args: Parameters<typeof put>) {
      refuse();
      return put.apply(this, args);
    };
  });
  return (isFull) => page.evaluate((full) => sessionStorage.setItem('full', full ? 'yes' : 'no'), isFull);
}

test(
  'what a full storage refuses on two visits is there on the third',
  { tag: '@patient' },
  async ({ page }) => {
    const fill = await mayBeFull(page);
    await beginFromTitle(page);
    await playTo(page, 14);
    await fill(true);
    await playTo(page, 30);
    await expect(page.getByText(trouble.notices.notSaved)).toBeVisible();
    const saved = await savedOn(page);
    expect(saved.actions.length).toBeGreaterThanOrEqual(30);
    const before = await onTable(page);
    for (const _visit of [1, 2]) {
      expect(await again(page)).toBe(before);
      expect(await savedOn(page)).toEqual(saved);
    }
    await fill(false);
    expect(await again(page)).toBe(before);
    // Now the storage has it, and needs no note beside it.
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain('.last.');
    expect(await savedOn(page)).toEqual(saved);
  },
);

test.describe('a browser without a database', () => {
  test('goes on with the game played last, and lists it', { tag: '@patient' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', {
        get: () => {
          throw new DOMException('', 'SecurityError');
        },
      });
    });
    await beginFromTitle(page);
    await playOn(page, 4);
    const before = await onTable(page);
    expect(await again(page)).toBe(before);
    expect(await again(page)).toBe(before);
    await page.goto('./#/');
    await page.reload();
    await page.getByRole('link', { name: title.resume.go }).click();
    await expect(question(page)).toBeVisible();
    expect(await onTable(page)).toBe(before);
  });
});

test.describe('storage that never answers', () => {
  test('is told within seconds, and a new game can be played', { tag: '@patient' }, async ({ page }) => {
    const id = await keepGame(page, goldenSave('oct7-9', { fog: false, until: 40 }));
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
    });
    await page.goto(`./#/play/${id}`);
    await expect(page.getByRole('heading', { name: trouble.closed.missing.title })).toBeVisible();
    await expect(page.getByText(trouble.closed.deaf)).toBeVisible();
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('link', { name: trouble.games }).click();
    await expect(cardOf(page, 'oct7')).toBeVisible();
    await beginFromTitle(page);
    await playOn(page, 3);
    await expect(page.getByText(trouble.notices.notSaved)).toBeVisible();

    // The review says it, too.
    await page.goto(`./#/review/${id}`);
    await expect(page.locator('.error-page')).toBeVisible();
  });

  test('and answers later is asked again', { tag: '@patient' }, async ({ page }) => {
    const id = await keepGame(page, goldenSave('oct7-9', { fog: false, until: 40 }));
    await page.addInitScript(() => {
      const open = Reflect.get(IDBFactory.prototype, 'open') as IDBFactory['open'];
      IDBFactory.prototype.open = function (this: IDBFactory, ...args: Parameters<typeof open>) {
        return sessionStorage.getItem('hears') === 'yes' ? open.apply(this, args) : ({} as IDBOpenDBRequest);
      };
    });
    await page.goto(`./#/play/${id}`);
    await expect(page.getByText(trouble.closed.deaf)).toBeVisible();
    await page.evaluate(() => sessionStorage.setItem('hears', 'yes'));
    await page.reload();
    await expect(question(page)).toBeVisible();
  });
});

test(
  'another tab can delete the database: nobody blocks it, and the game goes on and is kept',
  { tag: '@patient' },
  async ({ page, context }) => {
    await beginFromTitle(page);
    await playOn(page, 3);
    const other = await context.newPage();
    await other.goto('./icon.svg');
    const end = await other.evaluate(
      () =>
        new Promise<string>((done) => {
          const deleting = indexedDB.deleteDatabase('saratoga-1777');
          for (const what of ['success', 'blocked', 'error'])
            deleting.addEventListener(what, () => done(what));
        }),
    );
    expect(end).toBe('success');
    await playOn(page, 2);
    const before = await onTable(page);
    // A third tab is not kept waiting.
    await other.goto('./#/');
    await expect(other.getByRole('region', { name: title.resume.title })).toBeVisible();
    await other.close();
    expect(await again(page)).toBe(before);
  },
);

test('a position in the address becomes a game: loading the page again goes on with it, and the library has it once', async ({
  page,
}) => {
  await page.goto('./#/');
  await expect(cardOf(page, 'oct7')).toBeVisible();
  await page.goto(`./#/saratoga/at/${encodeURIComponent('oct7 british movement; 0605 b-24; 0612 a-1nh')}`);
  await expect(page).toHaveURL(IN_PLAY);
  await expect(question(page)).toBeVisible();
  const first = await onTable(page);
  await playOn(page, 2);
  const before = await onTable(page);
  expect(before).not.toBe(first);
  expect(await again(page)).toBe(before);
  // The long address left no trace.
  await page.goBack();
  await expect(cardOf(page, 'oct7')).toBeVisible();
  await page.goForward();
  await expect(question(page)).toBeVisible();
  expect(await onTable(page)).toBe(before);
  await page.goto('./#/');
  await expect(page.getByRole('region', { name: title.resume.title })).toBeVisible();
  await expect(page.getByText(saves.others(1))).toHaveCount(0);
  await expect(page.locator('.library-others')).toHaveCount(0);
});
