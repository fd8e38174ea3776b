/** Whole games with the computer: one by real clicks to the end card, and demonstrations that are stopped, taken over, and watched to the end. */
import { opponents } from '../../../src/ui/text/opponents';
import { table as furniture } from '../../../src/ui/text/table';
import { title } from '../../../src/ui/text/title';
import { ScreenPlayer } from '../screenPlayer';
import { expect, test } from '../table';
import { cardOf, IN_PLAY, withoutChance } from '../ways';

test.use({ viewport: { width: 1200, height: 800 } });

const PREFERENCES = {
  pace: 'off',
  opponentPace: 'instant',
  side: 'british',
  level: 'colonel',
  follow: false,
};

test.beforeEach(async ({ page }) => {
  await withoutChance(page);
  await page.addInitScript((wishes) => {
    if (!localStorage.getItem('saratoga-1777.preferences'))
      localStorage.setItem('saratoga-1777.preferences', JSON.stringify(wishes));
  }, PREFERENCES);
  await page.goto('./#/');
  await cardOf(page, 'oct7').getByRole('button', { name: title.opponent }).click();
});

test('a whole game against the lowest level by mouse, to the end card, the result and the plans', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await page.getByRole('button', { name: opponents.begin }).click();
  await expect(page).toHaveURL(IN_PLAY);
  const player = new ScreenPlayer(page, {
    seed: 35,
    moves: 0,
    press: ({ x, y }) => page.mouse.click(x, y),
    handOver: () => Promise.reject(new Error('nobody hands the screen over')),
  });
  const last = await player.play(({ kind }) => kind === 'over', 900);
  expect(last.kind).toBe('over');
  expect(player.decisions).toBeGreaterThan(40);
  await expect(page.locator('dialog.end-sheet')).toBeVisible();

  await page.locator('dialog.end-sheet').getByRole('link', { name: furniture.review.open }).click();
  await page.getByRole('tab', { name: 'Plans' }).click();
  await expect(page.locator('.plans.american tbody tr').first()).toBeVisible();
  await expect(page.locator('.plans.british')).toHaveCount(0);

  await page.goto('./#/');
  await cardOf(page, 'oct7').getByRole('button', { name: title.opponent }).click();
  await expect(page.locator('.against-results summary')).toHaveText(/: (?:1 won, 0|0 won, 1) lost$/);
});

test('a demonstration is stopped, gone on with, watched to the end', async ({ page }) => {
  test.setTimeout(600_000);
  await page.getByRole('button', { name: opponents.watch }).click();
  await expect(page.locator('.opponent-turn')).toBeVisible();
  await page.getByRole('button', { name: opponents.turn.stop }).click();
  await expect(page.getByText(opponents.turn.held)).toBeVisible();
  const offers = page.locator('.take-over');
  await expect(offers).toHaveCount(2);
  const where = await page.locator('.toolbar h1').innerText();
  await page.waitForTimeout(1_000);
  expect(await page.locator('.toolbar h1').innerText()).toBe(where);
  await page.getByRole('button', { name: opponents.turn.goOn }).click();
  await expect(page.locator('dialog.end-sheet')).toBeVisible({ timeout: 240_000 });
  await expect(page.getByRole('button', { name: furniture.end.again })).toBeVisible();
});

test('a side of a demonstration is taken over, and waits for a person', async ({ page }) => {
  test.setTimeout(200_000);
  await page.getByRole('button', { name: opponents.watch }).click();
  await page.getByRole('button', { name: opponents.turn.stop }).click();
  await page.getByRole('button', { name: opponents.turn.takeOverOffer('the British') }).click();
  await page.getByRole('button', { name: opponents.turn.takeOver('the British') }).click();
  const question = page.locator('.question.british[data-kind]');
  await expect(question.locator('.answer').first()).toBeVisible({ timeout: 60_000 });
  const asked = await question.getAttribute('data-kind');
  await page.waitForTimeout(1_000);
  await expect(question).toHaveAttribute('data-kind', asked ?? '');
});
