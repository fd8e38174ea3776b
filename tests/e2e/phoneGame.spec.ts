/** One game turn of both sides on a phone, from the first screen, by taps alone. */
import { setUp } from '../../src/ui/saratoga/text/setUpWords';
import { saratoga } from '../../src/games/saratoga';
import type { Locator, Page } from '@playwright/test';
import { words } from '../../src/ui/saratoga/text/words';
import { table as furniture } from '../../src/ui/text/table';
import { ScreenPlayer } from './screenPlayer';
import { expect, test } from './table';
import { atOnce, cardOf } from './ways';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const MOST = 200;
/** The last of the topics to which the log can be narrowed. */
const MOVES = words.topics.at(-1)?.name ?? '';

test('a whole turn on a phone needs nothing but taps', async ({ page }) => {
  test.setTimeout(90_000);
  await begin(page);
  const player = new ScreenPlayer(page, {
    seed: 12,
    moves: 3,
    press: ({ x, y }) => page.touchscreen.tap(x, y),
  });
  const last = await player.play(({ turn, kind }) => turn > 1 || kind === 'over', MOST);
  expect(last.turn).toBe(2);
  expect(player.decisions).toBeGreaterThan(25);
  const kinds = ['chooseOrder', 'activate', 'move', 'combatMove', 'fire'];
  expect(Object.keys(player.kinds)).toEqual(expect.arrayContaining(kinds));

  await tap(page.getByRole('tab', { name: furniture.tabs.log }));
  await expect(page.locator('.question')).toBeHidden();
  await tap(page.getByRole('button', { name: MOVES, exact: true }));
  for (const side of ['british', 'american'])
    expect(await page.locator(`.line.move.${side}`).count(), side).toBeGreaterThan(1);
  await tap(page.getByRole('tab', { name: furniture.tabs.orders }));
  await expect(page.locator('.question')).toBeVisible();
});

/** From the first screen, with dice that fall the same way each time and without a pause. */
async function begin(page: Page): Promise<void> {
  await atOnce(page, true);
  await page.goto('./');
  await tap(cardOf(page, 'oct7').getByRole('link', { name: saratoga.options }));
  await tap(page.locator('.wishes summary'));
  await tap(page.getByLabel(setUp.choices.seed.title));
  await page.keyboard.type('a small screen');
  await tap(cardOf(page, 'oct7').getByRole('button', { name: setUp.battleFacts.solo }));
  await expect(page.locator('.question')).toBeVisible();
}

/** With a finger, in the middle of it. */
async function tap(what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (!box) throw new Error('not on the screen');
  await what.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
