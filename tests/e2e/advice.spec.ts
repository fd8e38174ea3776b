/** Advice against the computer: asked for by a button or a key, drawn and explained, done with one press; never between two. */
import type { Page } from '@playwright/test';
import { advice } from '../../src/ui/text/advice';
import { opponents } from '../../src/ui/text/opponents';
import { play } from '../../src/ui/saratoga/text/play';
import { title } from '../../src/ui/text/title';
import { barriersOn } from './barriers';
import { expect, test } from './table';
import { beginFromTitle, cardOf, savedOn, withoutChance } from './ways';

const given = (page: Page) => page.locator('.advice-given');

test('advice against the computer: one order, why, done with a press, and what was missed', async ({
  page,
}) => {
  await withoutChance(page);
  await page.addInitScript(() =>
    localStorage.setItem(
      'saratoga-1777.preferences',
      JSON.stringify({
        pace: 'off',
        opponentPace: 'instant',
        side: 'british',
        level: 'colonel',
        follow: false,
      }),
    ),
  );
  await page.goto('./#/');
  await cardOf(page, 'oct7').getByRole('button', { name: title.opponent }).click();
  await page
    .getByRole('dialog', { name: opponents.title })
    .getByRole('button', { name: opponents.begin })
    .click();
  const question = page.locator('.question');
  await question.getByRole('button', { name: play.order.first('british') }).click();
  // Who goes first is not judged; whom one wakes is.
  await expect(page.getByRole('button', { name: advice.ask, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: advice.missed })).toHaveCount(0);
  await question.getByRole('button', { name: play.command.end }).click();
  await expect(page.getByRole('button', { name: advice.missed })).toBeVisible();
  const moving = page.locator('.question[data-kind=move].british');
  await expect(moving).toBeVisible();

  const before = await savedOn(page);
  await page.keyboard.press('a');
  await expect(given(page)).toContainText(/^Send .+ to \d{4}: .+\./);
  await expect(page.locator('.advised .dots')).toHaveCount(1);
  await given(page).getByText(advice.why).click();
  await expect(given(page).locator('details p').first()).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  expect(await savedOn(page)).toEqual(before);

  await page.getByRole('button', { name: advice.doAndNext }).click();
  await expect.poll(async () => (await savedOn(page)).actions.length).toBe(before.actions.length + 1);
  await expect(given(page)).toBeVisible();
  await page.getByRole('button', { name: advice.do, exact: true }).click();
  await expect(given(page)).toHaveCount(0);
  await expect(page.locator('.advised')).toHaveCount(0);
  await expect.poll(async () => (await savedOn(page)).actions.length).toBe(before.actions.length + 2);
  expect((await savedOn(page)).actions.at(-1)).toMatchObject({ kind: 'move' });

  // Nobody else moves; then one hears what might have been done instead, or that nothing was clearly better.
  const end = question.getByRole('button', { name: play.move.end });
  await end.click();
  await end.click({ timeout: 1000 }).catch(() => undefined);
  await expect(moving).toHaveCount(0);
  await page.getByRole('button', { name: advice.missed }).click();
  await expect(given(page).locator('.advice-said')).toContainText(/^(Another way: |Nothing clearly better)/);
  await page.getByRole('button', { name: advice.close }).click();
  await expect(given(page)).toHaveCount(0);
});

test('between two players nobody is advised, and a person alone only if he likes', async ({ page }) => {
  await beginFromTitle(page, 'oct7', true);
  await expect(page.getByRole('button', { name: advice.ask, exact: true })).toBeVisible();
  await page.evaluate(() =>
    localStorage.setItem('saratoga-1777.preferences', JSON.stringify({ advice: false })),
  );
  await page.reload();
  await expect(page.locator('.question .answer').first()).toBeVisible();
  await expect(page.locator('.advice')).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem('saratoga-1777.preferences'));
  await beginFromTitle(page, 'oct7', false);
  await expect(page.locator('.hand-over, .question[data-kind=chooseOrder]')).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.locator('.advice')).toHaveCount(0);
});
