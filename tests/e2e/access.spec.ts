import type { Page } from '@playwright/test';
import { BATTLES } from '../../src/engine/saratoga';
import { GAMES } from '../../src/games/list';
import { gameAddress, rulesAddress } from '../../src/ui/routes';
import { handbook } from '../../src/ui/saratoga/text/handbookWords';
import { barriersOn as barriers } from './barriers';
import { table as furniture } from '../../src/ui/text/table';
import { expect, test, text } from './table';
import { lay } from './ways';

test('axe finds no barrier on the title, light or dark', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await barriers(page, 'html', true)).toEqual([]);
});

const unfoldAll = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });

/** Pages without a board, by their addresses. */
const PAGES: Readonly<Record<string, string>> = {
  'Saratoga’s set-up': 'saratoga',
  ...Object.fromEntries(
    BATTLES.map((battle) => [`how ${text.battles[battle].name} was`, `saratoga/history/${battle}`]),
  ),
  'a position that is none': 'saratoga/at/nonsense',
  'First Saratoga’s set-up': 'first-saratoga',
  'the set-up of Freeman’s Farm': 'freemans-farm',
  'the campaign’s set-up': 'campaign',
};

for (const [name, address] of Object.entries(PAGES))
  test(`axe finds no barrier on ${name}, light or dark, with all unfolded`, async ({ page }) => {
    await page.goto(`./#/${address}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    await unfoldAll(page);
    expect(await barriers(page)).toEqual([]);
  });

test('axe finds no barrier in the preferences of a game, light or dark', async ({ page }) => {
  await lay(page, 'oct7 british movement; 0605 b-24; 0612 a-1nh');
  await page.getByRole('button', { name: furniture.preferences }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await barriers(page, 'dialog')).toEqual([]);
});

test('axe finds no barrier on the board with a hex chosen, nor in the key, light or dark', async ({
  page,
  table,
}) => {
  await table.open();
  await table.click('0407');
  await expect(table.spoken).toContainText('Hex 0407');
  expect.soft(await barriers(page, 'html', true)).toEqual([]);
  await page.keyboard.press('k');
  for (const name of Object.values(handbook.tabs)) {
    await page.getByRole('tab', { name, exact: true }).click();
    expect.soft(await barriers(page, 'dialog'), name).toEqual([]);
  }
});

for (const { id, title, scenarios } of GAMES) {
  // Those of Saratoga are the longest by far.
  const patience = id === 'saratoga' ? ' @patient' : '';
  test(`axe finds no barrier in the rules of ${title} for the printer, light or dark${patience}`, async ({
    page,
  }) => {
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
