/** The same game in two tabs: one plays it, the other may look; and which game counts as the one played last. */
import type { Page } from '@playwright/test';
import { playAddress, reviewAddress } from '../../src/ui/routes';
import { saves } from '../../src/ui/text/saves';
import { table as furniture } from '../../src/ui/text/table';
import { title } from '../../src/ui/text/title';
import { trouble } from '../../src/ui/text/trouble';
import { goldenSave } from '../helpers/saratoga/goldenGame';
import { answer, beginPlayed as begin, onTable, question } from './answers';
import { barriersOn as barriers } from './barriers';
import { expect, test, text } from './table';
import { idOn, keepGame, savedOn } from './ways';

test.use({ viewport: { width: 960, height: 640 } });

const latest = (page: Page) => page.getByRole('region', { name: title.resume.title });

test('two tabs do not overwrite each other: the second is told, and takes over or opens a copy', async ({
  page,
  context,
}) => {
  await begin(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('heading', { name: trouble.closed.elsewhere.title })).toBeVisible();
  await expect(second.getByText(trouble.closed.elsewhere.note)).toBeVisible();
  await expect(question(second)).toHaveCount(0);
  expect(await barriers(second)).toEqual([]);

  await second.getByRole('button', { name: saves.elsewhere.takeOver }).click();
  await expect(question(second)).toBeVisible();
  await expect(page.getByText(trouble.closed.elsewhere.note)).toBeVisible();
  const after = await answer(second, 0);

  await page.getByRole('button', { name: saves.elsewhere.copy }).click();
  await expect(question(page)).toBeVisible();
  expect(idOn(page)).not.toBe(idOn(second));
  expect(await onTable(page)).toBe(after);
  const copied = await answer(page, 1);
  await second.reload();
  await expect(question(second)).toBeVisible();
  expect(await onTable(second)).toBe(after);
  await page.reload();
  await expect(question(page)).toBeVisible();
  expect(await onTable(page)).toBe(copied);
});

test(
  'the title, too, tells of the other tab, and lets this one take over',
  { tag: '@patient' },
  async ({ page, context }) => {
    await begin(page);
    const second = await context.newPage();
    await second.goto('./#/');
    const told = latest(second).getByText(saves.elsewhere.note);
    await expect(told).toBeVisible();
    await latest(second).getByRole('button', { name: saves.elsewhere.takeOver }).click();
    await expect(question(second)).toBeVisible();
    await expect(page.getByRole('heading', { name: trouble.closed.elsewhere.title })).toBeVisible();
    expect(idOn(second)).toBe(idOn(page));
  },
);

test(
  'one tab plays while the other reviews, whichever came first',
  { tag: '@patient' },
  async ({ page, context }) => {
    await begin(page);
    const id = idOn(page);
    const other = await context.newPage();
    await other.goto(`./${reviewAddress(id)}`);
    await expect(other.getByRole('slider')).toBeVisible();
    const length = Number(await other.getByRole('slider').getAttribute('max'));
    await expect(question(page)).toBeVisible();
    const before = (await savedOn(page)).actions.length;
    await answer(page, 0);
    expect((await savedOn(page)).actions.length).toBeGreaterThan(before);

    // Loaded again beside the review, it is still this tab's.
    await page.reload();
    await expect(question(page)).toBeVisible();
    await answer(page, 0);
    await other.reload();
    await expect(other.getByRole('slider')).toBeVisible();
    expect(Number(await other.getByRole('slider').getAttribute('max'))).toBeGreaterThan(length);
    // Looking at it does not change it.
    await other.keyboard.press('Home');
    const after = await answer(page, 0);
    await page.reload();
    await expect(question(page)).toBeVisible();
    expect(await onTable(page)).toBe(after);
  },
);

test(
  'a game that is only opened or reviewed is not the one played last',
  { tag: '@patient' },
  async ({ page }) => {
    // A side decides there: dice that are due would fall, and falling dice are play.
    await keepGame(page, goldenSave('oct7-9', { fog: false, until: 41 }), 'anoldergame');
    await begin(page, 'sept19');
    const isLatest = async (battle: 'sept19' | 'oct7') => {
      await page.goto('./#/');
      // As somebody finds it who comes back tomorrow.
      await page.reload();
      await expect(latest(page)).toContainText(text.battles[battle].name);
      await expect(page.locator('.library-others li')).toHaveCount(1);
    };
    await isLatest('sept19');
    await page.goto(`./${playAddress('anoldergame')}`);
    await expect(question(page)).toBeVisible();
    await isLatest('sept19');
    await page.goto(`./${reviewAddress('anoldergame', 12)}`);
    await expect(page.getByRole('slider')).toHaveValue('12');
    await page.getByRole('link', { name: furniture.review.back }).click();
    await expect(question(page)).toBeVisible();
    await isLatest('sept19');
    await page.goto(`./${playAddress('anoldergame')}`);
    await expect(question(page)).toBeVisible();
    await answer(page, 0);
    await isLatest('oct7');
  },
);
