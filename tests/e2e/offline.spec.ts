/** The page without a network, and when a newer version of it is published. */
import { GAMES } from '../../src/games/list';
import type { Page } from '@playwright/test';
import { offline } from '../../src/ui/text/offline';
import { table as furniture } from '../../src/ui/text/table';
import { title } from '../../src/ui/text/title';
import { trouble } from '../../src/ui/text/trouble';
import { barriersOn } from './barriers';
import {
  answer,
  filesOf,
  keptOn,
  leaveNetwork,
  missing,
  notice,
  SECOND,
  shelves,
  test,
  untilGameKept,
  untilKept,
} from './site';
import { expect as usual, text } from './table';
import { atOnce, beginFromTitle, beginGame, cardOf, openCards, playOn } from './ways';

// Keeping a version, looking for a newer one and changing over are the browser's to time.
const expect = usual.configure({ timeout: 15_000 });
test.describe.configure({ timeout: 90_000 });

// The browser looks for a newer service worker whenever the page is loaded, and says so when nobody answers.
const NOBODY = /sw\.js|ERR_INTERNET_DISCONNECTED/;
test.use({ viewport: { width: 960, height: 640 }, expected: NOBODY });
test.beforeEach(({ context }) => atOnce(context));

test('the shell is kept at once, the game when it is first opened', async ({ page, site }) => {
  const game = filesOf('saratoga');
  expect(game.length).toBeGreaterThan(10);
  await page.goto('./');
  await untilKept(page);
  const kept = await keptOn(page);
  expect(missing(filesOf('shell'), kept)).toEqual([]);
  expect(game.filter((path) => kept.includes(path) || site.asked.includes(`./${path}`))).toEqual([]);
  await expect(page.getByText(offline.none(GAMES.length))).toBeVisible();

  await beginFromTitle(page);
  await untilGameKept(page);
  await page.getByRole('link', { name: furniture.backLabel }).click();
  await expect(page.getByText(offline.some(['Saratoga']))).toBeVisible();
});

test('every game of the list is kept when it is opened, and told as kept', async ({ page }) => {
  await page.goto('./');
  await untilKept(page);
  for (const { id } of GAMES) {
    expect(filesOf(id).length).toBeGreaterThan(10);
    await page.goto(`./#/${id}`);
    await untilGameKept(page, undefined, id);
  }
  await page.goto('./#/');
  await expect(page.getByText(offline.all)).toBeVisible();
});

test.describe('without a network', () => {
  test('a game that was opened goes on with parts that it had not loaded yet, and the whole page loads again', async ({
    page,
    context,
    site,
  }) => {
    await page.goto('./');
    await untilKept(page);
    await beginGame(page);
    await untilGameKept(page);
    await leaveNetwork(context, site);
    expect(await page.evaluate(() => navigator.onLine)).toBe(false);
    await openCards(page);
    await playOn(page, 6);

    // What is in hand is put down by a reload.
    await page.keyboard.press('Escape');
    const asked = await page.locator('.question').textContent();
    await page.reload();
    await expect(page.locator('.question')).toHaveText(asked ?? '');
    await page.getByRole('link', { name: furniture.review.open }).click();
    await expect(page.getByRole('slider')).toBeVisible();
    await page.goto('./?from=a-link#/saratoga/sept19');
    await expect(page.getByRole('application')).toHaveAccessibleName(
      text.board.label(text.battles.sept19.name),
    );
    await beginFromTitle(page, 'sept19');
    await page.goto('./#/');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: title.page })).toBeVisible();
    expect(await unloadedFonts(page)).toEqual([]);
  });

  test.describe('what was never opened', () => {
    test.use({
      expected: new RegExp(
        `${NOBODY.source}|ERR_FAILED|dynamically imported module|Failed to fetch|network error response|/assets/`,
      ),
    });

    test('says that it needs one, the title works, and so does the game when it is back', async ({
      page,
      context,
      site,
    }) => {
      await page.goto('./');
      await untilKept(page);
      await leaveNetwork(context, site);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: title.page })).toBeVisible();
      await cardOf(page, 'oct7').getByRole('button', { name: title.solo }).click();
      await expect(page.getByRole('heading', { name: trouble.network.title })).toBeVisible();
      await page.getByRole('link', { name: trouble.games }).click();
      await expect(cardOf(page, 'sept19')).toBeVisible();
      await page.goto('./#/saratoga/sept19');
      await expect(page.getByRole('heading', { name: trouble.network.title })).toBeVisible();

      await site.answer();
      await context.setOffline(false);
      await page.getByRole('button', { name: trouble.reload }).click();
      await expect(page.getByRole('application')).toBeVisible();
    });
  });

  test(
    'everything works that was kept by the button on the title',
    { tag: '@patient' },
    async ({ page, context, site }) => {
      await page.goto('./');
      await untilKept(page);
      await page.getByRole('button', { name: offline.keep }).click();
      await expect(page.getByText(offline.all)).toBeVisible();
      expect(missing([...filesOf('shell'), ...filesOf('saratoga')], await keptOn(page))).toEqual([]);
      await leaveNetwork(context, site);
      await beginGame(page);
      await openCards(page);
      await playOn(page, 3);
      await page.goto('./#/verify');
      await expect(page.locator('.verify')).toBeVisible();
    },
  );
});

test('once the page and a game are kept, the host is asked for nothing while it is played', async ({
  page,
  site,
}) => {
  await page.goto('./');
  await untilKept(page);
  const atFirst = site.asked.splice(0);
  expect(atFirst).toContain('./sw.js');
  await beginGame(page);
  await untilGameKept(page);
  const forGame = site.asked.splice(0).map((path) => path.slice('./'.length));
  expect(missing(forGame, filesOf('saratoga'))).toEqual([]);
  await openCards(page);
  await playOn(page, 6);
  await page.getByRole('link', { name: furniture.backLabel }).click();
  await page.getByRole('link', { name: `See ${text.battles.sept19.name} deployed` }).click();
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
  test(
    'is told on the title and loaded when the player says so',
    { tag: '@patient' },
    async ({ page, site, second }) => {
      await page.goto('./');
      await untilKept(page);
      await expect(notice(page)).toHaveCount(0);
      site.publish(second);
      await page.reload();
      await expect(notice(page)).toContainText(offline.newer.title);
      await expect(page.getByText(title.over)).toBeVisible();
      expect(await barriersOn(page, '.update')).toEqual([]);

      await answer(page, offline.newer.now);
      await expect(page.getByText(SECOND)).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
      await expect.poll(() => shelves(page)).toBe(1);
      await page.reload();
      await expect(page.getByText(SECOND)).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
    },
  );

  test.describe('that is not whole', () => {
    test.use({ expected: /digest|integrity|sw\.js|assets\/(?:LinkRoute|MoraleTracks)/ });

    for (const [part, isGame] of [
      ['LinkRoute', false],
      ['MoraleTracks', true],
    ] as const)
      test(
        `is not taken, ${isGame ? 'of a game that was kept' : 'of the shell'}`,
        { tag: isGame ? '@patient' : [] },
        async ({ page, site, second }) => {
          await page.goto('./');
          await untilKept(page);
          if (isGame) {
            await beginGame(page);
            await untilGameKept(page);
            await page.goto('./#/');
          }
          site.publish(second);
          site.damage(new RegExp(`^${part}.*\\.js$`));
          site.asked.length = 0;
          await page.reload();
          await expect.poll(() => site.asked.filter((path) => path.includes(part))).toHaveLength(1);
          await expect.poll(() => shelves(page)).toBe(1);
          await expect(notice(page)).toHaveCount(0);
          await page.reload();
          await expect(page.getByText(title.over)).toBeVisible();

          // The next visit after the host is mended finds it.
          site.publish(second);
          await page.reload();
          await expect(notice(page)).toBeVisible();
        },
      );
  });
});

/** Faces that the page asked for and did not get. */
const unloadedFonts = (page: Page) =>
  page.evaluate(async () => {
    const faces = [...(await document.fonts.ready)];
    const isThere = faces.some(({ status }) => status === 'loaded');
    return isThere ? faces.filter(({ status }) => status === 'error').map(({ family }) => family) : ['all'];
  });
