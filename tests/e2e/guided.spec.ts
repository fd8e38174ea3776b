/** The guided battle: a real game that is kept, a word at each phase, put away by a press. */
import { coaching } from '../../src/ui/saratoga/text/coaching';
import { lessons as words } from '../../src/ui/text/lessons';
import { table as furniture } from '../../src/ui/text/table';
import { barriersOn as barriers } from './barriers';
import { expect, test } from './table';
import { atOnce } from './ways';

test.use({ viewport: { width: 1280, height: 800 } });

test('a guided battle begins from the lessons, says what matters, and is kept', async ({ page }) => {
  await atOnce(page);
  await page.goto('./#/saratoga/learn');
  await page.getByRole('button', { name: words.list.guidedBegin }).click();
  const coach = page.locator('.coach');
  await expect(coach).toBeVisible({ timeout: 40_000 });
  expect(await barriers(page)).toEqual([]);
  await page.reload();
  await expect(coach).toBeVisible({ timeout: 40_000 });
  await coach.getByRole('button', { name: furniture.close }).click();
  await expect(coach).toHaveCount(0);
});

test('the next phase of a guided battle has a word of its own', async ({ page }) => {
  await atOnce(page);
  await page.goto('./#/saratoga/learn');
  await page.getByRole('button', { name: words.list.guidedBegin }).click();
  const coach = page.locator('.coach');
  const asked = () => page.locator('.question').first().getAttribute('data-kind');
  await expect(coach).toBeVisible({ timeout: 40_000 });
  const first = (await asked()) ?? '';
  await expect(coach).toContainText(coaching(first, 1) ?? 'nothing');
  // The last answer ends a phase, or says who goes first.
  await page.locator('.question[data-kind] .answer').last().click();
  await expect.poll(asked, { timeout: 40_000 }).not.toBe(first);
  await expect(page.locator(`.question[data-kind]`)).toBeVisible({ timeout: 40_000 });
  await expect
    .poll(async () => coaching((await asked()) ?? '', 1) === (await coach.locator('p').textContent()), {
      timeout: 40_000,
    })
    .toBe(true);
});
