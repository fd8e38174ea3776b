/** The first lesson of First Saratoga by real clicks, with wrong answers on the way. */
import { expect, type Page, test } from '@playwright/test';
import { hexOf } from '../../../src/engine/hexmap/hexId';
import { wheatfield } from '../../../src/lessons/firstSaratoga/wheatfield';
import { pointy } from '../../../src/ui/hexboard/pointy';
import { play } from '../../../src/ui/firstSaratoga/text/play';
import { atOnce } from '../ways';

const layout = pointy(15);

async function press(page: Page, hex: string): Promise<void> {
  const point = layout.centreOf(hexOf(hex));
  const { x, y } = await page.locator('.layer.ground').evaluate((svg, { x: left, y: down }) => {
    const drawn = svg.getBoundingClientRect();
    const box = (svg as SVGSVGElement).viewBox.baseVal;
    return {
      x: drawn.left + ((left - box.x) / box.width) * drawn.width,
      y: drawn.top + ((down - box.y) / box.height) * drawn.height,
    };
  }, point);
  await page.mouse.click(x, y);
}

const button = (page: Page, name: string | RegExp) =>
  page.locator('.question').getByRole('button', { name }).first();

const stepIs = (page: Page, step: number) =>
  expect(page.locator('.lesson progress')).toHaveJSProperty('value', step);

/** What is not asked for gets a gentle answer, and nothing has happened. */
async function answersGently(page: Page, step: number): Promise<void> {
  await expect(page.locator('.refusal')).toContainText(wheatfield.steps[step]?.wrong ?? '?');
  await stepIs(page, step);
}

test('from its first step to the end, with wrong answers', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await atOnce(page);
  await page.goto('./#/first-saratoga/learn/wheatfield');
  await stepIs(page, 0);

  // The gun is not asked for yet.
  await press(page, '1207');
  await press(page, '1107');
  await answersGently(page, 0);
  await page.keyboard.press('Escape');
  await press(page, '1206');
  await press(page, '1006');
  await button(page, play.move.halt).click();

  await stepIs(page, 1);
  await button(page, play.move.end).click();

  await stepIs(page, 2);
  await button(page, play.attack.end).click();
  await answersGently(page, 2);
  await press(page, '0907');
  await button(page, play.attack.go.normal).click();

  await stepIs(page, 3);
  await page.locator('.lesson-go').click();

  await stepIs(page, 4);
  await page.locator('.question .answer', { hasText: '20th/62nd' }).click();

  await stepIs(page, 5);
  await button(page, play.move.end).click();
  await button(page, play.move.sureYes).click();
  await answersGently(page, 5);
  await press(page, '1207');
  await press(page, '1007');
  await button(page, play.move.halt).click();

  await stepIs(page, 6);
  await button(page, play.move.end).click();

  await stepIs(page, 7);
  await press(page, '0907');
  await button(page, play.attack.go.normal).click();

  await stepIs(page, 8);
  await button(page, /^Advance with/).click();

  await stepIs(page, 9);
  await page.locator('.lesson-go').click();

  // Whatever one does is right: down the track to where a British unit wins at once (14.1).
  await stepIs(page, 10);
  await press(page, '0907');
  await press(page, '0607');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await stepIs(page, 11);
  await expect(page.locator('.lesson')).toContainText('that march won');
  await page.locator('.lesson-go').click();
  await expect(page.locator('.lesson')).toHaveAttribute('data-mode', 'done');

  // A lesson is no game of the library.
  await page.goto('./#/');
  await expect(page.locator('.resume')).toHaveCount(0);
});
