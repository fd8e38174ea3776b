/** Freeman's Farm whole, by real clicks, fingers and keys. */
import { freemansFarm } from '../../../src/games/freemansFarm';
import { title } from '../../../src/ui/text/title';
import { chanceFrom } from '../../fuzz/chance';
import { barriersOn as barriers } from '../barriers';
import { expectNothingTold, pressOn } from '../farmPlayer';
import { expect, test } from '../table';
import { atOnce } from '../ways';
import type { Page } from '@playwright/test';

const name = freemansFarm.scenarios[0]?.name ?? '';
const cardOn = (page: Page) =>
  page.locator('.battle-card').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Nobody would have the patience for more. */
const MOST = 900;

test('two people play a whole game; at each hand-over the page tells nothing', async ({ page }) => {
  test.setTimeout(300_000);
  await atOnce(page);
  await page.goto('./');
  await cardOn(page).getByRole('button', { name: title.two }).click();
  let curtains = 0;
  const farm = {
    page,
    chance: chanceFrom('whole'),
    seen: new Set<string>(),
    onCurtain: async () => {
      curtains++;
      await expectNothingTold(page);
    },
  };
  await page.locator('.hand-over').waitFor();
  await pressOn(farm, MOST);
  await expect(page.locator('dialog.end-sheet h2')).toHaveText(/have won|spent/);
  expect(curtains).toBeGreaterThan(8);
  expect(await barriers(page, 'dialog')).toEqual([]);
  await page.locator('dialog footer').getByRole('link', { name: 'Review the game' }).click();
  await expect(page.locator('.transport')).toBeVisible();
  await page.getByRole('tab', { name: 'Charts' }).click();
  await expect(page.locator('.ff-chart')).toHaveCount(4);
  expect(await barriers(page)).toEqual([]);
});

for (const [way] of freemansFarm.scenarios[0]?.setups.against ?? [])
  test(`a whole game alone: ${way}`, async ({ page }) => {
    test.setTimeout(240_000);
    await atOnce(page);
    await page.goto('./');
    await cardOn(page)
      .getByRole('button', { name: title.against(way) })
      .click();
    await page.locator('.question').waitFor();
    const farm = { page, chance: chanceFrom(way), seen: new Set<string>() };
    await pressOn(farm, MOST);
    await expect(page.locator('dialog.end-sheet h2')).toHaveText(/have won/);
    expect(farm.seen.has('maintain')).toBe(true);
  });

test('a turn by keys alone', async ({ page }) => {
  await atOnce(page);
  await page.goto('./');
  await cardOn(page).getByRole('button', { name: title.solo }).press('Enter');
  const question = page.locator('.question');
  for (let hand = 0; hand < 2; hand++) {
    await expect(question).toHaveAttribute('data-kind', 'keepHand');
    for (const key of ['1', '2', '3']) await page.keyboard.press(key);
    await question.locator('.answer.chief').focus();
    await page.keyboard.press('Enter');
  }
  await expect(question).toHaveAttribute('data-kind', 'playCard');
  for (let presses = 0; presses < 40; presses++) {
    const kind = await question.getAttribute('data-kind');
    const round = await page.locator('.bar-chapter').textContent();
    if (round?.startsWith('American')) break;
    if (kind === 'playCard') await page.keyboard.press('1');
    if (kind === 'playCard') await question.locator('.answer.chief').press('Enter');
    else if (kind === 'maintain' || kind === 'purchase') await page.keyboard.press('s');
    else if (kind === 'prepareAttack' || kind === 'drawCard')
      await question.locator('.answer.chief').press('Enter');
    else if (kind !== 'roll') await page.keyboard.press('1');
    await page.waitForTimeout(30);
  }
  await expect(page.locator('.bar-chapter')).toHaveText('American turn');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a turn by touch, and nothing runs off the screen', async ({ page }) => {
    await atOnce(page);
    await page.goto('./');
    await cardOn(page)
      .getByRole('button', { name: title.against('Lead the British') })
      .tap();
    const question = page.locator('.question');
    await expect(question).toHaveAttribute('data-kind', 'keepHand');
    for (const at of [0, 1, 2]) await question.locator('.ff-hand button').nth(at).tap();
    await question.locator('.answer.chief').tap();
    await expect(question).toHaveAttribute('data-kind', 'playCard');
    await question.locator('.ff-hand button').nth(1).tap();
    await question.locator('.answer.chief').tap();
    await expect(question).not.toHaveAttribute('data-kind', 'playCard');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.locator('.ff-box').first().tap();
    await expect(page.locator('.ff-sheet')).toBeVisible();
    await page.getByRole('tab', { name: 'Orders' }).tap();
    await expect(question).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });
});
