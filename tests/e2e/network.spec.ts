/** Parts of the page that do not come, because there is no network or the host has other files now. */
import { handbook } from '../../src/ui/saratoga/text/handbookWords';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { dice } from '../../src/ui/text/dice';
import { saves } from '../../src/ui/text/saves';
import { settings } from '../../src/ui/text/settings';
import { common } from '../../src/ui/text/common';
import { table as furniture } from '../../src/ui/text/table';
import { title } from '../../src/ui/text/title';
import { trouble } from '../../src/ui/text/trouble';
import { barriersOn } from './barriers';
import { expect, test, text } from './table';
import { atOnce, beginFromTitle, cardOf, playOn } from './ways';

test.use({
  viewport: { width: 960, height: 640 },
  expected:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module|\/assets\/|\/pictures\/|MIME|404/,
});
test.beforeEach(({ context }) => atOnce(context));

interface Card {
  readonly what: string;
  readonly opener: (page: Page) => Locator;
  readonly card: (page: Page) => Locator;
}

const byName = (name: string) => (page: Page) => page.getByRole('button', { name }).first();
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name });

/** What a game loads only when it is asked for. */
const CARDS: readonly Card[] = [
  {
    what: 'a rule card',
    opener: (page) => page.locator('.question button.case').first(),
    card: (page) => page.locator('dialog.case-card'),
  },
  { what: 'the key', opener: byName(text.board.openKey), card: dialog(handbook.title) },
  { what: 'the preferences', opener: byName(settings.open), card: dialog(settings.title) },
  { what: 'the link to send', opener: byName(furniture.send), card: dialog(saves.send.title) },
  { what: 'the card of the dice', opener: byName(dice.open), card: dialog(dice.title) },
];

const failed = (page: Page) => page.getByRole('alert').filter({ hasText: common.part.failed });

/** Parts of the question come in their own time: nothing has been asked for since a second ago. */
async function allCome(page: Page): Promise<void> {
  let asked = -1;
  await expect
    .poll(
      async () => {
        const before = asked;
        asked = await page.evaluate(() => performance.getEntriesByType('resource').length);
        return asked === before;
      },
      { intervals: [1000] },
    )
    .toBe(true);
}

for (const [i, { what, opener, card }] of CARDS.entries())
  test(
    `${what} that does not come says so, the game stands, and it comes when it is tried again with a network`,
    { tag: i > 1 ? '@patient' : [] },
    async ({ page, context }) => {
      await beginFromTitle(page);
      await playOn(page, 1);
      await allCome(page);
      const asked = await page.locator('.question').textContent();
      await context.setOffline(true);
      await opener(page).click();
      await expect(failed(page)).toContainText(common.part.offline);
      await expect(page.locator('.question')).toHaveText(asked ?? '');
      expect(await barriersOn(page, '[role=alert]')).toEqual([]);
      // Still no network.
      await failed(page).getByRole('button', { name: common.part.again }).click();
      await expect(failed(page)).toBeVisible();

      await context.setOffline(false);
      await failed(page).getByRole('button', { name: common.part.again }).click();
      await expect(card(page)).toBeVisible();
      await expect(failed(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await playOn(page, 2);
    },
  );

test('a rule card that does not come can be put away, and neither game nor title fall with it', async ({
  page,
  context,
}) => {
  await beginFromTitle(page);
  // The answers to all questions have come; rule cards have not.
  await allCome(page);
  await context.setOffline(true);
  await page.locator('.question button.case').first().click();
  await failed(page).getByRole('button', { name: furniture.close }).click();
  await expect(failed(page)).toHaveCount(0);
  await playOn(page, 2);
  await page.locator('.question button.case').first().click();
  await expect(failed(page)).toBeVisible();
  await page.getByRole('link', { name: furniture.backLabel }).click();
  await expect(cardOf(page, 'sept19')).toBeVisible();
  await page.getByRole('link', { name: title.resume.go }).click();
  await expect(page.locator('.question')).toBeVisible();
  await expect(failed(page)).toHaveCount(0);
  await playOn(page, 1);
});

test(
  'where the browser has a network but the file does not come, loading the page again helps',
  { tag: '@patient' },
  async ({ page, context }) => {
    await beginFromTitle(page);
    await playOn(page, 1);
    const restore = await keepAway(context, 'Settings');
    await page.getByRole('button', { name: settings.open }).click();
    await expect(failed(page)).toBeVisible();
    await restore();
    await failed(page).getByRole('button', { name: common.part.reload }).click();
    await expect(failed(page)).toHaveCount(0);
    await page.getByRole('button', { name: settings.open }).click();
    await expect(page.getByRole('dialog', { name: settings.title })).toBeVisible();
  },
);

/** A screen of its own, by its address or from the title. */
const SCREENS = [
  ['the page that checks a game', 'Verify', '#/verify', '.verify'],
  ['the set-up of the game', 'Home', '#/saratoga', '.set-up'],
  ['a game in play', 'PlayRoute', 'title', '.question'],
  ['a game from a link', 'LinkRoute', '#/link/AQnonsense', '.library-arrival'],
] as const;

for (const [what, part, address, place] of SCREENS)
  test(`${what} that does not come is told as a missing network, and loading the page again helps`, async ({
    page,
    context,
  }) => {
    await page.goto('./');
    await expect(cardOf(page, 'oct7')).toBeVisible();
    const restore = await keepAway(context, part);
    if (address === 'title') await cardOf(page, 'oct7').getByRole('button', { name: title.solo }).click();
    else await page.evaluate((hash) => (window.location.hash = hash), address);
    await expect(page.getByRole('heading', { name: trouble.network.title })).toBeVisible();
    await expect(page.getByText(trouble.title)).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    expect(await barriersOn(page)).toEqual([]);
    await restore();
    await page.getByRole('button', { name: trouble.reload }).click();
    await expect(page.locator(place)).toBeVisible();
  });

for (const [how, answer] of [
  ['is no longer there', { status: 404, contentType: 'text/html', body: '<!doctype html>' }],
  ['comes as something else', { status: 200, contentType: 'text/html', body: '<!doctype html>' }],
] as const)
  test(`a screen whose file ${how} is told in the same way`, async ({ page, context }) => {
    await page.goto('./');
    await expect(cardOf(page, 'oct7')).toBeVisible();
    const files = /\/assets\/PlayRoute-/;
    await context.route(files, (route) => route.fulfill(answer));
    await cardOf(page, 'oct7').getByRole('button', { name: title.solo }).click();
    await expect(page.getByRole('heading', { name: trouble.network.title })).toBeVisible();
    await context.unroute(files);
    await page.getByRole('button', { name: trouble.reload }).click();
    // The game had begun, and is there.
    await expect(page.locator('.question')).toBeVisible();
  });

for (const way of ['begun', 'set up'] as const)
  test(`a game that is ${way} without a network comes when it is tried again with one`, async ({
    page,
    context,
  }) => {
    await page.goto('./');
    await expect(cardOf(page, 'oct7')).toBeVisible();
    // No service worker has anything yet.
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: undefined }),
    );
    const choose = () =>
      way === 'begun'
        ? cardOf(page, 'oct7').getByRole('button', { name: title.solo }).click()
        : page.evaluate(() => void (window.location.hash = '#/saratoga'));
    await context.setOffline(true);
    await choose();
    const sign = page.getByRole('heading', { name: trouble.network.title });
    await expect(sign).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: trouble.network.again }).click();
    await expect(sign).toHaveCount(0);
    if (way === 'begun') await choose();
    await expect(page.locator(way === 'begun' ? '.question' : '.set-up')).toBeVisible();
  });

test('a game from a link that cannot be read for want of a network is not told as damaged', async ({
  page,
  context,
}) => {
  await page.goto('./#/link/AQnonsense');
  await expect(page.locator('.library-arrival')).toContainText(saves.arrival.errors.unreadable);
  await page.goto('./');
  await expect(cardOf(page, 'oct7')).toBeVisible();
  const restore = await keepAway(context, 'import');
  await page.evaluate(() => void (window.location.hash = '#/link/AQnonsense'));
  await expect(failed(page)).toBeVisible();
  await expect(page.getByText(saves.arrival.errors.unreadable)).toHaveCount(0);
  await restore();
  await failed(page).getByRole('button', { name: common.part.reload }).click();
  await expect(page.locator('.library-arrival')).toContainText(saves.arrival.errors.unreadable);
});

/** Until the function that it answers is called. */
async function keepAway(context: BrowserContext, part: string): Promise<() => Promise<void>> {
  const files = new RegExp(`/assets/${part}-`);
  await context.route(files, (route) => route.abort());
  return () => context.unroute(files);
}
