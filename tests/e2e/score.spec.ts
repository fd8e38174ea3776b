/** 9.0, 10.0 The score in windows of all sizes: whatever it says takes the same room. */
import { text } from '../../src/ui/saratoga/text';
import { expect, test } from './table';
import { lay } from './ways';

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

test('9.0, 10.0 the score is in sight or among the morale tracks, and as high with a threat as without', async ({
  page,
}) => {
  const heights: Record<string, number[]> = {};
  for (const standing of STANDINGS) {
    await lay(page, HEAD + standing);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const score = page.locator('.score-sentence').filter({ visible: true });
      if ((await score.count()) === 0) await page.getByRole('tab', { name: text.tabs.morale }).click();
      await expect(score).toHaveCount(1);
      await expect(score.locator('.points-bar')).toBeVisible();
      (heights[`${width} by ${height}`] ??= []).push((await score.boundingBox())?.height ?? 0);
    }
  }
  for (const [window, each] of Object.entries(heights)) expect(new Set(each).size, window).toBe(1);
});
