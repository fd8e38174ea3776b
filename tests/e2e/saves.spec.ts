/** The shelf in the browser: naming, copying, deleting, files and links, two tabs, and pages that are closed at any moment. */
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { saves } from '../../src/ui/text/saves';
import { barriersOn as barriers } from './barriers';
import { expect, test, text } from './table';

test.use({ viewport: { width: 960, height: 640 } });

/** Quickly drawn. */
const SMALL = { width: 800, height: 500 };
const question = (page: Page) => page.locator('.question');
const latest = (page: Page) => page.getByRole('region', { name: text.resume.title });
const rows = (page: Page) => page.locator('.shelf-others li');

/** A game for one person that has seen an action. */
async function begin(page: Page, battle: 'sept19' | 'oct7' = 'oct7'): Promise<void> {
  await quicken(page);
  await page.goto('./');
  const heading = page.getByRole('heading', { name: text.battles[battle].name });
  const card = page.locator('.battle-card').filter({ has: heading });
  await card.getByRole('button', { name: text.battleFacts.solo }).click();
  await expect(question(page)).toBeVisible();
  await answer(page, 0);
}

const quicken = (page: Page) =>
  page.addInitScript(() =>
    localStorage.setItem('saratoga.preferences', JSON.stringify({ pace: 'off', follow: false })),
  );

/** Presses one of the answers, and waits until the page has drawn what follows; tells what is on the table then. */
const answer = (page: Page, choice: number): Promise<string> =>
  page.evaluate(async (number) => {
    const offers = () => [
      ...document.querySelectorAll<HTMLButtonElement>('.question .answer:not(:disabled)'),
    ];
    const [before, answers] = [document.querySelector('.question')?.textContent, offers()];
    answers[number % Math.max(1, answers.length)]?.click();
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (let tries = 0; tries < 12; tries++) {
      await painted();
      if (document.querySelector('.question')?.textContent !== before) break;
    }
    const stacks = [...document.querySelectorAll('#counters .stack')].map(
      (stack) => `${stack.getAttribute('transform')} ${stack.textContent}`,
    );
    const kind = document.querySelector('.question')?.getAttribute('data-kind');
    return [document.querySelector('h1')?.textContent, kind, ...stacks.sort()].join('|');
  }, choice);

/** What is on the table, without an answer. */
const table = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const stacks = [...document.querySelectorAll('#counters .stack')].map(
      (stack) => `${stack.getAttribute('transform')} ${stack.textContent}`,
    );
    const kind = document.querySelector('.question')?.getAttribute('data-kind');
    return [document.querySelector('h1')?.textContent, kind, ...stacks.sort()].join('|');
  });

async function more(page: Page, place = latest(page)): Promise<void> {
  await place.locator('.shelf-tools > details > summary').click();
}

test('games lie side by side, and are renamed, copied, deleted and brought back', async ({ page }) => {
  await begin(page, 'sept19');
  await begin(page, 'oct7');
  await page.goto('./#/');
  await expect(latest(page)).toContainText(text.battles.oct7.name);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(text.battles.sept19.name);
  await expect(latest(page).locator('.shelf-picture .british').first()).toBeAttached();

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
});

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
  const before = await table(page);
  await page.goto('./#/');
  await more(page);
  const download = page.waitForEvent('download');
  await latest(page).getByRole('button', { name: saves.export }).click();
  const file = await (await download).path();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);

  const other = await newMachine(browser, baseURL);
  await other.goto('./');
  await other.setInputFiles('input[type=file]', file);
  const arrival = other.getByRole('region', { name: saves.arrival.fileTitle });
  await expect(arrival).toContainText(saves.arrival.verdicts.new);
  expect(await barriers(other)).toEqual([]);
  await arrival.getByRole('button', { name: saves.arrival.open }).click();
  await expect(question(other)).toBeVisible();
  expect(await table(other)).toBe(before);

  await drop(page, readFileSync(file, 'utf8'));
  await expect(page.getByText(saves.arrival.verdicts.same)).toBeVisible();
  await page.getByRole('button', { name: saves.arrival.leave }).click();
  await drop(page, readFileSync(file, 'utf8').slice(0, -300));
  await expect(page.getByText(saves.arrival.news['cut'] ?? '')).toBeVisible();
  await page.getByRole('button', { name: saves.arrival.leave }).click();
  await drop(page, readFileSync(file, 'utf8').replace('"seals":[]', `"seals":[[4,"${'f'.repeat(32)}"]]`));
  await expect(page.getByRole('alert')).toContainText(saves.arrival.verdicts.changed);
  await page.getByRole('button', { name: saves.arrival.leave }).click();
  await drop(page, '{"saratoga":7}');
  await expect(page.getByText(saves.arrival.problems.newer)).toBeVisible();
  await page.getByRole('button', { name: saves.arrival.leave }).click();
  await drop(page, '<html>');
  await expect(page.getByText(saves.arrival.problems.notOurs)).toBeVisible();
  await other.context().close();
});

test('a turn goes to and fro by link, and an old or spoilt link is told from it', async ({
  page,
  browser,
  baseURL,
}) => {
  await begin(page);
  await page.goto('./#/');
  const first = await linkOn(page, true);
  expect(first.length).toBeLessThan(6 * 1024);

  const other = await newMachine(browser, baseURL);
  await quicken(other);
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
  expect(await table(page)).toBe(after);
  await page.goto(first);
  await expect(page.getByText(saves.arrival.verdicts.older)).toBeVisible();

  await page.goto(`${first.slice(0, -40)}`);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.goto(`${first.split('#')[0]}#/g/AQnonsense`);
  await expect(page.getByText(saves.arrival.problems.unreadable)).toBeVisible();
  await other.context().close();
});

test('two tabs do not overwrite each other: the second is told, and takes over or opens a copy', async ({
  page,
  context,
}) => {
  await begin(page);
  const second = await context.newPage();
  await second.goto('./#/game');
  await expect(second.getByText(saves.elsewhere.note)).toBeVisible();
  await expect(question(second)).toHaveCount(0);
  expect(await barriers(second)).toEqual([]);

  await second.getByRole('button', { name: saves.elsewhere.takeOver }).click();
  await expect(question(second)).toBeVisible();
  await expect(page.getByText(saves.elsewhere.note)).toBeVisible();
  const after = await answer(second, 0);

  await page.getByRole('button', { name: saves.elsewhere.copy }).click();
  await expect(question(page)).toBeVisible();
  expect(await table(page)).toBe(after);
  const copied = await answer(page, 1);
  await second.reload();
  await expect(question(second)).toBeVisible();
  expect(await table(second)).toBe(after);
  await page.reload();
  await expect(question(page)).toBeVisible();
  expect(await table(page)).toBe(copied);
});

test('a page that is closed at twenty moments of a game loses nothing that was answered', async ({
  context,
}) => {
  test.setTimeout(240_000);
  let page = await context.newPage();
  await page.setViewportSize(SMALL);
  await begin(page);
  let seed = 7;
  const chance = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const seen = new Set<string>();
  for (let closing = 0; closing < 20; closing++) {
    let last = '';
    for (let answers = 1 + chance(3); answers > 0; answers--) last = await answer(page, chance(50));
    await page.close();
    page = await open(context);
    expect(await table(page), `after closing ${closing + 1}`).toBe(last);
    seen.add(last);
  }
  expect(seen.size).toBeGreaterThan(10);
});

async function open(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize(SMALL);
  await quicken(page);
  await page.goto('./#/game');
  await expect(question(page)).toBeVisible();
  return page;
}

/** Another browser, with nothing on its shelf. */
async function newMachine(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), reducedMotion: 'reduce' });
  return context.newPage();
}

/** The link of the latest game, as the screen shows it. */
async function linkOn(page: Page, isLookedAt = false): Promise<string> {
  await more(page);
  await latest(page).getByRole('button', { name: saves.link }).click();
  const field = page.getByLabel(saves.send.field, { exact: true });
  await expect(field).toHaveValue(/#\/g\/[\w-]{100,}$/);
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
