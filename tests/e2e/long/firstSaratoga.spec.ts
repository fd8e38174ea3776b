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

const log = (page: Page) => page.getByRole('tabpanel', { name: furniture.tabs.log });
/** What was told so far; on a phone another tab may lie in front of it. */
const told = (page: Page) => page.getByTestId('announcer').textContent();
const isTold = async (page: Page, what: RegExp) => what.test((await log(page).textContent()) ?? '');

/** Presses the first answer that plays on, found with Tab. */
async function answerByKeys(page: Page): Promise<void> {
  await page.keyboard.press('q');
  for (let i = 0; i < 25; i++) {
    const plays = await page.evaluate(
      () => document.activeElement?.matches('.answer:not([aria-pressed], .ends)') === true,
    );
    if (plays) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}

test('a player turn by keys alone: a column comes in and goes on, the picket attacks, the turn ends', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await begin(page);
  const question = page.locator('.question');
  const spoken = page.getByTestId('hand');
  // The picket stays where it is, next to Dearborn; the stack after it waits beside the map.
  await page.keyboard.press('n');
  await expect(spoken).toHaveText('Picket in hand.');
  await page.keyboard.press('n');
  await expect(spoken).not.toContainText('Picket');
  await expect(spoken).toContainText('in hand');
  // In by its entry, and a hex on.
  await expect(page.getByTestId('reach')).toContainText('Lit');
  await page.keyboard.press('Enter');
  await expect(question).toHaveAttribute('data-kind', 'moveGroup');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByTestId('reach')).toContainText('Lit');
  await page.keyboard.press('Enter');
  for (let i = 0; i < 4 && (await kindOf(page)) !== 'attack'; i++) await page.keyboard.press('e');
  await expect(question).toHaveAttribute('data-kind', 'attack');
  await expect(log(page)).toContainText(/ to \d{4}\./);

  // A target, the attack, and whatever it asks of both sides.
  await page.keyboard.press('n');
  await expect(question.locator('.fs-promise')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(log(page)).toContainText('Picket attacks 0909.');
  for (let i = 0; i < 30 && !(await isTold(page, /American (?:rally|movement)/)); i++) {
    const kind = await kindOf(page);
    if (kind === 'attack' || kind === 'counterattack') await page.keyboard.press('e');
    else await answerByKeys(page);
  }
  await expect(log(page)).toContainText(/At [−+]?\d+:/);
  await expect(log(page)).toContainText(/American (?:rally|movement)/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a player turn by taps alone: a move takes two of them, then an attack, its choices, and the end', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await begin(page);
    const question = page.locator('.question');
    const chief = page.locator('.question .answer.chief');
    await page.locator('.fs-counter-button').first().tap();
    const goal = (await lit(page)).at(-1);
    if (!goal) throw new Error('nothing is lit');
    const before = await told(page);
    await page.touchscreen.tap(goal.x, goal.y);
    await expect(chief).toBeVisible();
    expect(await told(page)).toBe(before);
    await chief.tap();
    await expect.poll(() => told(page)).not.toBe(before);
    // Whoever is under way stops; the others stay.
    if ((await kindOf(page)) === 'moveGroup') await page.getByRole('button', { name: play.move.halt }).tap();
    await page.getByRole('button', { name: play.move.end }).tap();
    const sure = page.getByRole('button', { name: play.move.sureYes });
    if (await sure.isVisible()) await sure.tap();
    await expect(question).toHaveAttribute('data-kind', 'attack');

    await question.locator('.fs-targets .answer').first().tap();
    await expect(question.locator('.fs-promise li').first()).toBeVisible();
    await chief.tap();
    await page.getByRole('tab', { name: furniture.tabs.log }).tap();
    await expect(log(page)).toContainText('Picket attacks 0909.');
    const isOver = async () =>
      /American · (?:Rally|Movement)/.test((await page.locator('.bar-chapter').textContent()) ?? '');
    for (let i = 0; i < 30 && !(await isOver()); i++) {
      const orders = page.getByRole('tab', { name: furniture.tabs.orders });
      if ((await orders.getAttribute('aria-selected')) !== 'true') await orders.tap();
      const kind = await kindOf(page);
      const plays = question.locator('.answer:not([aria-pressed], .ends)');
      const wanted = kind === 'attack' || kind === 'counterattack' ? question.locator('.answer.ends') : plays;
      await wanted
        .first()
        .tap({ timeout: 2000 })
        .catch(() => undefined);
    }
    expect(await isOver()).toBe(true);
  });
});
