/** 4.0 Whatever is asked, in windows of all sizes: an answer lies whole in sight, and of a shot what it would do. */
import type { Page } from '@playwright/test';
import { POSITIONS } from '../helpers/saratoga/everyDecision';
import { expect, test } from './table';
import { lay } from './ways';

const WINDOWS = [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 640],
  [1366, 657],
] as const;

/** Dice fall by themselves. */
const ASKED = Object.entries(POSITIONS).filter(([kind]) => kind !== 'roll');
const ANSWER = '.question :is(.answer, .counter-button)';
const HARM = '.question .harm';

for (const [kind, positions] of ASKED)
  test(
    `${kind}: an answer is whole in sight in every window, with nothing over it`,
    { tag: kind === 'fire' ? [] : '@patient' },
    async ({ page }) => {
      for (const position of positions) {
        await lay(page, position);
        await expect(page.locator(ANSWER).first()).toBeAttached();
        for (const [width, height] of WINDOWS) {
          await page.setViewportSize({ width, height });
          const where = `${width} by ${height}: ${position}`;
          await expect.poll(() => wholeInSight(page, ANSWER), where).not.toEqual([]);
          if (kind === 'fire' || kind === 'freeRound')
            await expect.poll(() => wholeInSight(page, HARM), where).not.toEqual([]);
        }
      }
    },
  );

/** What of it is in the window from corner to corner, and would be hit by a press at each of them. */
const wholeInSight = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)]
        .filter((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const [x, y] = [Math.min(6, (right - left) / 4), Math.min(6, (bottom - top) / 4)];
          return [left + x, (left + right) / 2, right - x].every((across) =>
            [top + y, bottom - y].every((down) => element.contains(document.elementFromPoint(across, down))),
          );
        })
        .map((element) => element.textContent ?? ''),
    selector,
  );
