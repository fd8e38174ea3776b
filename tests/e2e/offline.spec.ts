/** The page without a network, and when a newer version of it is published. */
import type { Page } from '@playwright/test';
import { offline } from '../../src/ui/text/offline';
import { barriersByDayAndNight } from './barriers';
import { atOnce, beginGame, openCards, playOn, SECOND, test, untilKept } from './site';
import { expect as usual, text } from './table';

// Keeping a version, looking for a newer one and changing over are the browser's to time.
const expect = usual.configure({ timeout: 15_000 });
test.describe.configure({ timeout: 90_000 });

// The browser looks for a newer service worker whenever the page is loaded, and says so when nobody answers.
test.use({ viewport: { width: 960, height: 640 }, expected: [/sw\.js|ERR_INTERNET_DISCONNECTED/] });
test.beforeEach(({ context }) => atOnce(context));

test.describe('without a network', () => {
  test('the first visit goes on with parts that it had not loaded yet, and the whole page loads again', async ({
    page,
    context,
    site,
  }) => {
    await page.goto('./');
    await untilKept(page);
    await site.close();
    await context.setOffline(true);
    expect(await page.evaluate(() => navigator.onLine)).toBe(false);
    await beginGame(page);
    await openCards(page);
    await playOn(page, 6);

    const asked = await page.locator('.question').textContent();
    await page.reload();
    await expect(page.locator('.question')).toHaveText(asked ?? '');
    await page.goto('./?from=a-link#/sept19');
    await expect(page.getByRole('application')).toHaveAccessibleName(
      text.board.label(text.battles.sept19.name),
    );
    await page.goto('./#/');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
    expect(await unloadedFonts(page)).toEqual([]);
  });
});

test('once the page is kept, the host is asked for nothing while a game is played', async ({
  page,
  site,
}) => {
  await page.goto('./');
  await untilKept(page);
  const atFirst = site.asked.splice(0);
  expect(atFirst).toContain('./sw.js');
  await beginGame(page);
  await openCards(page);
  await playOn(page, 6);
  await page.getByRole('link', { name: text.board.backLabel }).click();
  await page.getByRole('link', { name: text.battleFacts.look(text.battles.sept19.name) }).click();
  await expect(page.getByRole('application')).toBeVisible();
  expect(site.asked).toEqual([]);

  // The next visit only asks whether there is a newer version.
  await page.reload();
  await expect(page.getByRole('application')).toBeVisible();
  await expect.poll(() => site.asked).toContain('./sw.js');
  expect(site.asked.filter((path) => path !== './sw.js')).toEqual([]);
});

test('what is not part of the page is not answered from what is kept', async ({ page, site }) => {
  await page.goto('./');
  await untilKept(page);
  site.asked.length = 0;
  expect(await page.evaluate(() => fetch('./preview.jpg').then(({ status }) => status))).toBe(200);
  expect(site.asked).toEqual(['./preview.jpg']);
});

test.describe('a newer version', () => {
  test('is told on the title and loaded when the player says so', async ({ page, site, second }) => {
    await page.goto('./');
    await untilKept(page);
    await expect(notice(page)).toHaveCount(0);
    site.publish(second);
    await page.reload();
    await expect(notice(page)).toContainText(offline.newer.title);
    await expect(page.getByText(text.subtitle)).toBeVisible();
    expect(await barriersByDayAndNight(page, '.update')).toEqual([]);

    await answer(page, offline.newer.now);
    await expect(page.getByText(SECOND)).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    await expect.poll(() => shelves(page)).toBe(1);
    await page.reload();
    await expect(page.getByText(SECOND)).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });

  test('leaves a running game alone, waits where it is put off, and is there at the next visit', async ({
    page,
    context,
    site,
    second,
  }) => {
    await page.goto('./');
    await untilKept(page);
    await beginGame(page);
    await playOn(page, 3);
    const asked = await page.locator('.question').textContent();
    site.publish(second);
    await page.reload();
    await expect(notice(page)).toContainText(offline.newer.body.table);
    await expect(page.locator('.question')).toHaveText(asked ?? '');
    const scripts = await entries(page);
    await page.reload();
    await expect(notice(page)).toBeVisible();
    expect(await entries(page)).toEqual(scripts);
    // The parts of the old version are no longer on the host.
    await answer(page, offline.newer.later);
    await expect(notice(page)).toHaveCount(0);
    await openCards(page);
    await playOn(page, 3);

    await page.getByRole('link', { name: text.board.backLabel }).click();
    await expect(page.getByText(text.subtitle)).toBeVisible();
    await expect(notice(page)).toContainText(offline.newer.body.title);
    await answer(page, offline.newer.later);
    await expect(notice(page)).toHaveCount(0);
    await page.evaluate(() => (window.location.hash = '#/game'));
    await expect(page.locator('.question')).toBeVisible();
    await expect(notice(page)).toHaveCount(0);

    await page.close();
    const next = await context.newPage();
    await expect(async () => {
      await next.goto('./');
      await expect(next.getByText(SECOND)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(notice(next)).toHaveCount(0);
    await expect(next.getByRole('link', { name: text.resume.go })).toBeVisible();
  });

  test('that one window loads is not put under the game in another', async ({
    page,
    context,
    site,
    second,
  }) => {
    await page.goto('./');
    await untilKept(page);
    await beginGame(page);
    await playOn(page, 4);
    const asked = await page.locator('.question').textContent();
    site.publish(second);
    const other = await context.newPage();
    await other.goto('./');
    await answer(other, offline.newer.now);
    await expect(other.getByText(SECOND)).toBeVisible();

    await expect(page.locator('.question')).toHaveText(asked ?? '');
    await expect(notice(page)).toBeVisible();
    await answer(page, offline.newer.later);
    await openCards(page);
    await playOn(page, 3);
    expect(await shelves(page)).toBe(2);

    await page.close();
    await other.reload();
    await expect(other.getByText(SECOND)).toBeVisible();
    await expect.poll(() => shelves(other)).toBe(1);
  });

  test('loaded in the middle of a game goes on with that game', async ({ page, site, second }) => {
    await page.goto('./');
    await untilKept(page);
    await beginGame(page);
    await playOn(page, 3);
    const asked = await page.locator('.question').textContent();
    site.publish(second);
    await page.reload();
    const scripts = await entries(page);
    await answer(page, offline.newer.now);
    await expect.poll(() => entries(page)).not.toEqual(scripts);
    await expect(page.locator('.question')).toHaveText(asked ?? '');
  });

  test.describe('that is not whole', () => {
    test.use({ expected: [/digest|integrity|sw\.js|assets\/Handbook/] });

    test('is not taken', async ({ page, site, second }) => {
      await page.goto('./');
      await untilKept(page);
      site.publish(second);
      site.damage(/^Handbook.*\.js$/);
      site.asked.length = 0;
      await page.reload();
      await expect.poll(() => site.asked.filter((path) => path.includes('Handbook'))).toHaveLength(1);
      await expect.poll(() => shelves(page)).toBe(1);
      await expect(notice(page)).toHaveCount(0);
      await page.reload();
      await expect(page.getByText(text.subtitle)).toBeVisible();

      // The next visit after the host is mended finds it.
      site.publish(second);
      await page.reload();
      await expect(notice(page)).toBeVisible();
    });
  });
});

const notice = (page: Page) => page.getByRole('region', { name: offline.newer.label });
const answer = (page: Page, name: string) => notice(page).getByRole('button', { name }).click();
const shelves = (page: Page) => page.evaluate(async () => (await caches.keys()).length);
const entries = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('script')].map(({ src }) => src)).catch(() => []);
/** Faces that the page asked for and did not get. */
const unloadedFonts = (page: Page) =>
  page.evaluate(async () => {
    const faces = [...(await document.fonts.ready)];
    const isThere = faces.some(({ status }) => status === 'loaded');
    return isThere ? faces.filter(({ status }) => status === 'error').map(({ family }) => family) : ['all'];
  });
