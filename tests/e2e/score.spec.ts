/** 9.0, 10.0 The score in windows of all sizes: whatever it says takes the same room. */
import { text } from '../../src/ui/saratoga/text';
import { goldenSave } from '../helpers/saratoga/goldenGame';
import { playAddress } from '../../src/ui/routes';
import { table as furniture } from '../../src/ui/text/table';
import { expect, test } from './table';
import { keepGame, lay } from './ways';

const HEAD = 'oct7 turn 3 british movement; 0605 b-24; 1212 a-1nh';
const STANDINGS = ['', '; broken poor', '; broken fraser hamilton poor nixon'];
const WINDOWS = [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1366, 657],
  [1440, 900],
] as const;

test(
  '9.0, 10.0 the score is in sight, on a phone in one line, and as high with a threat as without',
  { tag: '@patient' },
  async ({ page }) => {
    const heights: Record<string, number[]> = {};
    for (const standing of STANDINGS) {
      await lay(page, HEAD + standing);
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        const score = page.locator('.score-sentence').filter({ visible: true });
        await expect(score).toHaveCount(1);
        await expect(score).toBeInViewport({ ratio: 1 });
        await expect(score.locator('.points-bar')).toBeInViewport({ ratio: 1 });
        const high = (await score.boundingBox())?.height ?? 0;
        if (Math.min(width, height) < 500) expect(high).toBeLessThan(24);
        (heights[`${width} by ${height}`] ??= []).push(high);
      }
    }
    for (const [window, each] of Object.entries(heights)) expect(new Set(each).size, window).toBe(1);
  },
);

for (const [width, height] of [
  [390, 844],
  [1366, 657],
] as const)
  test(`3.8 at ${width} by ${height} the morale tracks open at their top, wherever the log stood`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const id = await keepGame(page, goldenSave('oct7-9', { fog: false, until: 200 }));
    await page.goto(`./${playAddress(id)}`);
    // Loaded once, so that it comes up at once the next time.
    await page.getByRole('tab', { name: text.tabs.morale }).click();
    await expect(page.locator('.morale-meaning')).toBeVisible();
    await page.getByRole('tab', { name: furniture.tabs.log }).click();
    const log = page.getByRole('tabpanel', { name: furniture.tabs.log });
    await expect(log.locator('.line').first()).toBeAttached();
    await log.evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
    expect(await log.evaluate((panel) => panel.scrollTop)).toBeGreaterThan(100);
    await page.getByRole('tab', { name: text.tabs.morale }).click();
    const morale = page.getByRole('tabpanel', { name: text.tabs.morale });
    await expect(morale.locator('.morale-meaning')).toBeInViewport({ ratio: 0.9 });
    expect(await morale.evaluate((panel) => panel.scrollTop)).toBe(0);
    // What the little 1 and 2 under the tracks are is said below them.
    const note = morale.getByText(text.morale.note);
    await note.scrollIntoViewIfNeeded();
    await expect(note).toBeInViewport({ ratio: 0.9 });
  });
