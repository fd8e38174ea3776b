/** The last card in the browser: its headline and its tick, pictures that are files of the right size, no barrier, no leak. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { analyse } from '../../src/engine/saratoga/analysis';
import { playAddress } from '../../src/ui/routes';
import { storyOf } from '../../src/ui/saratoga/review/story';
import { end } from '../../src/ui/saratoga/text/end';
import { share } from '../../src/ui/text/share';
import { goldenGame, goldenSave } from '../helpers/saratoga/goldenGame';
import { barriersOn } from './barriers';
import { expect, test } from './table';
import { keepGame } from './ways';

const GAME = goldenGame('sept19-7');
const { headline, scene } = storyOf(analyse(GAME), GAME.steps);

async function open(page: Page): Promise<void> {
  const id = await keepGame(page, goldenSave('sept19-7'));
  await page.goto(`./${playAddress(id)}`);
  await expect(page.locator('dialog.end-sheet h2')).toHaveText(headline, { timeout: 20_000 });
}

/** The picture that stands in the dialog, saved. */
async function saved(page: Page): Promise<{ name: string; content: Buffer }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: share.save }).click();
  const got = await download;
  return { name: got.suggestedFilename(), content: readFileSync(await got.path()) };
}

test('it opens with the game in a sentence and the dice checked, without a barrier by day or night', async ({
  page,
}) => {
  await open(page);
  await expect(page.locator('.dice-check summary')).toHaveText(end.dice.fair, { timeout: 20_000 });
  expect(await barriersOn(page, '.end-sheet')).toEqual([]);
  await page.locator('.dice-check summary').click();
  await expect(page.locator('.seed-text')).toBeVisible();
  expect(await barriersOn(page, '.dice-check')).toEqual([]);
});

test(
  'the picture to share is a file of 1200 by 630, and a moving one of the turning point',
  { tag: '@patient' },
  async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: end.share }).click();
    const picture = page.locator('.share-stage').getByRole('img', { name: headline });
    await expect(picture).toBeVisible({ timeout: 30_000 });
    expect(await barriersOn(page, '.share-sheet')).toEqual([]);
    const still = await saved(page);
    expect(still.name).toBe(share.file('saratoga-sept19', scene.at, 'png'));
    expect(still.content.subarray(1, 4).toString()).toBe('PNG');
    expect([still.content.readUInt32BE(16), still.content.readUInt32BE(20)]).toEqual([1200, 630]);
    // A picture with the map in it, not an empty sheet.
    expect(still.content.length).toBeGreaterThan(300_000);
    // The still one goes, in a moment that a look can miss.
    const address = await picture.getAttribute('src');
    await page.getByText(share.moving, { exact: true }).click();
    await expect(picture).not.toHaveAttribute('src', address ?? '', { timeout: 30_000 });
    await expect(picture).toBeVisible({ timeout: 30_000 });
    const moving = await saved(page);
    expect(moving.content.subarray(0, 6).toString()).toBe('GIF89a');
    expect([moving.content.readUInt16LE(6), moving.content.readUInt16LE(8)]).toEqual([800, 420]);
    expect(moving.content.length).toBeLessThan(600_000);
    // The browser itself can read it: more than one frame, without end, between three and six seconds.
    const read = await page.evaluate(async (bytes) => {
      const decoder = new ImageDecoder({
        data: Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0)),
        type: 'image/gif',
      });
      await decoder.tracks.ready;
      await decoder.completed;
      const { frameCount = 0, repetitionCount } = decoder.tracks.selectedTrack ?? {};
      let time = 0;
      for (let frameIndex = 0; frameIndex < frameCount; frameIndex++)
        time += (await decoder.decode({ frameIndex })).image.duration ?? 0;
      return { frameCount, isEndless: repetitionCount === Infinity, seconds: time / 1_000_000 };
    }, moving.content.toString('base64'));
    expect(read.frameCount).toBeGreaterThan(8);
    expect(read.isEndless).toBe(true);
    expect(read.seconds).toBeGreaterThan(3);
    expect(read.seconds).toBeLessThan(6);
  },
);

test('a game that hides something shows nothing of this before it is over', async ({ page }) => {
  const until = Math.floor(GAME.record.actions.length / 2);
  const id = await keepGame(page, goldenSave('sept19-7', { until }));
  await page.goto(`./${playAddress(id)}`);
  await expect(page.locator('.question, .hand-over')).toBeVisible();
  await expect(page.locator('.end-sheet, .end-field, .share-sheet')).toHaveCount(0);
  await expect(page.getByRole('button', { name: end.share })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    'one column, and the picture is handed to what the phone sends with',
    { tag: '@patient' },
    async ({ page }) => {
      await page.addInitScript(() => {
        navigator.canShare = () => true;
        navigator.share = async (what) => {
          const [file] = what?.files ?? [];
          Object.assign(window, { shared: file && `${file.name} ${file.type}` });
        };
      });
      await open(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll('.end-spread > *, .end-sheet footer .answer')]
          .map((each) => each.getBoundingClientRect())
          .filter(({ left, right }) => left < 0 || right > 390),
      );
      expect(wide).toEqual([]);
      await page.getByRole('button', { name: end.share }).tap();
      await page.getByRole('button', { name: share.share }).tap({ timeout: 30_000 });
      await expect
        .poll(() => page.evaluate(() => String(Reflect.get(window, 'shared'))))
        .toBe(`${share.file('saratoga-sept19', scene.at, 'png')} image/png`);
    },
  );
});
