import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test, text } from './table';

/** What axe finds serious or critical by day, and of colours by night, as rule and place. */
async function barriers(page: Page, within = 'html'): Promise<string[]> {
  // Pictures that are hidden from readers, and the counters on the map, are thousands of lines that would cost minutes.
  await page.evaluate(() => {
    for (const picture of document.querySelectorAll('#sheet, #counters, svg[aria-hidden="true"]'))
      picture.replaceChildren();
  });
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Without frames the quick way of asking is enough.
    const axe = new AxeBuilder({ page }).include(within).setLegacyMode(true);
    const { violations } = await (colorScheme === 'dark' ? axe.withRules('color-contrast') : axe).analyze();
    for (const { id, impact, nodes } of violations)
      if (impact === 'serious' || impact === 'critical')
        for (const node of nodes)
          found.push(`${colorScheme}, ${id}: ${node.target.join(' ')} ${node.failureSummary}`);
  }
  return found;
}

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
  for (const name of Object.values(text.handbook.tabs)) {
    await page.getByRole('tab', { name, exact: true }).click();
    expect.soft(await barriers(page, 'dialog'), name).toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('axe finds no barrier on the board of a phone, with either card', async ({ page, table }) => {
    await table.open('sept19');
    expect.soft(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: text.tabs.morale, exact: true }).click();
    expect.soft(await barriers(page)).toEqual([]);
  });
});
