/** The first lesson by real clicks, with wrong answers on the way; leaving it and coming back; the rules to look up. */
import { cabin } from '../../src/lessons/saratoga/cabin';
import { lessons as words } from '../../src/ui/text/lessons';
import { title } from '../../src/ui/text/title';
import { barriersOn as barriers } from './barriers';
import { LessonPlayer } from './lessonPlayer';
import { expect, test } from './table';
import { atOnce } from './ways';

test.use({ viewport: { width: 1280, height: 800 } });

test('from the first screen to the end of the first lesson, with wrong answers, an undo and a return', async ({
  page,
}) => {
  await atOnce(page);
  const player = new LessonPlayer(page);
  await page.goto('./');
  await page.getByRole('link', { name: title.doors.learn.name }).click();
  await expect(player.card).toBeVisible();
  await player.table.rest();

  // To let the shot go: a gentle answer, and nothing has happened.
  await page.keyboard.press('e');
  await expect(page.locator('.refusal')).toContainText(cabin.steps[0]?.wrong ?? '?');
  await expect(page.locator('.log .line')).toHaveCount(0);
  // General Learned is to come up; elsewhere than the ringed hex will not do.
  const march = cabin.steps.findIndex(({ wanted }) => wanted?.[0]?.action.kind === 'move');
  for (let step = 0; step < march; step++) await player.playStep(cabin, step);
  await player.playStep(cabin, march, true);
  expect(player.gentle).toBe(1);
  await expect(page.locator('.lesson progress')).toHaveJSProperty('value', march + 1);

  // What was done is undone, and the lesson goes back with it.
  await page.keyboard.press('u');
  await expect(page.locator('.lesson progress')).toHaveJSProperty('value', march);
  for (const step of [march, march + 1]) await player.playStep(cabin, step);

  // Who leaves comes back to the same place, also after a reload.
  await page.getByRole('link', { name: 'Leave the lesson' }).click();
  await page.getByRole('link', { name: words.list.resume }).click();
  await expect(player.card).toBeVisible();
  await page.reload();
  await player.table.rest();
  for (let step = march + 2; step < cabin.steps.length; step++) await player.playStep(cabin, step);
  await expect(player.card).toHaveAttribute('data-mode', 'done');
  await expect(player.card.getByRole('link', { name: /^Next/ })).toBeVisible();
  await expect(player.card.getByRole('button', { name: words.guided })).toBeVisible();

  // A lesson is no game of the library.
  await page.goto('./#/');
  await expect(page.locator('.resume')).toHaveCount(0);
});

test('a rule is found by a word with a slip of the pen, and has an address', async ({ page }) => {
  await page.goto('./#/saratoga/rules');
  await page.getByRole('searchbox').fill('retraet');
  await page
    .getByRole('link', { name: /^3\.8\.3/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#\/saratoga\/rules\/3\.8\.3$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('3.8.3');
  await page.goto('./#/saratoga/rules/R71');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2.2.3');
});

test('the door to study leads to the rules of every game, and one search looks into all of them', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('link', { name: title.doors.study.name }).click();
  await expect(page.locator('.study-games > li')).toHaveCount(4);
  await page.getByRole('link', { name: words.hall.everywhere }).click();
  await page.getByRole('searchbox').fill('natives');
  await page.getByRole('link', { name: /^6\.2/ }).click();
  await expect(page).toHaveURL(/#\/campaign\/rules\/6\.2$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('6.2');
  await page.goto('./#/freemans-farm/rules/6.1%20step%204');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('6.1 step 4');
});

test('point and ask: a press is answered and not carried out, a case opens its card, Escape leaves', async ({
  page,
}) => {
  await atOnce(page);
  const at = 'oct7 british fire step 3; 0605 L-fraser b-24 b-9; 0606 a-1nh a-2nh*; 0706 L-poor';
  await page.goto(`./#/saratoga/at/${encodeURIComponent(at)}`);
  await expect(page.locator('.question')).toBeVisible();
  await page.keyboard.press('?');
  const note = page.locator('.ask-note');
  await expect(note).toBeVisible();
  await page.locator('.question .answer.ends').click();
  await expect(note).toContainText('hold their fire');
  await expect(page.locator('.log .line')).toHaveCount(0);
  await note.getByRole('button', { name: 'Rule 7.1.3' }).click();
  await expect(page.locator('.case-card')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.board').hover();
  await page.locator('.board').click();
  await expect(note).not.toContainText('hold their fire');
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
});

test('axe finds no barrier in lessons and rules, light or dark', async ({ page }) => {
  await atOnce(page);
  for (const [where, shown] of [
    ['study', '.study-games'],
    ['first-saratoga/rules', '.rule-sections'],
    ['saratoga/learn', '.lesson-list'],
    ['saratoga/learn/cabin', '.lesson-how'],
    ['saratoga/rules/7.3', '.rule-page'],
  ] as const) {
    await page.goto(`./#/${where}`);
    await expect(page.locator(shown)).toBeVisible();
    expect.soft(await barriers(page), where).toEqual([]);
  }
});
