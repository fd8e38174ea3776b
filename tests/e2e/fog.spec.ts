/** 3.4 The fog of war on one screen: who takes it must mean it, and nothing that may happen to a page opens it. */
import type { Page } from '@playwright/test';
import { table as furniture } from '../../src/ui/text/table';
import { title } from '../../src/ui/text/title';
import { barriersOn } from './barriers';
import { expectClosed, sideAtCurtain, sitDown, Watcher } from './leaks';
import { ScreenPlayer } from './screenPlayer';
import { expect, Table, test, text } from './table';
import { atOnce, beginGame, lay, pressE } from './ways';

test.use({ viewport: { width: 960, height: 640 } });

const curtain = (page: Page) => page.locator('.hand-over');
const recap = (page: Page) => page.getByRole('region', { name: furniture.recap.title });

async function begin(page: Page): Promise<void> {
  await atOnce(page);
  await beginGame(page, { isSolo: false, seed: 'a dark wood' });
  await playToTheCurtain(page);
}

/** For whoever sits there, until the screen must change hands. */
async function playToTheCurtain(page: Page): Promise<void> {
  const player = new ScreenPlayer(page, { seed: 3, moves: 1, press: ({ x, y }) => page.mouse.click(x, y) });
  await player.play(({ kind }) => kind === 'handOver', 80);
  await expect(curtain(page)).toBeVisible();
}

test('only a long press takes the screen, or a long press of a key', async ({ page }) => {
  await begin(page);
  expect(await barriersOn(page)).toEqual([]);
  await page.locator('.hold').click();
  await page.locator('.hold').click({ delay: 300 });
  await page.keyboard.press('Enter', { delay: 300 });
  await page.keyboard.press(' ');
  await expectClosed(page, 'short presses');
  await page.locator('.hold').hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expectClosed(page, 'a press that goes astray');

  await page.locator('.hold').focus();
  await page.keyboard.down(' ');
  await curtain(page).waitFor({ state: 'detached' });
  await page.keyboard.up(' ');
  await expect(page.locator('.question')).toBeVisible();
});

test('a page that is loaded again, left, made narrow, printed or closed stays shut, whoever had it', async ({
  page,
  context,
}) => {
  await begin(page);
  await page.reload();
  await expectClosed(page, 'reload');
  await page.getByRole('link', { name: furniture.backLabel }).click();
  await expect(page.locator('.battle-card').first()).toBeVisible();
  await page.goBack();
  await expectClosed(page, 'back');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectClosed(page, 'narrow');
  await page.setViewportSize({ width: 960, height: 640 });
  await page.emulateMedia({ media: 'print' });
  await expectClosed(page, 'print');
  await page.emulateMedia({ media: null });

  const side = await sideAtCurtain(page);
  await sitDown(page);
  await expect(page.locator('.question')).toBeVisible();
  await page.reload();
  await expectClosed(page, 'reload by the side that had it');
  await sitDown(page);
  await expect(page.locator('.question')).toBeVisible();
  await page.getByRole('link', { name: furniture.backLabel }).click();
  await page.getByRole('link', { name: title.resume.go }).click();
  await expectClosed(page, 'from the title');
  const address = page.url();
  await page.close();
  const restored = await context.newPage();
  await restored.goto(address);
  await expectClosed(restored, 'restored');
  expect(await sideAtCurtain(restored)).toBe(side);
});

test(
  'what happened meanwhile is told line by line, shown again, and put away',
  { tag: '@patient' },
  async ({ page }) => {
    await begin(page);
    const watcher = new Watcher(page);
    await sitDown(page);
    await playToTheCurtain(page);
    await sitDown(page);
    await expect(recap(page)).toBeVisible();
    expect(await watcher.expectOpenTo(await seatOn(page))).toBeGreaterThan(0);
    expect(await barriersOn(page)).toEqual([]);
    const lines = recap(page).getByRole('listitem');
    expect(await lines.count()).toBeGreaterThan(0);
    // It plays by itself; then each line can be seen again.
    await expect(recap(page).getByRole('button', { name: furniture.recap.play })).toBeVisible({
      timeout: 15_000,
    });
    await lines.last().getByRole('button').click();
    await recap(page).getByRole('button', { name: furniture.recap.done }).click();
    await expect(recap(page)).toHaveCount(0);
    await expect(page.locator('.question[data-kind]')).toBeVisible();
  },
);

test('of a stack that moved the other side hears and sees the top alone', async ({ page }) => {
  await atOnce(page);
  await lay(page, 'oct7 turn 3 british first fog movement; 0605 L-fraser b-24 b-li; 0504 b-9; 0612 a-1nh');
  const watcher = new Watcher(page);
  const table = new Table(page);
  await sitDown(page);
  await table.rest();
  await table.click('0605');
  await table.click('0606');
  const order = page.locator('.log .line.move').first();
  await expect(order).toContainText('Fraser, the 24th Foot and the Light Infantry move');
  // To the end of movement, and past recovery.
  await pressE(page);
  await expect(page.locator('.question')).toHaveAttribute('data-kind', 'recover');
  await pressE(page);
  await expectClosed(page, 'after the British turn');
  await sitDown(page);
  await expect(recap(page)).toContainText('The Light Infantry moves');
  await expect(order).toContainText('The Light Infantry moves');
  expect(await watcher.expectOpenTo('american')).toBeGreaterThan(0);
  await recap(page).getByRole('button', { name: furniture.recap.done }).click();
  await table.point('0606');
  await page.getByRole('tab', { name: text.tabs.hex }).click();
  await watcher.expectOpenTo('american');
});

const seatOn = async (page: Page) =>
  (await recap(page).getAttribute('class'))?.includes('british') ? 'british' : 'american';
