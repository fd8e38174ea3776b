/** What axe finds on a page, be it minor: landmarks and headings as well as what would keep somebody from playing. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Axe {
  run(within: string, options: object): Promise<{ violations: Violation[] }>;
}
interface Violation {
  readonly id: string;
  readonly impact?: string | null;
  readonly nodes: readonly { readonly target: unknown; readonly failureSummary?: string }[];
}

/** Everything on the page by day, and by night what depends on colours, or all of it again, as rule and place. */
export const barriersOn = (page: Page, within = 'html', isAllByNight = false): Promise<string[]> =>
  withoutPictures(page, async () => {
    const isNight = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
    await page.emulateMedia({ colorScheme: 'light' });
    const byDay = await ask(page, within);
    await page.emulateMedia({ colorScheme: 'dark' });
    const byNight = await ask(page, within, isAllByNight ? undefined : ['color-contrast']);
    await page.emulateMedia({ colorScheme: isNight ? 'dark' : 'light' });
    return [...byDay, ...byNight.map((barrier) => `by night, ${barrier}`)];
  });

/** Pictures that are hidden from readers, and the counters, would cost axe minutes: they are put away meanwhile. */
async function withoutPictures<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const putBack = await page.evaluateHandle(() => {
    const pictures = [...document.querySelectorAll('#sheet, #counters, svg[aria-hidden="true"]')];
    const parts = pictures.map((picture) => [...picture.childNodes]);
    for (const picture of pictures) picture.replaceChildren();
    return () => {
      for (const [i, picture] of pictures.entries()) picture.replaceChildren(...(parts[i] ?? []));
    };
  });
  const found = await look();
  await putBack.evaluate((put) => put());
  await putBack.dispose();
  return found;
}

async function ask(page: Page, within: string, rules?: readonly string[]): Promise<string[]> {
  // The builder brings axe into the page; once it is there, asking it directly is much quicker.
  if (!(await page.evaluate(() => 'axe' in window)))
    await new AxeBuilder({ page }).include('h1').setLegacyMode(true).analyze();
  return page.evaluate(
    async ([where, only]) => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run(where, {
        resultTypes: ['violations'],
        ...(only ? { runOnly: only } : {}),
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${String(node.target)} ${node.failureSummary}`),
      );
    },
    [within, rules] as const,
  );
}
