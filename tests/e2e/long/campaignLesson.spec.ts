/** The lesson of the campaign to its end by clicks, with answers that are not asked for. */
import { hubbardton } from '../../../src/lessons/campaign/hubbardton';
import { expect, test } from '../table';
import { atOnce } from '../ways';

test('the lesson of the campaign by clicks, and gently when it is wrong', async ({ page }) => {
  test.setTimeout(120_000);
  await atOnce(page);
  await page.goto('./#/campaign/learn/hubbardton');
  const card = page.locator('.question');
  const press = (name: RegExp) => card.getByRole('button', { name }).first().click();
  const at = (step: number) => expect(page.locator('.lesson progress')).toHaveJSProperty('value', step);
  await press(/After them/);
  await press(/End movement/);
  await press(/End it/);
  await expect(page.getByText(hubbardton.steps[1]?.wrong ?? '').first()).toBeVisible();
  await press(/Not yet/);
  await press(/^Mount Independence/);
  await press(/To Hubbardton/);
  await at(2);
  await press(/^Skenesboro/);
  await press(/To Castletown/);
  await at(3);
  await press(/End movement/);
  await at(4);
  await press(/No forced march/);
  await at(5);
  await press(/Ready-made line/);
  await card.getByRole('button', { name: 'Ready', exact: true }).click();
  await at(6);
  await press(/Fraser/);
  await expect(page.getByText(hubbardton.steps[6]?.wrong ?? '').first()).toBeVisible();
  await press(/Acland/);
  await at(7);
  await page
    .locator('.map-area')
    .getByRole('button', { name: /24th Foot/ })
    .first()
    .click();
  await press(/^Fire/);
  await at(8);
  await press(/And now/);
  await press(/^Fort Ticonderoga/);
  await press(/To Fort George/);
  // With everybody gone the fort would be empty.
  await expect(page.getByText(hubbardton.steps[9]?.wrong ?? '').first()).toBeVisible();
  await press(/^62nd Foot/);
  await press(/To Fort George/);
  await at(10);
  await press(/Good/);
  await expect(page.locator('.lesson')).toHaveAttribute('data-mode', 'done');
});
