/** First Saratoga from the first screen: a move, an attack, the log, columns that lie face down, no barrier. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { SCENARIOS } from '../../src/engine/firstSaratoga';
import { hexOf } from '../../src/engine/hexmap/hexId';
import { firstSaratoga } from '../../src/games/firstSaratoga';
import { pointy } from '../../src/ui/hexboard/pointy';
import { home } from '../../src/ui/firstSaratoga/text/home';
import { play } from '../../src/ui/firstSaratoga/text/play';
import { board } from '../../src/ui/text/board';
import { opponents } from '../../src/ui/text/opponents';
import { title } from '../../src/ui/text/title';
import { table as furniture } from '../../src/ui/text/table';
import { barriersOn } from './barriers';
import { atOnce, IN_PLAY } from './ways';

const layout = pointy(15);

/** Where the middle of a hex is on the screen. */
async function at(page: Page, hex: string): Promise<{ x: number; y: number }> {
  const point = layout.centreOf(hexOf(hex));
  return page.locator('.layer.ground').evaluate((svg, { x, y }) => {
    const drawn = svg.getBoundingClientRect();
    const box = (svg as SVGSVGElement).viewBox.baseVal;
    return {
      x: drawn.left + ((x - box.x) / box.width) * drawn.width,
      y: drawn.top + ((y - box.y) / box.height) * drawn.height,
    };
  }, point);
}

async function click(page: Page, hex: string): Promise<void> {
  const { x, y } = await at(page, hex);
  await page.mouse.click(x, y);
}

async function begin(page: Page, name: string): Promise<void> {
  await page.goto('./#/');
  await page
    .locator(`[aria-labelledby="game-${firstSaratoga.id}"] .battle-card`)
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .getByRole('button', { name: title.solo })
    .click();
  await expect(page).toHaveURL(IN_PLAY);
}

test('the picket from the first screen: a move and an attack by clicks, told in the log, without a barrier', async ({
  page,
}) => {
  await atOnce(page);
  await begin(page, 'The picket');
  const question = page.locator('.question');
  await expect(question).toHaveAttribute('data-kind', 'move');
  await page.keyboard.press('0');

  // 4.1 Morgan and Poor stand two and three hexes off: the picket goes next to both.
  await click(page, '1008');
  await expect(page.getByTestId('hand')).toHaveText('Picket in hand.');
  await click(page, '0907');
  const log = page.getByRole('tabpanel', { name: furniture.tabs.log });
  await expect(log).toContainText('Picket to 0907.');

  // 4.2 a hex beyond reach says why not, with its case
  await click(page, '0907');
  await expect(page.getByRole('alert').filter({ hasText: 'It has moved' })).toContainText('4.1');

  await page.getByRole('button', { name: play.move.end }).click();
  const sure = page.getByRole('button', { name: play.move.sureYes });
  if (await sure.isVisible()) await sure.click();
  await expect(question).toHaveAttribute('data-kind', 'attack');

  // 7.6 the odds before the die
  await click(page, '0906');
  await expect(question.locator('.fs-promise li').first()).toBeVisible();
  expect.soft(await barriersOn(page)).toEqual([]);
  await question
    .getByRole('button', { name: /^(Attack|Skirmish)$/ })
    .last()
    .click();
  await expect(log).toContainText('Picket attacks 0906.');
  await expect(log).toContainText(/At −?\+?\d+:/);

  // Nothing is lost over a reload.
  await page.reload();
  await expect(page.getByRole('tabpanel', { name: furniture.tabs.log })).toContainText(
    'Picket attacks 0906.',
  );
});

test('the whole map stays once it was asked for, though a fight begins', async ({ page }) => {
  await atOnce(page, true);
  await begin(page, 'The picket');
  await expect(page.locator('.question')).toHaveAttribute('data-kind', 'move');
  await page.getByRole('button', { name: board.fit }).click();
  // A glide, and the sheet drawn anew, take less.
  await page.waitForTimeout(900);
  const width = () => page.locator('.layer.ground').evaluate((svg) => svg.getBoundingClientRect().width);
  const whole = await width();
  await click(page, '1008');
  await click(page, '0907');
  await page.getByRole('button', { name: play.move.end }).click();
  const sure = page.getByRole('button', { name: play.move.sureYes });
  if (await sure.isVisible()) await sure.click();
  await expect(page.locator('.question')).toHaveAttribute('data-kind', 'attack');
  await page.waitForTimeout(900);
  expect(Math.abs((await width()) - whole)).toBeLessThan(1);
});

test('13.3 a column beside the map is taken up by a press on its counters', async ({ page }) => {
  await atOnce(page);
  await begin(page, 'First Saratoga');
  const roll = page.locator('.question').getByRole('button', { name: furniture.rolls.roll });
  if ((await page.locator('.question').getAttribute('data-kind')) === 'roll') await roll.click();
  await expect(page.locator('.question')).toHaveAttribute('data-kind', 'move');
  const box = await page.locator('.fs-column-pile').nth(1).boundingBox();
  if (!box) throw new Error('no column waits');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  // Hamilton's, at B, where the die counts 3 less.
  await expect(page.getByTestId('hand')).toContainText('20th/62nd');
  await expect(page.locator('.fs-by-die')).toContainText('Entry B: the die counts −3');
});

test('13.3 a column is dragged onto its entry hex, and let go over its pile it stays', async ({ page }) => {
  await atOnce(page);
  await begin(page, 'The picket');
  await expect(page.locator('.question')).toHaveAttribute('data-kind', 'move');
  await page.keyboard.press('0');
  await page.waitForTimeout(900);
  const box = await page.locator('.fs-column-pile').nth(1).boundingBox();
  if (!box) throw new Error('no column waits');
  const pile = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const drag = async (to: { x: number; y: number }) => {
    await page.mouse.move(pile.x, pile.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
  };
  await drag({ x: pile.x + 12, y: pile.y - 6 });
  await expect(page.getByTestId('hand')).toContainText('Light Infantry');
  await expect(page.locator('.question')).toHaveAttribute('data-kind', 'move');
  await page.keyboard.press('Escape');
  await drag(await at(page, '1206'));
  await expect(page.locator('.question')).toHaveAttribute('data-kind', 'moveGroup');
});

test('what the game rests on is told in the handbook and of a hex, without a barrier', async ({ page }) => {
  await atOnce(page);
  await begin(page, 'The picket');
  await page.getByRole('button', { name: play.handbook.open }).click();
  await page.getByRole('tab', { name: play.handbook.tabs.sources }).click();
  await expect(page.getByText('the Terrain Effects Chart')).toBeVisible();
  expect.soft(await barriersOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await click(page, '1008');
  await page.getByRole('tab', { name: play.tabs.hex }).click();
  await page.getByText(play.hex.why).click();
  await expect(page.getByText('Freeman’s and Barber’s fields')).toBeVisible();
});

test('13.3 columns that lie face down are nowhere in the page while the Americans look', async ({ page }) => {
  await atOnce(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#/first-saratoga');
  await page.getByRole('radio', { name: home.options.deployment.own }).check();
  await page.getByRole('radio', { name: home.options.columns.secret }).check();
  expect.soft(await barriersOn(page)).toEqual([]);
  await page.locator('.battle-card').last().getByRole('button', { name: home.two }).click();
  await lift(page);
  const entry = (entryId: string, column: string) =>
    page.getByRole('button', { name: new RegExp(`^${entryId}: ${column}`) });
  await entry('A', 'Hamilton').click();
  await entry('B', 'Riedesel').click();
  await entry('C', 'Fraser').click();
  await page.getByRole('button', { name: 'Hamilton', exact: true }).click();
  await page.getByRole('button', { name: play.setUp.ready, exact: true }).click();
  await lift(page);
  await page.getByRole('button', { name: furniture.recap.done }).click();
  await expect(page.locator('.question')).toHaveAttribute('data-kind', 'place');
  const told = await page.locator('body').innerHTML();
  expect(told).not.toContain('comes by entry');
  expect(told).not.toContain('rides with');
  await expect(page.locator('.fs-column-pile')).toHaveCount(0);
  await page.getByRole('button', { name: play.setUp.readyMade }).click();
  await page.getByRole('button', { name: play.setUp.ready, exact: true }).click();
  // Both are set up: they are turned up.
  await expect(page.locator('.fs-column-pile')).toHaveCount(3);
});

test('a scenario of one’s own: mistakes named, then played against the computer, over a reload and by a link', async ({
  page,
  browser,
}) => {
  await atOnce(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#/first-saratoga');
  const own = page.locator('.fs-own');
  const field = page.getByLabel(home.file.open).last();
  const open = (scenario: unknown) =>
    field.setInputFiles({
      name: 'mine.json',
      mimeType: 'application/json',
      buffer: Buffer.from(typeof scenario === 'string' ? scenario : JSON.stringify(scenario)),
    });
  await open('{ "id": ');
  await expect(own).toContainText('Line 1');
  await open({ ...SCENARIOS.outpost, leastEntry: 'one' });
  await expect(own).toContainText('leastEntry: must be a whole number.');
  await expect(own.getByRole('button', { name: title.opponent })).toHaveCount(0);
  // The fifth turn is its own.
  await open({
    ...SCENARIOS.outpost,
    name: 'My picket',
    turns: [...SCENARIOS.outpost.turns, { time: '1830', always: false }],
  });
  expect.soft(await barriersOn(page)).toEqual([]);
  await own.getByRole('button', { name: title.opponent }).click();
  await page.getByRole('radio', { name: 'American', exact: true }).check();
  await page.getByRole('button', { name: opponents.begin }).click();
  await expect(page).toHaveURL(IN_PLAY);
  // The computer has moved, or asks what the Americans answer.
  await expect(page.locator('.table-bar, header').first()).toContainText('My picket');
  await expect(page.locator('.question')).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(page.locator('.question')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('6:30 p.m.').first()).toBeVisible();
  await page.getByRole('button', { name: furniture.send }).click();
  const link = await page.locator('dialog[open] textarea').inputValue();
  const other = await browser.newPage();
  await other.goto(link);
  await expect(other.getByText('My picket, turn 1')).toBeVisible();
  await other.close();
});

/** The curtain, held. */
async function lift(page: Page): Promise<void> {
  const hold = page.getByRole('button', { name: furniture.handOver.hold });
  await hold.hover();
  await page.mouse.down();
  await expect(page.locator('.question')).toBeVisible();
  await page.mouse.up();
}
