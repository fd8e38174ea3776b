/** What there is to study beside the lessons: an example stepped into, the printed rules, every puzzle by its address, a day hour by hour. */
import { BATTLES } from '../../src/engine/saratoga';
import { EXAMPLES } from '../../src/lessons/saratoga/examples';
import { PUZZLES } from '../../src/lessons/saratoga/puzzles';
import { history } from '../../src/ui/saratoga/text/history';
import { lessons as words } from '../../src/ui/text/lessons';
import { expect, test, text } from './table';
import { atOnce, IN_PLAY, savedOn } from './ways';

test.use({ viewport: { width: 1280, height: 800 } });

test('an example of a rule is drawn, and can be tried at the table', async ({ page }) => {
  await atOnce(page);
  const example = EXAMPLES.find(({ shows }) => shows['5.0'] !== undefined);
  await page.goto('./#/saratoga/rules/5.0');
  const figure = page.locator('.rule-examples figure').first();
  await expect(figure.locator('.position-drawing .counter').first()).toBeVisible();
  await expect(figure).toContainText(example?.shows['5.0'] ?? 'nothing');
  await figure.getByRole('link', { name: words.rules.tryIt }).click();
  await expect(page).toHaveURL(IN_PLAY);
  // The British choose whom to activate.
  await expect(page.locator('.question.british[data-kind=activate]')).toBeVisible();
  const { setup } = await savedOn(page);
  expect(JSON.stringify(setup)).toContain('L-burgoyne');
});

test('the printed rules draw each example once', async ({ page }) => {
  await page.goto('./#/saratoga/rules/all');
  await expect(page.locator('.position-drawing')).toHaveCount(EXAMPLES.length);
  await expect(page.locator('[id^=drawn-]')).toHaveCount(BATTLES.length);
  await expect(page.getByText(words.rules.drawnAt('1.0')).first()).toBeVisible();
  await expect(page.getByRole('link', { name: words.rules.tryIt })).toHaveCount(0);
});

test('every puzzle has an address, at which its question is asked @patient', async ({ page }) => {
  test.setTimeout(180_000);
  await atOnce(page);
  expect(PUZZLES).toHaveLength(12);
  for (const { id, question, side } of PUZZLES) {
    await page.goto(`./#/saratoga/puzzles/${id}`);
    const puzzle = page.locator('.puzzle');
    await expect(puzzle).toHaveAttribute('data-mode', 'act');
    await expect(puzzle).toContainText(question);
    await expect(page.locator(`.question.${side}`)).toBeVisible();
  }
});

for (const battle of BATTLES)
  test(`how it was at ${text.battles[battle].name}: arrows come hour by hour`, async ({ page }) => {
    const hours = history.battles[battle];
    await page.goto(`./#/saratoga/history/${battle}`);
    const card = page.locator('.history-card');
    let past = 0;
    for (const [i, { title, strokes }] of hours.entries()) {
      await expect(card.getByRole('heading', { level: 2 })).toHaveText(title);
      await expect(page.locator('.strokes:not(.past) .stroke')).toHaveCount(strokes.length);
      await expect(page.locator('.strokes.past .stroke')).toHaveCount(past);
      past += strokes.length;
      if (i < hours.length - 1) await page.getByRole('button', { name: history.after }).click();
    }
    expect(past).toBeGreaterThan(hours.length);
    await expect(card).toContainText(history.sources);
  });
