/** One game turn of both sides on a phone, from the first screen, by taps alone. */
import type { Locator, Page } from '@playwright/test';
import { play } from '../../src/ui/text/play';
import { ScreenPlayer } from './screenPlayer';
import { expect, test, text } from './table';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const MOST = 200;

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

  await tap(page.getByRole('tab', { name: play.log.title }));
  await expect(page.locator('.question')).toBeHidden();
  await tap(page.getByRole('button', { name: play.log.filters.moves, exact: true }));
  for (const side of ['british', 'american'])
    expect(await page.locator(`.line.move.${side}`).count(), side).toBeGreaterThan(1);
  await tap(page.getByRole('tab', { name: play.tabs.orders }));
  await expect(page.locator('.question')).toBeVisible();
});

/** From the first screen, with dice that fall the same way each time and without a pause. */
async function begin(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('saratoga.preferences', JSON.stringify({ pace: 'off', follow: true })),
  );
  await page.goto('./');
  await tap(page.getByText(text.wishes.title));
  await tap(page.getByLabel(text.wishes.seed.title));
  await page.keyboard.type('a small screen');
  const heading = page.getByRole('heading', { name: text.battles.oct7.name });
  const card = page.locator('.battle-card').filter({ has: heading });
  await tap(card.getByRole('button', { name: text.battleFacts.solo }));
  await expect(page.locator('.question')).toBeVisible();
}

/** With a finger, in the middle of it. */
async function tap(what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (!box) throw new Error('not on the screen');
  await what.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
