/** For those who choose a few colours for everything: what is chosen, counted or now looks otherwise than what is not. */
import type { Locator, Page } from '@playwright/test';
import { text } from '../../src/ui/saratoga/text';
import { expect, test } from './table';
import { lay } from './ways';

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
});

const FIRE = 'oct7 turn 3 british fire step 3; 0605 L-fraser b-24; 0506 b-9; 0606 a-1nh; broken poor';

/** Ground, edge and whether the browser lays a plate of its own under the words. */
const lookOf = (what: Locator) =>
  what.first().evaluate((element) => {
    const { backgroundColor, color, borderTopColor, forcedColorAdjust } = getComputedStyle(
      element,
    ) as CSSStyleDeclaration & {
      forcedColorAdjust: string;
    };
    return { backgroundColor, color, borderTopColor, forcedColorAdjust };
  });

/** The one has a ground of its own, with words that can be read on it. */
async function expectToStandOut(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await lookOf(one), await lookOf(other)];
  expect.soft(a.backgroundColor, String(one)).not.toBe(b.backgroundColor);
  const says = (await one.first().textContent()) ?? '';
  if (says !== '') expect.soft(a.color, says).not.toBe(a.backgroundColor);
}

test('Saratoga tells what is chosen, full or now, and keeps its inks', async ({ page }) => {
  await lay(page, FIRE);
  const tab = (name: string) => page.getByRole('tab', { name });
  await page.locator('.counter-button').first().click();
  await expectToStandOut(page.locator('.queue .now'), page.locator('.queue li:not(.now)'));
  await expectToStandOut(page.locator('.pips .full'), page.locator('.pips i:not(.full)'));
  await expectToStandOut(
    page.locator('.counter-button[aria-pressed="true"]'),
    page.locator('.counter-button[aria-pressed="false"]'),
  );
  await tab(text.tabs.morale).click();
  await expectToStandOut(tab(text.tabs.morale), tab(text.tabs.hex));
  await expectToStandOut(page.locator('.answer.chief'), page.locator('.answer:not(.chief)'));
  await expectToStandOut(page.locator('.turn-track .now'), page.locator('.turn-track li:not(.now)'));
  await expectToStandOut(page.locator('.points-bar .british'), page.locator('.points-bar .american'));
  // Every formation has its own colour, and the counters theirs.
  const chips = page.locator('.morale-strip li');
  await expectToStandOut(chips.nth(0), chips.nth(1));
  for (const kept of ['.board', '.counter-icon', '.morale-strip li', '.track .tag', '.box.is-broken'])
    expect.soft((await lookOf(page.locator(kept))).forcedColorAdjust, kept).toBe('none');
});

const begin = async (page: Page, address: string) => {
  await page.goto(address);
  await page.getByRole('button', { name: /^Solo/ }).first().click();
  await expect(page.locator('.question')).toBeVisible();
};

test('First Saratoga tells whose flag it is, and which turn', async ({ page }) => {
  await begin(page, './#/first-saratoga');
  await expectToStandOut(page.locator('.fs-track .now'), page.locator('.fs-track li:not(.now)'));
  await expectToStandOut(
    page.getByRole('tab', { selected: true }),
    page.getByRole('tab', { selected: false }),
  );
  const shape = (side: string) =>
    page
      .locator(`.fs-flags .${side}`)
      .first()
      .evaluate((flag) => getComputedStyle(flag).clipPath);
  expect(await shape('british')).not.toBe(await shape('colonial'));
});

test('Freeman’s Farm tells where a track stands and which cards are chosen', async ({ page }) => {
  await begin(page, './#/freemans-farm');
  await expectToStandOut(page.locator('.ff-track .now'), page.locator('.ff-track i:not(.now)'));
  await expectToStandOut(page.locator('.ff-rounds .now'), page.locator('.ff-rounds li:not(.now)'));
  await page.locator('.question .ff-hand button').first().click();
  await expectToStandOut(
    page.locator('.question [aria-pressed="true"]'),
    page.locator('.question [aria-pressed="false"]'),
  );
  expect((await lookOf(page.locator('.ff-chip .ff-markers'))).forcedColorAdjust).toBe('none');
});

test('the campaign tells how many action points are left', async ({ page }) => {
  await begin(page, './#/campaign');
  await expectToStandOut(page.locator('.tokens .full'), page.locator('.tokens i:not(.full)'));
  await expectToStandOut(
    page.getByRole('tab', { selected: true }),
    page.getByRole('tab', { selected: false }),
  );
});
