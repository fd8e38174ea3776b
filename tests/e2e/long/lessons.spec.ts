/** Every lesson to its end by clicks; the first by touch and by keys. */
import { LESSONS } from '../../../src/lessons/saratoga';
import { LessonPlayer } from '../lessonPlayer';
import { test } from '../table';
import { atOnce } from '../ways';

for (const lesson of LESSONS)
  test.describe(`lesson ${lesson.id}`, () => {
    test.use({ viewport: { width: 1280, height: 800 } });

    test('by clicks', async ({ page }) => {
      test.setTimeout(120_000);
      await atOnce(page);
      const player = new LessonPlayer(page);
      await player.open(lesson);
      await player.playAll(lesson);
    });
  });

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const lesson of LESSONS.slice(0, 3))
    test(`lesson ${lesson.id}`, async ({ page }) => {
      test.setTimeout(180_000);
      await atOnce(page);
      const player = new LessonPlayer(page, 'touch');
      await player.open(lesson);
      await player.playAll(lesson);
    });
});

test.describe('by keys', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const lesson of LESSONS.slice(0, 2))
    test(`lesson ${lesson.id}`, async ({ page }) => {
      test.setTimeout(180_000);
      await atOnce(page);
      const player = new LessonPlayer(page, 'keys');
      await player.open(lesson);
      await player.playAll(lesson);
    });
});
