/** Quick answers to what a game asks, whatever they are, and all that lies on its table. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './table';
import { atOnce, beginFromTitle } from './ways';

/** Quickly drawn. */
const SMALL = { width: 800, height: 500 };

export const question = (page: Page) => page.locator('.question');

/** A game for one person that has seen an action. */
export async function beginPlayed(page: Page, battle: 'sept19' | 'oct7' = 'oct7'): Promise<void> {
  await atOnce(page);
  await beginFromTitle(page, battle);
  await answer(page, 0);
}

/** Presses one of the answers, and waits until the page has drawn what follows; tells what is on the table then. */
export async function answer(page: Page, choice: number): Promise<string> {
  await page.evaluate(async (number) => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // Not those that only take something up, nor those that are folded away.
    const answersNow = () => [
      ...document.querySelectorAll<HTMLButtonElement>(
        '.question .answer:not(:disabled, .march-names *, .others *)',
      ),
    ];
    // The answers of some questions come a moment after these.
    for (let tries = 0; tries < 60 && answersNow().length === 0; tries++) await painted();
    const answers = answersNow();
    const before = document.querySelector('.question')?.textContent;
    answers[number % Math.max(1, answers.length)]?.click();
    await painted();
    document.querySelector<HTMLButtonElement>('.sure .ends')?.click();
    for (let tries = 0; tries < 60; tries++) {
      await painted();
      const asked = document.querySelector('.question');
      if (asked?.textContent !== before && asked?.getAttribute('data-kind') !== 'roll') break;
    }
  }, choice);
  return onTable(page);
}

/** What is on the table, without an answer. */
export const onTable = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const stacks = [...document.querySelectorAll('#counters .stack')].map((stack) => {
      // What is seen from near comes later.
      const shown = stack.cloneNode(true) as Element;
      for (const near of shown.querySelectorAll('.near')) near.remove();
      return `${stack.getAttribute('transform')} ${shown.textContent}`;
    });
    const kind = document.querySelector('.question')?.getAttribute('data-kind');
    return [document.querySelector('h1')?.textContent, kind, ...stacks.sort()].join('|');
  });

/** Plays a game on a page that is closed so many times, at any moment: nothing that was answered may be lost. */
export async function closeAgainAndAgain(context: BrowserContext, times: number): Promise<void> {
  let page = await context.newPage();
  await page.setViewportSize(SMALL);
  await beginPlayed(page);
  const address = page.url();
  let seed = 7;
  const chance = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const seen = new Set<string>();
  for (let closing = 0; closing < times; closing++) {
    let last = '';
    for (let answers = 1 + chance(3); answers > 0; answers--) last = await answer(page, chance(50));
    await page.close();
    page = await context.newPage();
    await page.setViewportSize(SMALL);
    await atOnce(page);
    await page.goto(address);
    await expect(question(page)).toBeVisible();
    expect(await onTable(page), `after closing ${closing + 1}`).toBe(last);
    seen.add(last);
  }
  expect(seen.size).toBeGreaterThan(times / 2);
}
