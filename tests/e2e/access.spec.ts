import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test, text } from './table';

interface Axe {
  run(within: string, options: object): Promise<{ violations: Violation[] }>;
}
interface Violation {
  readonly id: string;
  readonly impact?: string | null;
  readonly nodes: readonly { readonly target: unknown; readonly failureSummary?: string }[];
}

/** What axe finds serious or critical by day, and of colours by night, as rule and place. */
async function barriers(page: Page, within = 'html'): Promise<string[]> {
  // Pictures that are hidden from readers, and the counters on the map, are thousands of lines that would cost minutes.
  await page.evaluate(() => {
    for (const picture of document.querySelectorAll('#sheet, #counters, svg[aria-hidden="true"]'))
      picture.replaceChildren();
  });
  // The builder brings axe into the page; once it is there, asking it directly is much quicker.
  if (!(await page.evaluate(() => 'axe' in window)))
    await new AxeBuilder({ page }).include('h1').setLegacyMode(true).analyze();
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const violations = await page.evaluate(
      async ([where, isLight]) => {
        const { axe } = window as unknown as { axe: Axe };
        const answer = await axe.run(where, {
          resultTypes: ['violations'],
          ...(isLight ? {} : { runOnly: ['color-contrast'] }),
        });
        return answer.violations.map(({ id, impact, nodes }) => ({ id, impact, nodes }));
      },
      [within, colorScheme === 'light'] as const,
    );
    for (const { id, impact, nodes } of violations)
      if (impact === 'serious' || impact === 'critical')
        for (const { target, failureSummary } of nodes)
          found.push(`${colorScheme}, ${id}: ${String(target)} ${failureSummary}`);
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
