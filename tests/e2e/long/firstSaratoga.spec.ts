/** First Saratoga by clicks, keys and touch: a whole game to its end card, a turn without a mouse, a turn by finger. */
import { expect, type Page, test } from '@playwright/test';
import { firstSaratoga } from '../../../src/games/firstSaratoga';
import { end } from '../../../src/ui/firstSaratoga/text/end';
import { play } from '../../../src/ui/firstSaratoga/text/play';
import { table as furniture } from '../../../src/ui/text/table';
import { title } from '../../../src/ui/text/title';
import { atOnce, withoutChance } from '../ways';

async function begin(page: Page): Promise<void> {
  await withoutChance(page);
  await atOnce(page);
  await page.goto('./#/');
  await page
    .locator(`[aria-labelledby="game-${firstSaratoga.id}"] .battle-card`)
    .filter({ has: page.getByRole('heading', { name: 'The picket' }) })
    .getByRole('button', { name: title.solo })
    .click();
  await expect(page.locator('.question')).toHaveAttribute('data-kind', 'move');
}

const kindOf = (page: Page) => page.locator('.question').getAttribute('data-kind');

/** The hexes that are lit with a note, on the screen. */
const lit = (page: Page) =>
  page.locator('.fs-notes g').evaluateAll((notes) =>
    notes.map((note) => {
      const { left, top, width, height } = note.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }),
  );

/** Takes the next stack up and sends it to the last lit hex. */
async function moveOne(page: Page): Promise<void> {
  await page.keyboard.press('n');
  const goal = (await lit(page)).at(-1);
  if (goal) await page.mouse.click(goal.x, goal.y);
}

async function endMovement(page: Page): Promise<void> {
  await page.getByRole('button', { name: play.move.end }).click();
  const sure = page.getByRole('button', { name: play.move.sureYes });
  if (await sure.isVisible()) await sure.click();
}

/** Presses an answer of the question: the chief one, else the first. It may go before it is pressed; whoever plays asks again. */
async function answer(page: Page): Promise<void> {
  const chief = page.locator('.question .answer.chief');
  const any = page.locator('.question .answer:not(.ends)');
  const ends = page.locator('.question .answer.ends');
  const wanted = (await chief.count()) > 0 ? chief : (await any.count()) > 0 ? any : ends;
  await wanted
    .first()
    .click({ timeout: 2000 })
    .catch(() => undefined);
}

test('a whole game by clicks, from the first screen to its end card', async ({ page }) => {
  test.setTimeout(180_000);
  await begin(page);
  const kinds = new Set<string>();
  let moves = 0;
  for (let i = 0; i < 400; i++) {
    const kind = (await kindOf(page)) ?? 'over';
    kinds.add(kind);
    if (kind === 'over') break;
    if (kind === 'move' && moves++ % 5 < 4) {
      await page.keyboard.press('0');
      await moveOne(page);
    } else if (kind === 'move') await endMovement(page);
    else await answer(page);
  }
  const card = page.getByRole('dialog', { name: end.over });
  await expect(card).toBeVisible();
  await expect(card).toContainText(end.points.title);
  expect(kinds.has('attack')).toBe(true);
  await card.getByRole('link', { name: furniture.review.open }).click();
  await expect(page.locator('.table.review')).toBeVisible();
});

test('a turn by keys alone', async ({ page }) => {
  await begin(page);
  const spoken = page.getByTestId('hand');
  await page.keyboard.press('n');
  await expect(spoken).toContainText('in hand');
  // The first stack walks one lit hex on: arrows to it, Enter goes.
  await page.keyboard.press('ArrowUp');
  await expect(page.getByTestId('reach')).toContainText('Lit');
  await page.keyboard.press('Enter');
  await expect(page.locator('.question')).toHaveAttribute('data-kind', 'moveGroup');
  // The next stack is taken up: the first stops where it is.
  await page.keyboard.press('n');
  await expect(page.locator('.question')).toHaveAttribute('data-kind', 'move');
  await expect(page.getByRole('tabpanel')).toContainText(/ to \d{4}\./);
  await expect(spoken).toContainText('in hand');
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  if ((await kindOf(page)) === 'move') await page.keyboard.press('e');
  await expect(page.getByRole('tabpanel')).toContainText(/British combat|American movement/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a move by finger takes two taps', async ({ page }) => {
    await begin(page);
    await page.locator('.fs-counter-button').first().tap();
    const goal = (await lit(page)).at(-1);
    if (!goal) throw new Error('nothing is lit');
    const log = () => page.getByTestId('announcer').textContent();
    const before = await log();
    await page.touchscreen.tap(goal.x, goal.y);
    const chief = page.locator('.question .answer.chief');
    await expect(chief).toBeVisible();
    expect(await log()).toBe(before);
    await chief.tap();
    await expect.poll(log).not.toBe(before);
  });
});
