/** Every lesson, played as it is written, by the real rules. */
import { describe, expect, test } from 'vitest';
import { DICE } from '../../src/engine/kernel/game';
import { RULES } from '../../src/engine/saratoga';
import type { AnyLesson } from '../../src/games/contract';
import { GAMES } from '../../src/games/list';
import { walkTo } from '../../src/lessons/walk';

for (const entry of GAMES) {
  if (!entry.loadLessons) continue;
  const rules = await entry.rules();
  const lessons = await entry.loadLessons();

  describe(`the lessons of ${entry.title}`, () => {
    test('are those of the entry, each once', () => {
      expect(lessons.map(({ id }) => id)).toEqual(entry.lessons);
      expect(new Set(entry.lessons).size).toBe(entry.lessons.length);
    });

    for (const lesson of lessons) {
      test(`${lesson.id} is legal from its first step to its last, and uses its dice up`, () => {
        const { session, entered } = walkTo(rules, lesson);
        expect(entered).toHaveLength(lesson.steps.length + 1);
        expect(session.steps.at(-1)?.drawn ?? 0).toBe(lesson.dice.length);
      });

      test(`${lesson.id} names cases that have a card`, async () => {
        const find = await entry.cases();
        expect(lesson.cases.filter((rule) => !find.all.includes(rule))).toEqual([]);
      });

      test(`${lesson.id} waits where a side decides, and says something at every step`, () => {
        const { session, entered } = walkTo(rules, lesson);
        for (const [number, step] of lesson.steps.entries()) {
          expect(step.say.join(''), `step ${number + 1}`).not.toBe('');
          expect(step.wanted === undefined || step.how !== undefined, `step ${number + 1} says how`).toBe(
            true,
          );
          const next = session.steps[entered[number] ?? 0];
          expect(next?.by, `step ${number + 1}`).not.toBe(DICE);
        }
      });

      test(`${lesson.id} has a hint and a gentle answer wherever something is to be done`, () => {
        const without = (part: 'hint' | 'wrong') =>
          lesson.steps.flatMap((step, i) => (step.wanted && !step[part] ? [i + 1] : []));
        expect({ hint: without('hint'), wrong: without('wrong') }).toEqual({ hint: [], wrong: [] });
      });

      test(`${lesson.id} ends with something to read, so that its last words are not said twice`, () => {
        expect(lesson.steps.at(-1)?.wanted).toBeUndefined();
      });

      test(`${lesson.id} can be taken up at any step`, () => {
        const whole = walkTo(rules, lesson);
        for (const [number] of lesson.steps.entries()) {
          const part = walkTo(rules, lesson, number);
          expect(part.session.cursor).toBe(whole.entered[number]);
          expect(part.session.record.actions).toEqual(
            whole.session.record.actions.slice(0, part.session.cursor),
          );
        }
      });
    }
  });
}

test('the first lesson of Saratoga begins with a shot, and marks nobody OUT before it says what that is', async () => {
  const { cabin } = await import('../../src/lessons/saratoga/cabin');
  expect(cabin.steps[0]?.wanted?.map(({ action }) => action.kind)).toEqual(['fire']);
  const isMarked = (step: number) => {
    const { session } = walkTo(RULES, cabin, step);
    return JSON.stringify(RULES.game.view(session.state as never, undefined).marks).includes('outOfCommand');
  };
  const [first] = [...cabin.steps.keys()].filter(isMarked);
  const [told] = [...cabin.steps.keys()].filter((step) => cabin.steps[step]?.say.join().includes('OUT'));
  expect(first).toBe(told);
});

test('a lesson that the rules do not allow fails by its name and step', async () => {
  const [entry] = GAMES;
  const rules = await entry?.rules();
  const [first] = (await entry?.loadLessons?.()) ?? [];
  if (!rules || !first) throw new Error('no lesson');
  const wrong: AnyLesson = {
    ...first,
    steps: [{ say: ['x'], wanted: [{ action: { kind: 'endRecovery' } }] }],
  };
  expect(() => walkTo(rules, wrong)).toThrow(/lesson 'cabin', step 1.*notNow/);
});
