/** The lesson of Freeman's Farm to its end by clicks, with a wrong answer where the lesson leaves room for one. */
import type { Page } from '@playwright/test';
import { mill } from '../../../src/lessons/freemansFarm/mill';
import { play } from '../../../src/ui/freemansFarm/text/play';
import { barriersOn } from '../barriers';
import { expect, test } from '../table';
import { atOnce } from '../ways';

test.use({ viewport: { width: 1280, height: 800 } });

test('the lesson at The Mill by clicks', async ({ page }) => {
  test.setTimeout(60_000);
  await atOnce(page);
  await page.goto('./#/freemans-farm/learn/mill');
  const card = page.locator('.lesson');
  const progress = page.locator('.lesson progress');
  for (const [at, step] of mill.steps.entries()) {
    await expect(progress).toHaveJSProperty('value', at);
    await expect(card).toHaveAttribute('data-mode', step.wanted ? 'act' : 'read');
    if (!step.wanted) {
      await card.locator('.lesson-go').click();
      continue;
    }
    const answers = ANSWERS[at];
    if (!answers) throw new Error(`nobody knows how to do step ${at + 1}`);
    const { wrong, right } = answers;
    if (wrong) {
      await wrong(page);
      await expect(page.locator('.refusal')).toContainText(step.wrong ?? '');
      await expect(progress).toHaveJSProperty('value', at);
      await page.keyboard.press('Escape');
    }
    if (at === 1) expect(await barriersOn(page)).toEqual([]);
    await right(page);
  }
  await expect(card).toHaveAttribute('data-mode', 'done');
});

type Press = (page: Page) => Promise<void>;
interface Answers {
  readonly wrong?: Press;
  readonly right: Press;
}

const button = (page: Page, name: string | RegExp) =>
  page.locator('.question').getByRole('button', { name }).first();
const hand = (page: Page, at: number) => page.locator('.question .ff-hand button').nth(at);
const chief = (page: Page) => page.locator('.question-foot .answer.chief').click();

async function keep(page: Page, places: readonly number[]): Promise<void> {
  const marked = page.locator('.question .ff-hand button[aria-pressed=true]');
  while ((await marked.count()) > 0) await marked.first().click();
  for (const at of places) await hand(page, at).click();
  await chief(page);
}

/** By step. */
const ANSWERS: Readonly<Record<number, Answers>> = {
  1: { wrong: (page) => keep(page, [0, 1, 3]), right: (page) => keep(page, [0, 2, 4]) },
  2: {
    wrong: async (page) => {
      await page.locator('.question .ff-hand button').filter({ hasText: 'Fraser' }).click();
      await chief(page);
    },
    right: async (page) => {
      await page.locator('.question .ff-hand button').filter({ hasText: 'Hamilton' }).click();
      await chief(page);
    },
  },
  // From here on only what is wanted can be pressed.
  3: { right: (page) => button(page, /^Attack by The Mill/).click() },
  4: { right: (page) => button(page, /^1 Morale/).click() },
  5: {
    right: async (page) => {
      await button(page, play.dice.bad).click();
      await button(page, play.dice.pay['cubes'] ?? '').click();
    },
  },
  6: { right: (page) => button(page, play.dice.stand).click() },
  7: { right: (page) => button(page, /^Buy Aide-de-Camp/).click() },
  9: {
    right: async (page) => {
      await hand(page, 0).click();
      await chief(page);
    },
  },
};
