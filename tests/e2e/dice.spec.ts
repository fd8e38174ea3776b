/** Dice that can be trusted: the fingerprint before, the seed after, the page that checks, and dice of one's own. */
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { dice } from '../../src/ui/text/dice';
import { verify as words } from '../../src/ui/text/verify';
import { goldenRecord } from '../helpers/saratoga/goldenGame';
import { barriersOn as barriers } from './barriers';
import { expect, test } from './table';
import { beginFromTitle, beginGame, lay } from './ways';

/** The last decision of the last turn. */
const NEARLY_OVER = 'oct7 turn 11 american recovery; 0605 b-24; 1212 a-1nh*';
const PHONE = { width: 390, height: 844 };

const digitsIn = async (page: Page, where: string) =>
  ((await page.locator(`${where} .fingerprint code`).textContent()) ?? '').replace(/\s/g, '');
const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
const signs = (page: Page) =>
  page.locator('.verify-checks [role=img]').evaluateAll((all) => all.map((sign) => sign.ariaLabel));
const { yes, no, open } = words.answers;

for (const isSecure of [true, false])
  test(
    `the fingerprint before the end is that of the seed after it${isSecure ? '' : ', without secure tools too'}`,
    { tag: isSecure ? [] : '@patient' },
    async ({ page }) => {
      if (!isSecure)
        await page.addInitScript(() =>
          Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined }),
        );
      await lay(page, NEARLY_OVER);
      await page.getByRole('button', { name: dice.open }).click();
      await expect(page.locator('.dice-card .fingerprint code')).toHaveText(/[0-9a-f]{4}/);
      const before = await digitsIn(page, '.dice-card');
      expect(before).toMatch(/^[0-9a-f]{64}$/);
      if (isSecure) expect(await barriers(page, '.dice-card')).toEqual([]);
      await page.getByRole('button', { name: dice.close }).click();
      await page.keyboard.press('e');
      await expect(page.locator('dialog.end-sheet')).toBeVisible();
      await page.locator('.dice-check summary').click();
      const seed = (await page.locator('.dice-check .seed-text').textContent()) ?? '';
      expect(seed).toMatch(/^[0-9a-f]{24}$/);
      expect(createHash('sha256').update(seed).digest('hex')).toBe(before);
      await page.getByRole('link', { name: dice.seed.check }).click();
      await page.getByLabel(words.noted).fill(before.slice(0, 12));
      await page.getByRole('button', { name: words.table }).click();
      await expect(page.locator('.is-right')).toBeVisible();
      expect(await signs(page)).toEqual([yes, yes, yes, yes, yes, yes]);
    },
  );

test('a new game tells its fingerprint at once, and the same after a reload', async ({ page }) => {
  await beginFromTitle(page, 'sept19');
  const seal = page.locator('.dice-seal code');
  await expect(seal).toHaveText(/^([0-9a-f]{4} ){2}[0-9a-f]{4}$/);
  const before = await seal.textContent();
  await page.reload();
  await expect(seal).toHaveText(before ?? '');
});

test('the page that checks a game: a file, a changed die, a text that is none; no barrier, no sideways scroll', async ({
  page,
}) => {
  const game = goldenRecord('sept19-7');
  const file = (record: unknown) => ({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await page.setViewportSize(PHONE);
  await page.goto('./#/verify');
  await page.getByLabel(words.file).setInputFiles(file(game));
  await expect(page.locator('.is-right')).toBeVisible();
  expect(await signs(page)).toEqual([yes, yes, yes, yes, yes, open]);
  expect(await isTooWide(page)).toBe(false);
  expect(await barriers(page, '.verify')).toEqual([]);

  const at = game.actions.findIndex((action, i) => i > 50 && Array.isArray(action));
  const changed = (game.actions[at] as readonly number[]).map((face) => (face % 6) + 1);
  await page.getByLabel(words.file).setInputFiles(file({ ...game, actions: game.actions.with(at, changed) }));
  await expect(page.locator('.verify-flaw')).toContainText(`action ${at + 1}`);
  expect((await signs(page))[2]).toBe(no);
  expect(await barriers(page, '.verify')).toEqual([]);

  await page.getByLabel(words.paste).fill('half a {');
  await page.getByRole('button', { name: words.check, exact: true }).click();
  await expect(page.getByText(words.problems.noJson)).toBeVisible();
  expect(await barriers(page, '.verify')).toEqual([]);
});

test.describe('dice of one’s own', () => {
  const begin = async (page: Page) => {
    await beginGame(page, { battle: 'sept19', isOwnDice: true });
    await expect(page.locator('.enter-dice')).toBeVisible();
  };

  test('are typed, entered with Enter, and asked for again after a reload', async ({ page }) => {
    await begin(page);
    expect(await barriers(page, '.question')).toEqual([]);
    await page.keyboard.type('63');
    await page.keyboard.press('Enter');
    await expect(page.locator('.last-roll .die')).toHaveCount(2);
    await expect(page.locator('.last-roll')).toContainText('The British roll 6, the Americans 3');
    await page.reload();
    await expect(page.locator('.question[data-kind=chooseOrder]')).toBeVisible();
    await expect(page.getByText(dice.seal.own)).toBeVisible();
  });

  test('are pressed by finger, in sight and large enough, and wait', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await begin(page);
    for (const face of await page.locator('.face').all()) {
      const box = await face.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await expect(face).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('button', { name: 'British die: 2' }).click();
    await page.getByRole('button', { name: 'American die: 2' }).click();
    await page.getByRole('button', { name: 'British die: 4' }).click();
    await expect(page.locator('.enter-dice')).toBeVisible();
    await page.getByRole('button', { name: dice.enter.confirm([4, 2]) }).click();
    await expect(page.locator('.last-roll')).toContainText('The British roll 4, the Americans 2');
  });
});
