/** `npm run fuzz -- --game first-saratoga --games 1000 --seed x` plays games by chance with all checks; `--speed` measures instead. */
import { playGame } from './game';
import { chanceFrom } from '../chance';
import { measure } from './speed';
import { newTally, printTally } from './tally';
import { playTwins } from './twins';

const given = process.argv.slice(2);
const option = (name: string, usual: string): string => {
  const at = given.indexOf(`--${name}`);
  return at < 0 ? usual : (given[at + 1] ?? usual);
};
const games = Number(option('games', '200'));
const seed = option('seed', '1');
const first = Number(option('first', '0'));

if (given.includes('--speed')) {
  for (const scenario of ['battle', 'outpost'] as const)
    for (const temper of ['any', 'bold'] as const) {
      const { actions, seconds } = measure(scenario, temper, games);
      console.log(
        `${scenario}, ${temper}: ${games} games, ${actions} actions in ${seconds.toFixed(2)} s: ` +
          `${Math.round(actions / seconds)} actions/s, ${(games / seconds).toFixed(1)} games/s`,
      );
    }
} else {
  const tally = newTally();
  const begin = performance.now();
  let failures = 0;
  let actions = 0;
  let compared = 0;
  for (let i = first; i < first + games && failures < 5; i++) {
    const played = playGame(seed, i, tally);
    actions += played.actions.length;
    compared += playTwins(i % 2 === 0 ? 'battle' : 'outpost', chanceFrom([seed, 'twins', i]));
    if (played.failure === undefined) continue;
    failures++;
    console.log(`FAILED game ${i} of seed ${seed} after ${played.actions.length} actions: ${played.failure}`);
    console.log(JSON.stringify(played.state));
  }
  const seconds = (performance.now() - begin) / 1000;
  console.log(printTally(tally));
  console.log(`\n${games} games, ${actions} actions, ${compared} twins in ${seconds.toFixed(1)} s`);
  console.log(failures === 0 ? 'all is well' : `${failures} FAILED`);
  process.exitCode = failures === 0 ? 0 : 1;
}
