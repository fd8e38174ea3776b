/** A newer version of the page that is published while a game is played. */
import type { BrowserContext, Page } from '@playwright/test';
import { offline } from '../../../src/ui/text/offline';
import { table as furniture } from '../../../src/ui/text/table';
import { title } from '../../../src/ui/text/title';
import { DIST } from '../serve.mjs';
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
} from '../site';
import { expect as usual } from '../table';
import { atOnce, beginGame, openCards, playOn } from '../ways';

const expect = usual.configure({ timeout: 15_000 });
test.describe.configure({ timeout: 90_000 });
test.use({ viewport: { width: 960, height: 640 }, expected: /sw\.js|ERR_INTERNET_DISCONNECTED/ });
test.beforeEach(({ context }) => atOnce(context));

test.describe('a newer version', () => {
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

    await page.getByRole('link', { name: furniture.backLabel }).click();
    await expect(page.getByText(title.over)).toBeVisible();
    await expect(notice(page)).toContainText(offline.newer.body.title);
    await answer(page, offline.newer.later);
    await expect(notice(page)).toHaveCount(0);
    await page.getByRole('link', { name: title.resume.go }).click();
    await expect(page.locator('.question')).toBeVisible();
    await expect(notice(page)).toHaveCount(0);

    await page.close();
    // Whoever comes before the window is quite closed stays with the old version as long as his own is open.
    const next = await visitAgain(context, async (visit) => {
      await visit.goto('./');
      await expect(visit.getByText(SECOND)).toBeVisible({ timeout: 3000 });
    });
    await expect(notice(next)).toHaveCount(0);
    await expect(next.getByRole('link', { name: title.resume.go })).toBeVisible();
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

  test('keeps what the one before had kept, and fetches no game that was never opened', async ({
    page,
    context,
    site,
    second,
  }) => {
    await page.goto('./');
    await untilKept(page);
    site.publish(second);
    await page.reload();
    await answer(page, offline.newer.now);
    await expect(page.getByText(SECOND)).toBeVisible();
    await expect.poll(() => shelves(page)).toBe(1);
    expect(filesOf('saratoga', second).filter((path) => site.asked.includes(`./${path}`))).toEqual([]);

    await beginGame(page);
    await untilGameKept(page, second);
    await playOn(page, 3);
    const asked = await page.locator('.question').textContent();
    await page.getByRole('link', { name: furniture.backLabel }).click();
    await expect(page.getByText(SECOND)).toBeVisible();
    // Back to the first printing: another version again, and no game is opened under it.
    site.publish(DIST);
    await page.reload();
    await answer(page, offline.newer.now);
    await expect(page.getByText(title.over)).toBeVisible();
    await expect.poll(() => shelves(page)).toBe(1);
    expect(missing([...filesOf('shell'), ...filesOf('saratoga')], await keptOn(page))).toEqual([]);
    await leaveNetwork(context, site);
    await page.reload();
    await page.getByRole('link', { name: title.resume.go }).click();
    await expect(page.locator('.question')).toHaveText(asked ?? '');
    await openCards(page);
  });
});

async function visitAgain(context: BrowserContext, look: (visit: Page) => Promise<void>): Promise<Page> {
  let visit: Page | undefined;
  await expect(async () => {
    await visit?.close();
    visit = await context.newPage();
    await look(visit);
  }).toPass();
  if (!visit) throw new Error('nobody came');
  return visit;
}

const entries = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('script')].map(({ src }) => src)).catch(() => []);
