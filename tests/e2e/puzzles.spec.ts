/** A puzzle solved, one missed and shown, by clicks; the list remembers both, and each has an address. */
import { puzzles as words } from '../../src/ui/text/puzzles';
import { lessons } from '../../src/ui/text/lessons';
import { title } from '../../src/ui/text/title';
import { barriersOn as barriers } from './barriers';
import { expect, test } from './table';
import { atOnce } from './ways';

test.use({ viewport: { width: 1280, height: 800 } });

test('a puzzle is solved from the door to study, another missed, and its best way shown', async ({
  page,
}) => {
  await atOnce(page);
  await page.goto('./');
  await page.getByRole('link', { name: title.doors.study.name }).click();
  await page.getByRole('link', { name: words.door(12) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('puzzles');
  await expect(page.locator('.lesson-list > li')).toHaveCount(12);
  expect(await barriers(page)).toEqual([]);

  const puzzle = page.locator('.puzzle');
  const firer = page.locator('.fire-plan button');
  /** At these in turn, and then at whoever is left, until the way is told; nothing is planned in a puzzle. */
  const fireOn = async (...victims: readonly RegExp[]) => {
    const left = [...victims];
    await expect(async () => {
      if ((await puzzle.getAttribute('data-mode')) === 'act') {
        await expect(page.locator('.question .answer.chief')).toHaveCount(0, { timeout: 500 });
        // Where somebody has fallen back, nobody goes after him.
        if ((await firer.count()) === 0)
          await page
            .locator('.question .answer.ends, .question-foot .answer')
            .last()
            .click({ timeout: 1000 });
        else await firer.first().click({ timeout: 1000 });
        const targets = page.locator('.targets button.answer');
        const named = targets.filter({ hasText: left[0] ?? /./ });
        if ((await targets.count()) > 0) {
          await ((await named.count()) > 0 ? named : targets).first().click({ timeout: 1000 });
          left.shift();
        }
      }
      await expect(puzzle).toHaveAttribute('data-mode', 'done', { timeout: 500 });
    }).toPass({ timeout: 30_000 });
  };

  await page.getByRole('link', { name: 'The 62nd', exact: true }).click();
  await expect(puzzle).toHaveAttribute('data-mode', 'act');
  expect(await barriers(page)).toEqual([]);
  await fireOn(/1 NH/, /2 NH/);
  await expect(puzzle.getByRole('heading')).toHaveText(words.own(0.5178));
  await expect(puzzle).toContainText(words.isBest);
  await expect(puzzle.getByRole('heading')).toBeFocused();
  expect(await barriers(page)).toEqual([]);

  // Nobody closes in, and the wavering 1st is left to fire alone.
  await page.goto('./#/saratoga/puzzles/nerve');
  await expect(puzzle).toHaveAttribute('data-mode', 'act');
  await page.locator('.question .answer.ends').click();
  await fireOn(/Rhetz/);
  await expect(puzzle.getByRole('heading')).toHaveText(words.own(1 / 3));
  await expect(puzzle).toContainText(words.best(2 / 3));
  await expect(puzzle).toContainText(words.isBetter);
  await puzzle.getByRole('button', { name: words.show }).click();
  await expect(page.locator('.log .line.move, .log .line')).not.toHaveCount(0);
  await expect(puzzle.getByRole('heading')).toHaveText(words.best(2 / 3));
  await puzzle.getByRole('button', { name: words.yourself }).click();
  await expect(puzzle).toHaveAttribute('data-mode', 'act');

  // What was tried is remembered, also after a reload; a puzzle is no game of the library.
  await page.getByRole('link', { name: words.backLabel }).click();
  await page.reload();
  await expect(page.locator('.lesson-list')).toContainText(words.tried(1, 0.5178, 0.5178));
  await expect(page.locator('.lesson-list')).toContainText(words.tried(1, 1 / 3, 2 / 3));
  await page.getByRole('link', { name: lessons.rules.lessons }).click();
  await expect(page.locator('.lesson-list')).toContainText('Freeman');
  await page.goto('./#/');
  await expect(page.locator('.resume')).toHaveCount(0);
});
