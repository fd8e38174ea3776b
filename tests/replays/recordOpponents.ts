/** Plays a game of each level of each game's opponents, and writes down how it went. */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { GAMES } from '../../src/games/list';
import { ringOf } from '../match/ring';
import { coursesOf } from './opponents/course';

const FILE = 'tests/replays/opponents/courses.json';
const courses = [];
for (const { id, opponents } of GAMES) if (opponents.length > 0) courses.push(...coursesOf(await ringOf(id)));
writeFileSync(
  FILE,
  await format(JSON.stringify(courses), { ...(await resolveConfig(FILE)), parser: 'json' }),
);
console.log(`${FILE}: ${courses.length} games`);
