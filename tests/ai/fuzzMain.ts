/** The program behind `npm run fuzz:ai`: games of opponents in all set-ups, each action checked; tells the first that fails. */
import { contestOf, playGame } from './games';

const [, , games = '1000', seed = 'fuzz', first = '0'] = process.argv;
const reasons = new Map<string, number>();
const begin = performance.now();
for (let game = Number(first); game < Number(first) + Number(games); game++) {
  try {
    const { reason } = playGame(seed, game).ending;
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  } catch (error) {
    console.log(`FAILED game ${game}: ${JSON.stringify(contestOf(seed, game))}`);
    throw error;
  }
}
const seconds = ((performance.now() - begin) / 1000).toFixed(0);
console.log(`${games} games in ${seconds} s, all is well: ${JSON.stringify(Object.fromEntries(reasons))}`);
