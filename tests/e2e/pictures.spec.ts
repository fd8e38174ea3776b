/**
 * Eight screens as they should look, drawn by the browser that the project brings along. Where one was meant to change:
 * `npm run browser -- pictures --update-snapshots`, and look at the new one.
 */
import type { Page } from '@playwright/test';
import { playAddress, reviewAddress } from '../../src/ui/routes';
import { end } from '../../src/ui/saratoga/text/end';
import { goldenSave } from '../helpers/saratoga/goldenGame';
import { expect, Table, test } from './table';
import { atOnce, keepGame, lay } from './ways';

/** In contact, a brigade near breaking, a marker here and there. */
const FIGHT = `0405 L-fraser b-24* b-li; 0505 b-gren b-mark; 0605 L-hamilton b-9** b-20; 0705 b-21; 0503 L-burgoyne;
  0404 b-fa1; 0406 L-learned a-va a-dear; 0506 a-2ma*; 0606 L-poor a-1nh a-2nh; 0706 a-3nh a-2ny; 0613 L-arnold`;
const FIRE = `oct7 turn 3 british first fire step 3; ${FIGHT}`;
const MOVE = `oct7 turn 3 british first movement; ${FIGHT}`;

async function expectPicture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  // The hash of the build and the fingerprint of the dice are never the same twice.
  const mask = [page.locator('.title footer, .dice-seal')];
  await expect(page).toHaveScreenshot(`${name}.png`, { mask, maxDiffPixelRatio: 0.01, timeout: 20_000 });
}

async function layAndRest(page: Page, position: string): Promise<void> {
  await atOnce(page, true);
  await lay(page, position);
  await new Table(page).rest();
}

test.use({ viewport: { width: 1024, height: 640 } });

test('the title', async ({ page }) => {
  await page.goto('./');
  await expect(page.locator('[aria-labelledby="game-saratoga"] .battle-card')).toHaveCount(3);
  await expectPicture(page, 'title');
});

test('a battle to look at', async ({ page }) => {
  await new Table(page).open('sept19');
  await expectPicture(page, 'deployed');
});

test('movement, with a stack in hand', async ({ page }) => {
  await layAndRest(page, MOVE);
  await new Table(page).click('0705');
  await expect(page.locator('.reach')).toBeAttached();
  await expectPicture(page, 'movement');
});

test('fire, by night', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await layAndRest(page, FIRE);
  await expectPicture(page, 'fire-by-night');
});

test('danger', async ({ page }) => {
  await layAndRest(page, MOVE);
  await page.keyboard.down('d');
  await expect(page.locator('.danger-note')).toBeVisible();
  await expectPicture(page, 'danger');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('fire', async ({ page }) => {
    await layAndRest(page, FIRE);
    await expectPicture(page, 'fire-on-a-phone');
  });
});

test('the end', async ({ page }) => {
  await page.goto(`./${playAddress(await keepGame(page, goldenSave('sept19-7')))}`);
  await expect(page.locator('dialog.end-sheet .end-field figcaption')).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('.dice-check summary')).toHaveText(end.dice.fair, { timeout: 20_000 });
  await expectPicture(page, 'end');
});

test('a review', async ({ page }) => {
  await page.goto(`./${reviewAddress(await keepGame(page, goldenSave('oct7-9')), 433)}`);
  await expect(page.getByRole('slider')).toBeVisible({ timeout: 20_000 });
  await new Table(page).rest();
  await expect(page.locator('.line.lit')).toBeVisible();
  await expectPicture(page, 'review');
});
