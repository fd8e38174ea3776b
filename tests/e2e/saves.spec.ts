/** The library in the browser: naming, copying, deleting, files and links, and pages that are closed at any moment. */
import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { saves } from '../../src/ui/text/saves';
import { title } from '../../src/ui/text/title';
import { answer, beginPlayed as begin, closeAgainAndAgain, onTable, question } from './answers';
import { barriersOn as barriers } from './barriers';
import { expect, test, text } from './table';
import { atOnce } from './ways';

test.use({ viewport: { width: 960, height: 640 } });

const latest = (page: Page) => page.getByRole('region', { name: title.resume.title });
const rows = (page: Page) => page.locator('.library-others li');

async function more(page: Page, place = latest(page)): Promise<void> {
  await place.locator('.library-tools > details > summary').click();
}

test(
  'games lie side by side, and are renamed, copied, deleted and brought back',
  { tag: '@patient' },
  async ({ page }) => {
    await begin(page, 'sept19');
    await begin(page, 'oct7');
    await page.goto('./#/');
    await expect(latest(page)).toContainText(text.battles.oct7.name);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(text.battles.sept19.name);
    await expect(latest(page).locator('.library-picture .side-0').first()).toBeAttached();

    await more(page);
    await latest(page).getByRole('button', { name: saves.rename }).click();
    await page.getByLabel(saves.name).fill('An <i>evening</i>');
    await page.keyboard.press('Enter');
    await expect(latest(page).locator('b')).toHaveText('An <i>evening</i>');
    await latest(page).getByRole('button', { name: saves.duplicate }).click();
    await expect(rows(page)).toHaveCount(2);
    await expect(latest(page)).toContainText('Copy of An <i>evening</i>');
    expect(await barriers(page)).toEqual([]);

    await more(page);
    await latest(page).getByRole('button', { name: saves.remove }).click();
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: saves.undo }).click();
    await expect(rows(page)).toHaveCount(2);
    await page.reload();
    await expect(rows(page)).toHaveCount(2);

    await rows(page).filter({ hasText: text.battles.sept19.name }).getByRole('link').click();
    await expect(question(page)).toBeVisible();
    await expect(page.locator('h1')).toContainText(text.battles.sept19.name);
  },
);

test('a deleted game is gone after ten seconds', async ({ page }) => {
  await page.clock.install();
  await begin(page);
  await page.goto('./#/');
  await more(page);
  await latest(page).getByRole('button', { name: saves.remove }).click();
  await expect(page.getByRole('button', { name: saves.undo })).toBeVisible();
  await page.clock.fastForward(10_500);
  await expect(page.getByRole('button', { name: saves.undo })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(saves.import)).toBeVisible();
  await expect(latest(page)).toHaveCount(0);
});

test('a game goes out as a file and comes in again, chosen or dropped, and a changed record is seen', async ({
  page,
  browser,
  baseURL,
}) => {
  await begin(page);
  const before = await onTable(page);
  await page.goto('./#/');
  await more(page);
  const download = page.waitForEvent('download');
  await latest(page).getByRole('button', { name: saves.export }).click();
  const file = await (await download).path();
  const content = readFileSync(file, 'utf8');
  expect((await download).suggestedFilename()).toMatch(/\.json$/);

  const other = await newMachine(browser, baseURL);
  await other.goto('./');
  await other.setInputFiles('input[type=file]', file);
  const arrival = other.getByRole('region', { name: saves.arrival.fileTitle });
  await expect(arrival).toContainText(saves.arrival.verdicts.new);
  expect(await barriers(other)).toEqual([]);
  await arrival.getByRole('button', { name: saves.arrival.open }).click();
  await expect(question(other)).toBeVisible();
  expect(await onTable(other)).toBe(before);

  await drop(page, content);
  await expect(page.getByText(saves.arrival.verdicts.same)).toBeVisible();
  await page.getByRole('button', { name: saves.arrival.leave }).click();
  await drop(page, content.slice(0, content.indexOf('"chain"') - 20));
  await expect(page.getByText(saves.arrival.notices['cut'] ?? '')).toBeVisible();
  await page.getByRole('button', { name: saves.arrival.leave }).click();
  await drop(page, content.slice(0, content.indexOf('"setup"')));
  await expect(page.getByRole('alert')).toContainText(saves.arrival.errors.unreadable);
  await page.getByRole('button', { name: saves.arrival.leave }).click();
  await drop(page, content.replace('"seals":[]', `"seals":[[4,"${'f'.repeat(32)}"]]`));
  await expect(page.getByRole('alert')).toContainText(saves.arrival.verdicts.changed);
  await page.getByRole('button', { name: saves.arrival.leave }).click();
  await drop(page, '{"saratoga1777":7}');
  await expect(page.getByText(saves.arrival.errors.newer)).toBeVisible();
  await page.getByRole('button', { name: saves.arrival.leave }).click();
  await drop(page, '<html>');
  await expect(page.getByText(saves.arrival.errors.notOurs)).toBeVisible();
  await other.context().close();
});

test(
  'a turn goes to and fro by link, and an old or spoilt link is told from it',
  { tag: '@patient' },
  async ({ page, browser, baseURL }) => {
    await begin(page);
    await page.goto('./#/');
    const first = await linkOn(page, true);
    expect(first.length).toBeLessThan(6 * 1024);

    const other = await newMachine(browser, baseURL);
    await atOnce(other);
    await other.goto(first);
    await expect(other.getByText(saves.arrival.verdicts.new)).toBeVisible();
    expect(await barriers(other)).toEqual([]);
    await other.getByRole('button', { name: saves.arrival.open }).click();
    await expect(question(other)).toBeVisible();
    const after = await answer(other, 0);
    await other.goto('./#/');
    const second = await linkOn(other);

    await page.goto(second);
    await expect(page.getByText(saves.arrival.verdicts.later)).toBeVisible();
    await page.getByRole('button', { name: saves.arrival.goOn }).click();
    await expect(question(page)).toBeVisible();
    expect(await onTable(page)).toBe(after);
    await page.goto(first);
    await expect(page.getByText(saves.arrival.verdicts.older)).toBeVisible();

    await page.goto(`${first.slice(0, -40)}`);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await page.goto(`${first.split('#')[0]}#/link/AQnonsense`);
    await expect(page.getByText(saves.arrival.errors.unreadable)).toBeVisible();
    await other.context().close();
  },
);

test(
  'a page that is closed at some moments of a game loses nothing that was answered',
  { tag: '@patient' },
  async ({ context }) => {
    await closeAgainAndAgain(context, 5);
  },
);

/** Another browser, with nothing in its library. */
async function newMachine(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), reducedMotion: 'reduce' });
  return context.newPage();
}

/** The link of the latest game, as the screen shows it. */
async function linkOn(page: Page, isLookedAt = false): Promise<string> {
  await more(page);
  await latest(page).getByRole('button', { name: saves.link }).click();
  const field = page.getByLabel(saves.send.field, { exact: true });
  await expect(field).toHaveValue(/#\/link\/[\w-]{100,}$/);
  const link = await field.inputValue();
  if (isLookedAt) expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: saves.send.close }).click();
  return link;
}

/** Lets a file fall on the page. */
async function drop(page: Page, content: string): Promise<void> {
  const data = await page.evaluateHandle((letters) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([letters], 'game.json', { type: 'application/json' }));
    return transfer;
  }, content);
  for (const type of ['dragover', 'drop'])
    await page.dispatchEvent('main', type, { dataTransfer: data, bubbles: true, cancelable: true });
}
