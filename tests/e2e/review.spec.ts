/** The review of a whole game in the browser: every moment at once, by keys and by finger, links, files, no barrier. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { reviewAddress } from '../../src/ui/routes';
import { analyse } from '../../src/engine/saratoga/analysis';
import { momentStory, storyOf } from '../../src/ui/saratoga/review/story';
import { play } from '../../src/ui/saratoga/text/play';
import { review } from '../../src/ui/saratoga/text/review';
import { words } from '../../src/ui/saratoga/text/words';
import { share } from '../../src/ui/text/share';
import { saves } from '../../src/ui/text/saves';
import { trouble } from '../../src/ui/text/trouble';
import { table as furniture } from '../../src/ui/text/table';
import { goldenGame, goldenPhases, goldenSave } from '../helpers/saratoga/goldenGame';
import { barriersOn } from './barriers';
import { expect, test } from './table';
import { IN_PLAY, keepGame } from './ways';

const GAME = goldenGame('oct7-9');
const HEADLINE = storyOf(analyse(GAME), GAME.steps).headline;
const LAST = GAME.record.actions.length;
/** What each action brought, in the words of the log. */
const LINES = GAME.steps.map(({ events }) => events.flatMap((event) => words.line(event)?.text ?? []));
/** In the middle of the battle a formation has just checked its morale, and something that happens once only comes next. */
const MOMENT = momentOf();
const CHECKED = LINES[MOMENT - 1]?.find((line) => line.includes('tests morale')) ?? '';
const NEXT = LINES[MOMENT]?.[0] ?? '';

function momentOf(): number {
  const isOnce = (line: string | undefined) =>
    line !== undefined && LINES.flat().filter((other) => other.startsWith(line)).length === 1;
  const found = LINES.findIndex(
    (lines, i) =>
      i > LAST / 3 && lines.some((line) => line.includes('tests morale')) && isOnce(LINES[i + 1]?.[0]),
  );
  if (found < 0) throw new Error('there is no such moment in this game');
  return found + 1;
}

/** At a moment of a whole game, or where it stands. */
async function open(page: Page, place: number | undefined): Promise<string> {
  const id = await keepGame(page, goldenSave('oct7-9'));
  await page.goto(`./${reviewAddress(id, place)}`);
  await expect(page.getByRole('slider')).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('#counters .stack').first()).toBeAttached();
  return id;
}

const value = (page: Page) => page.getByRole('slider').inputValue().then(Number);

test('a link leads to its moment, and the address follows', async ({ page }) => {
  const id = await open(page, MOMENT);
  expect(await value(page)).toBe(MOMENT);
  await expect(page.locator('.line.lit')).toContainText(CHECKED);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(new RegExp(`#/review/\\w+/${MOMENT + 1}$`));
  await page.reload();
  await expect(page.getByRole('slider')).toHaveValue(String(MOMENT + 1));
  await page.evaluate(
    (address) => {
      window.location.hash = address;
    },
    reviewAddress(id, 12),
  );
  await expect(page.getByRole('slider')).toHaveValue('12');
  await page.goBack();
  await expect(page.getByRole('slider')).toHaveValue(String(MOMENT + 1));
});

test(
  'a copied link holds the game, and leads to its moment on another machine',
  { tag: '@patient' },
  async ({ page, browser, baseURL }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = async (copied) => void Object.assign(window, { copied });
    });
    await open(page, MOMENT);
    await page.getByRole('button', { name: furniture.review.link.long }).click();
    await expect(page.getByText(furniture.review.link.done)).toBeVisible();
    const link = await page.evaluate(() => String(Reflect.get(window, 'copied')));
    expect(link.length).toBeLessThan(6 * 1024);
    const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), serviceWorkers: 'block' });
    const other = await context.newPage();
    await other.goto(link);
    await expect(other.getByText(saves.arrival.moment(MOMENT))).toBeVisible();
    await other.getByRole('button', { name: saves.arrival.open }).click();
    await expect(other.getByRole('slider')).toHaveValue(String(MOMENT));
    await expect(other.locator('.line.lit')).toContainText(CHECKED);
    await context.close();
  },
);

test('an address that names no moment is told; keys go by action, phase and turn; a jump goes anywhere', async ({
  page,
}) => {
  await open(page, 99999);
  await expect(page.getByText(trouble.notices.noSuchPlace)).toBeVisible();
  expect(await value(page)).toBe(LAST);
  const phases = goldenPhases('oct7-9');
  const second = phases.findIndex(({ at }) => at === 'turn 2');
  const stop = (name: string) => phases.find(({ at }) => at === name)?.place;
  const phase = phases[second + 1]?.place ?? 0;
  for (const [key, place] of [
    ['Home', 0],
    ['ArrowDown', stop('turn 1')],
    ['ArrowDown', stop('turn 2')],
    ['Shift+ArrowRight', phase],
    ['ArrowRight', phase + 1],
    ['Control+ArrowRight', stop('turn 3')],
    ['End', LAST],
  ] as const) {
    await page.keyboard.press(key);
    expect(await value(page), key).toBe(place);
  }
  for (let i = 0; i < 8; i++) {
    const place = (i * 367 + 101) % (LAST + 1);
    await page.evaluate((wanted) => {
      const slider = document.querySelector<HTMLInputElement>('.scrubber input');
      if (!slider) throw new Error('no slider');
      // As a hand would, past React, which else takes it for its own change.
      slider.valueAsNumber = wanted;
      Reflect.get(slider, '_valueTracker')?.setValue('');
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    }, place);
    await expect(page.locator('.where')).toHaveText(furniture.review.of(place, LAST));
  }
  // The game under review stays as it was.
  await page.getByRole('link', { name: furniture.review.back }).click();
  await expect(page.getByRole('dialog')).toContainText(HEADLINE);
});

test('plays by itself and stops when asked', { tag: '@patient' }, async ({ page }) => {
  await open(page, MOMENT);
  await page.getByRole('combobox', { name: furniture.review.speed }).selectOption('8');
  await page.getByRole('button', { name: furniture.review.play }).click();
  await expect.poll(() => value(page)).toBeGreaterThan(MOMENT + 3);
  await page.getByRole('button', { name: furniture.review.pause }).click();
  const stopped = await value(page);
  await page.waitForTimeout(400);
  expect(await value(page)).toBe(stopped);
});

test(
  'report and picture are files made in the page, without network',
  { tag: '@patient' },
  async ({ page, context }) => {
    await open(page, MOMENT);
    await page.getByRole('tab', { name: review.tabs.report }).click();
    const file = async (button: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: button }).click();
      const got = await download;
      return { name: got.suggestedFilename(), content: readFileSync(await got.path()) };
    };
    const report = await file(review.exports.markdown);
    expect(report.name).toBe(`saratoga-oct7-${LAST}.md`);
    expect(report.content.toString()).toContain('## Turning points');
    // Once, so that the drawing program is here; the letters of the page are in the browser's store by then.
    await file(review.exports.picture);
    await context.setOffline(true);
    const picture = await file(review.exports.picture);
    await context.setOffline(false);
    expect(picture.name).toBe(`saratoga-oct7-${MOMENT}.png`);
    expect(picture.content.subarray(1, 4).toString()).toBe('PNG');
    expect(picture.content.readUInt32BE(16)).toBe(3600);
    // A picture with the map in it, not an empty sheet.
    expect(picture.content.length).toBeGreaterThan(1_000_000);
  },
);

test(
  'a moment is a picture to share, with turn and score, without a barrier',
  { tag: '@patient' },
  async ({ page }) => {
    await open(page, MOMENT);
    await page.getByRole('tab', { name: review.tabs.report }).click();
    await page.getByRole('button', { name: review.exports.share }).click();
    const { headline } = momentStory(analyse(GAME).viewAt(MOMENT), GAME.steps, MOMENT);
    expect(headline).toMatch(/^Turn \d+, /);
    await expect(page.getByRole('img', { name: headline })).toBeVisible({ timeout: 30_000 });
    expect(await barriersOn(page, '.share-sheet')).toEqual([]);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: share.save }).click();
    const got = await download;
    expect(got.suggestedFilename()).toBe(share.file('saratoga-oct7', MOMENT, 'png'));
    const picture = readFileSync(await got.path());
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  },
);

test('playing on from a moment is a copy', async ({ page }) => {
  await open(page, MOMENT);
  await page.getByRole('button', { name: furniture.review.playOn.long }).click();
  await expect(page).toHaveURL(IN_PLAY);
  await expect(page.locator('.bar-chapter')).toContainText(play.phases.fire);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('axe finds no barrier in any card of the review', async ({ page }) => {
  await open(page, MOMENT);
  for (const name of [furniture.tabs.log, ...Object.values(review.tabs)]) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page.getByRole('tab', { name, exact: true, selected: true })).toBeVisible();
    expect.soft(await barriersOn(page), name).toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every button is as large as a finger, nothing lies outside, and the log leads on', async ({
    page,
  }) => {
    await open(page, MOMENT);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('.transport button, .toolbar .tool, .card-tabs button, .speed select')]
        .map((each) => ({ name: each.getAttribute('aria-label'), box: each.getBoundingClientRect() }))
        .filter(
          ({ box }) => box.width < 44 || box.height < 44 || box.left < 0 || box.right > window.innerWidth,
        )
        .map(({ name, box }) => `${name} ${box.width} x ${box.height}`),
    );
    expect(small).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: NEXT }).tap();
    expect(await value(page)).toBe(MOMENT + 1);
  });
});
