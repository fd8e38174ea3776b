/** The guided battle: a real game that is kept, a word at each phase, put away by a press. */
import { coaching } from '../../src/ui/saratoga/text/coaching';
import { advice } from '../../src/ui/text/advice';
import { lessons as words } from '../../src/ui/text/lessons';
import { table as furniture } from '../../src/ui/text/table';
import { barriersOn as barriers } from './barriers';
import { expect, test } from './table';
import { atOnce, savedOn } from './ways';

test.use({ viewport: { width: 1280, height: 800 } });

test('a guided battle begins from the lessons, says what matters, and is kept', async ({ page }) => {
  await atOnce(page);
  await page.goto('./#/saratoga/learn');
  await page.getByRole('button', { name: words.list.guidedBegin }).click();
  const coach = page.locator('.coach');
  await expect(coach).toBeVisible({ timeout: 40_000 });
  expect(await barriers(page)).toEqual([]);
  await page.reload();
  await expect(coach).toBeVisible({ timeout: 40_000 });
  await coach.getByRole('button', { name: furniture.close }).click();
  await expect(coach).toHaveCount(0);
});

test('a lesson that is done leads to the guided battle @patient', async ({ page }) => {
  await atOnce(page);
  await page.goto('./#/saratoga/learn/winning');
  const buttons = ['.lesson-go', '.lesson-show'].map((each) => page.locator(each));
  const guided = page.getByRole('button', { name: words.guided });
  await expect(async () => {
    for (const button of buttons) if ((await button.count()) === 1) await button.click({ timeout: 500 });
    await expect(guided).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 40_000 });
  await guided.click();
  await expect(page.locator('.coach')).toBeVisible({ timeout: 40_000 });
});

test('the next phase of a guided battle has a word of its own @patient', async ({ page }) => {
  await atOnce(page);
  await page.goto('./#/saratoga/learn');
  await page.getByRole('button', { name: words.list.guidedBegin }).click();
  const coach = page.locator('.coach');
  const asked = () => page.locator('.question').first().getAttribute('data-kind');
  await expect(coach).toBeVisible({ timeout: 40_000 });
  const first = (await asked()) ?? '';
  await expect(coach).toContainText(coaching(first, 1) ?? 'nothing');
  // The last answer ends a phase, or says who goes first.
  await page.locator('.question[data-kind] .answer').last().click();
  await expect.poll(asked, { timeout: 40_000 }).not.toBe(first);
  await expect(page.locator(`.question[data-kind]`)).toBeVisible({ timeout: 40_000 });
  await expect
    .poll(async () => coaching((await asked()) ?? '', 1) === (await coach.locator('p').textContent()), {
      timeout: 40_000,
    })
    .toBe(true);
});

test('@patient turns 2 and 3 of a guided battle have words of their own, and turn 4 none', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await atOnce(page);
  await page.goto('./#/saratoga/learn');
  await page.getByRole('button', { name: words.list.guidedBegin }).click();
  const coach = page.locator('.coach p');
  const question = page.locator('.question.american[data-kind]');
  const told = new Map<number, Set<string>>();
  for (let turn = 1; turn <= 3;) {
    await expect(question).toBeVisible({ timeout: 60_000 });
    const kind = (await question.getAttribute('data-kind')) ?? '';
    turn = Number(/Turn (\d+)/.exec(await page.getByRole('heading', { level: 1 }).innerText())?.[1]);
    const word = turn > 3 ? undefined : coaching(kind, turn);
    if (word === undefined) await expect(coach).toHaveCount(0);
    else {
      await expect(coach).toHaveText(word);
      told.set(turn, (told.get(turn) ?? new Set()).add(kind));
    }
    // Nobody does anything but what he must: a broken brigade falls back as it is advised to.
    const before = (await savedOn(page)).actions.length;
    const ends = question.locator('.answer.ends');
    if ((await ends.count()) > 0) await ends.last().click();
    else if (kind === 'chooseOrder') await question.locator('.answer').last().click();
    else {
      await page.getByRole('button', { name: advice.ask, exact: true }).click();
      await page.getByRole('button', { name: advice.do, exact: true }).click();
    }
    const sure = page.locator('.sure .ends');
    if ((await sure.count()) > 0) await sure.click();
    await expect
      .poll(async () => (await savedOn(page)).actions.length, { timeout: 60_000 })
      .toBeGreaterThan(before);
  }
  for (const turn of [2, 3]) for (const kind of ['activate', 'move']) expect(told.get(turn)).toContain(kind);
});
