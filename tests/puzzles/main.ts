/** The program behind `npm run puzzles`. */
import { GAMES } from '../../src/games/list';
import { checkPuzzle } from './check';
import { draftsFor } from './find/find';
import { printed } from './find/draft';
import { type Wish, wishOf } from './find/wish';
import { searchPuzzle } from './search';

const [wish, only, ...more] = process.argv.slice(2);
const percent = (chance: number): string => `${(100 * chance).toFixed(2)} %`;
let faults = 0;

if (wish === '--find') await find(Number(only), wishOf(more));
else await check();
process.exitCode = faults > 0 ? 1 : 0;

async function check(): Promise<void> {
  for (const entry of GAMES) {
    const rules = await entry.rules();
    for (const puzzle of (await entry.loadPuzzles?.()) ?? []) {
      if (only !== undefined && puzzle.id !== only) continue;
      const { problems, chance, states } = checkPuzzle(rules, puzzle);
      console.log(`${puzzle.id}: ${percent(chance)}, counted over ${states} states`);
      for (const problem of problems) console.log(`  ${problem}`);
      faults += problems.length;
      if (wish !== '--search') continue;
      const [first, ...others] = searchPuzzle(rules, puzzle);
      if (!first) continue;
      console.log(`  best of ${others.length + 1} ways: ${percent(first.chance)} ${told(first.line)}`);
      for (const { chance: less, line } of others
        .filter((way) => way.chance < first.chance - 0.005)
        .slice(0, 2))
        console.log(`  then ${percent(less)} ${told(line)}`);
      if (first.chance > puzzle.best + 0.0001) console.log('  better than the best that is written down');
    }
  }
}

async function find(most: number, wished: Wish): Promise<void> {
  if (!(most > 0)) throw new Error('how many are to be found?');
  let found = 0;
  for await (const draft of draftsFor(wished)) {
    console.log(printed(draft));
    if (++found >= most) return;
  }
}

function told(line: readonly object[]): string {
  return line.length === 0 ? '(fire alone)' : JSON.stringify(line);
}
