/** Letters twice as large, as a reader may set them: what is asked and every way to answer it can be reached and read. */
import { expect, type Page, test } from '@playwright/test';
import { play } from '../../src/ui/saratoga/text/play';

const MOVE = 'oct7 turn 3 british first movement; 0605 L-fraser b-24 b-li; 0504 b-9; 0613 a-1nh';

async function lay(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await page.addInitScript(() =>
    window.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    }),
  );
  await page.goto(`./#/saratoga/at/${encodeURIComponent(MOVE)}`);
  await page.locator('.question h2').waitFor();
}

for (const [width, height] of [
  [390, 844],
  [1366, 657],
] as const) {
  test(`at ${width} by ${height} a question and its confirmation can be read and answered`, async ({
    page,
  }) => {
    await lay(page, width, height);
    await page.getByRole('button', { name: play.move.skip(2) }).click();
    const goOn = page.getByRole('button', { name: play.move.goOn });
    await expect(goOn).toBeInViewport({ ratio: 0.99 });
    const question = page.locator('.question h2');
    await question.scrollIntoViewIfNeeded();
    await expect(question).toBeInViewport({ ratio: 1 });
    // Nothing lies over its last line.
    const isOnTop = await question.evaluate((element) => {
      const { left, bottom } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 4, bottom - 4));
    });
    expect(isOnTop).toBe(true);
    await goOn.click();
    await expect(goOn).toBeHidden();
  });

  test(`at ${width} by ${height} nothing in the bar lies over anything else`, async ({ page }) => {
    await lay(page, width, height);
    const crossed = await page.locator('.toolbar').evaluate((bar) => {
      const parts = [...bar.querySelectorAll('.tool, .bar-when, .bar-chapter')]
        .filter((part) => part.checkVisibility())
        .map((part) => ({ part, box: part.getBoundingClientRect() }));
      return parts.flatMap((one, i) =>
        parts
          .slice(i + 1)
          .filter(
            ({ box }) =>
              box.left < one.box.right - 1 &&
              one.box.left < box.right - 1 &&
              box.top < one.box.bottom - 1 &&
              one.box.top < box.bottom - 1,
          )
          .map(({ part }) => `${one.part.textContent} × ${part.textContent}`),
      );
    });
    expect(crossed).toEqual([]);
    const chapter = page.locator('.bar-chapter');
    expect(await chapter.evaluate((pill) => pill.scrollWidth <= pill.clientWidth)).toBe(true);
  });
}
