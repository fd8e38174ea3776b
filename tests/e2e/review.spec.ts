/** The review of a whole game in the browser: every moment at once, by keys and by finger, links, files, no barrier. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { saves } from '../../src/ui/text/saves';
import { review as words } from '../../src/ui/text/review';
import { goldenPhases, goldenSave } from '../helpers/goldenGame';
import { barriersByDayAndNight } from './barriers';
import { expect, test } from './table';

const LAST = 895;

/** The game lies in the browser as if it had been played there. */
async function keepGame(page: Page, saved: object = goldenSave('oct7-9')): Promise<void> {
  await page.goto('./icon.svg');
  await page.evaluate(
    (value) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('saratoga');
        opening.onupgradeneeded = () => opening.result.createObjectStore('games');
        opening.onerror = () => fail(new Error('no storage'));
        opening.onsuccess = () => {
          const write = opening.result.transaction('games', 'readwrite');
          write.objectStore('games').put(value, 'game');
          write.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    { mode: 'two', saved, label: { battle: 'oct7', turn: 7, stage: 'over', at: 1 } },
  );
}

async function open(page: Page, hash = '#/review'): Promise<void> {
  await keepGame(page);
  await page.goto(`./${hash}`);
  await expect(page.getByRole('slider')).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('#counters .stack').first()).toBeAttached();
}

const value = (page: Page) => page.getByRole('slider').inputValue().then(Number);

test('a link leads to its moment, and the address follows', async ({ page }) => {
  await open(page, '#/review/433');
  expect(await value(page)).toBe(433);
  await expect(page.locator('.line.lit')).toContainText('Hamilton’s formation checks morale');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#\/review\/434$/);
  await page.reload();
  await expect(page.getByRole('slider')).toHaveValue('434');
  await page.evaluate(() => {
    window.location.hash = '#/review/12';
  });
  await expect(page.getByRole('slider')).toHaveValue('12');
  await page.goBack();
  await expect(page.getByRole('slider')).toHaveValue('434');
});

test('a copied link holds the game, and leads to its moment on another machine', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async (copied) => void Object.assign(window, { copied });
  });
  await open(page, '#/review/433');
  await page.getByRole('button', { name: words.link.long }).click();
  await expect(page.getByText(words.link.done)).toBeVisible();
  const link = await page.evaluate(() => String(Reflect.get(window, 'copied')));
  expect(link.length).toBeLessThan(6 * 1024);
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), serviceWorkers: 'block' });
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByText(saves.arrival.moment(433))).toBeVisible();
  await other.getByRole('button', { name: saves.arrival.open }).click();
  await expect(other.getByRole('slider')).toHaveValue('433');
  await expect(other.locator('.line.lit')).toContainText('Hamilton’s formation checks morale');
  await context.close();
});

test('an address that names no moment is told; keys go by action, phase and turn; a jump goes anywhere', async ({
  page,
}) => {
  await open(page, '#/review/99999');
  await expect(page.getByText(words.noSuchPlace)).toBeVisible();
  expect(await value(page)).toBe(LAST);
  const stop = (name: string) => goldenPhases('oct7-9').find(({ at }) => at === name)?.place;
  for (const [key, place] of [
    ['Home', 0],
    ['ArrowDown', stop('turn 1')],
    ['ArrowDown', stop('turn 2')],
    ['Shift+ArrowRight', (stop('turn 2') ?? 0) + 2],
    ['ArrowRight', (stop('turn 2') ?? 0) + 3],
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
    await expect(page.locator('.where')).toHaveText(words.of(place, LAST));
  }
  // The game under review stays as it was.
  await page.getByRole('link', { name: words.back }).click();
  await expect(page.getByRole('dialog')).toContainText('The Americans have won');
});

test('plays by itself and stops when asked', async ({ page }) => {
  await open(page, '#/review/430');
  await page.getByRole('combobox', { name: words.speed }).selectOption('8');
  await page.getByRole('button', { name: words.play }).click();
  await expect.poll(() => value(page)).toBeGreaterThan(433);
  await page.getByRole('button', { name: words.pause }).click();
  const stopped = await value(page);
  await page.waitForTimeout(400);
  expect(await value(page)).toBe(stopped);
});

test('report and picture are files made in the page, without network', async ({ page, context }) => {
  await open(page, '#/review/433');
  await page.getByRole('tab', { name: words.tabs.report }).click();
  const file = async (button: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const got = await download;
    return { name: got.suggestedFilename(), content: readFileSync(await got.path()) };
  };
  const report = await file(words.exports.markdown);
  expect(report.name).toBe('saratoga-oct7-895.md');
  expect(report.content.toString()).toContain('## Turning points');
  // Once, so that the drawing program is here; the letters of the page are in the browser's store by then.
  await file(words.exports.picture);
  await context.setOffline(true);
  const picture = await file(words.exports.picture);
  await context.setOffline(false);
  expect(picture.name).toBe('saratoga-oct7-433.png');
  expect(picture.content.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.content.readUInt32BE(16)).toBe(3600);
  // A picture with the map in it, not an empty sheet.
  expect(picture.content.length).toBeGreaterThan(1_000_000);
});

test('playing on from a moment is a copy', async ({ page }) => {
  await open(page, '#/review/433');
  await page.getByRole('button', { name: words.playOn.long }).click();
  await expect(page).toHaveURL(/#\/game$/);
  await expect(page.locator('.phase-name')).toContainText('Combat');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('axe finds no barrier in any card of the review', async ({ page }) => {
  await open(page, '#/review/433');
  for (const name of Object.values(words.tabs)) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page.getByRole('tab', { name, exact: true, selected: true })).toBeVisible();
    expect.soft(await barriersByDayAndNight(page), name).toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every button is as large as a finger, nothing lies outside, and the log leads on', async ({
    page,
  }) => {
    await open(page, '#/review/433');
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
    await page.getByRole('button', { name: /^The 2nd New York advances into 0609/ }).tap();
    expect(await value(page)).toBe(434);
  });
});
