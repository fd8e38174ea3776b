/** The same seed and level, the same game, on every machine. If an opponent was meant to change: `npm run golden`. */
import { expect, it } from 'vitest';
import { GAMES } from '../../src/games/list';
import { ringOf } from '../match/ring';
import { type Course, coursesOf } from './opponents/course';
import COURSES from './opponents/courses.json';

const PLAYED = GAMES.filter(({ opponents }) => opponents.length > 0);

it('there is a recorded game of every level that the page offers', () => {
  expect(COURSES.length).toBe(PLAYED.reduce((sum, { opponents }) => sum + opponents.length, 0));
});

it.each(PLAYED.map(({ id }) => id))(
  'the opponents of %s play as they did when it was recorded',
  { timeout: 60_000 },
  async (id) => {
    const recorded: readonly Course[] = COURSES.filter(({ game }) => game === id) as never;
    expect(coursesOf(await ringOf(id)), 'if an opponent was meant to change: npm run golden').toEqual(
      recorded,
    );
  },
);
