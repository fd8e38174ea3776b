import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test, text } from './table';

/** What axe finds serious or critical, as rule and place. */
async function barriers(page: Page, within = 'html'): Promise<string[]> {
  // Pictures that are hidden from readers, and the counters on the map, are thousands of lines that would cost minutes.
  await page.evaluate(() => {
    for (const picture of document.querySelectorAll('#sheet, #counters, svg[aria-hidden="true"]'))
      picture.replaceChildren();
  });
  // Without frames the quick way of asking is enough.
  const { violations } = await new AxeBuilder({ page }).include(within).setLegacyMode(true).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
    );
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test(`axe finds no barrier on the title, ${colorScheme}`, async ({ page }) => {
      await page.goto('./');
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect.soft(await barriers(page)).toEqual([]);
    });

    test(`axe finds no barrier on the board with a hex chosen and in the key, ${colorScheme}`, async ({
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
