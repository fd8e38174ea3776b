import { GAMES } from '../../src/games/list';
import { gameAddress, rulesAddress } from '../../src/ui/routes';
import { handbook } from '../../src/ui/saratoga/text/handbookWords';
import { barriersOn as barriers } from './barriers';
import { expect, test, text } from './table';

test('axe finds no barrier on the title, light or dark', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await barriers(page)).toEqual([]);
});

test('axe finds no barrier on the board with a hex chosen, nor in the key, light or dark', async ({
  page,
  table,
}) => {
  await table.open();
  await table.click('0407');
  await expect(table.spoken).toContainText('Hex 0407');
  expect.soft(await barriers(page)).toEqual([]);
  await page.keyboard.press('k');
  for (const name of Object.values(handbook.tabs)) {
    await page.getByRole('tab', { name, exact: true }).click();
    expect.soft(await barriers(page, 'dialog'), name).toEqual([]);
  }
});

for (const { id, title, scenarios } of GAMES) {
  test(`axe finds no barrier in the rules of ${title} for the printer, light or dark`, async ({ page }) => {
    await page.goto(`./${rulesAddress(id, 'all')}`);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await barriers(page)).toEqual([]);
  });

  for (const past of scenarios.filter(({ history }) => history))
    test(`axe finds no barrier in ${past.history}, light or dark`, async ({ page }) => {
      await page.goto(`./${gameAddress(id, `history/${past.id}`)}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await barriers(page)).toEqual([]);
    });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('axe finds no barrier on the board of a phone, with either card', async ({ page, table }) => {
    await table.open('sept19');
    expect.soft(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: text.tabs.morale, exact: true }).click();
    expect.soft(await barriers(page)).toEqual([]);
  });
});
