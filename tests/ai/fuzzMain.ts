/** The program behind `npm run fuzz:ai`: games of opponents in all set-ups, each action checked; tells the first that fails. */
import { parseArgs } from 'node:util';
import { ringOf } from '../match/ring';
import { castIn, playMixed } from './mixed';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'saratoga' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'fuzz' },
    first: { type: 'string', default: '0' },
  },
});
const [games, first] = [Number(values.games), Number(values.first)];
const ring = await ringOf(values.game);
const endings = new Map<string, number>();
const kinds = new Map<string, number>();
const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
const begin = performance.now();
for (let game = first; game < first + games; game++) {
  try {
    const state = playMixed(ring, values.seed, game, (_, asked) => count(kinds, asked.kind));
    const { winner, reason } = ring.rules.game.outcome(state) ?? {};
    count(endings, `${winner ?? 'nobody'} ${reason}`);
  } catch (error) {
    console.log(`FAILED game ${game}: ${JSON.stringify(castIn(ring, game))}`);
    throw error;
  }
}
const seconds = ((performance.now() - begin) / 1000).toFixed(0);
console.log(`asked: ${JSON.stringify(Object.fromEntries(kinds))}`);
console.log(`${games} games in ${seconds} s, all is well: ${JSON.stringify(Object.fromEntries(endings))}`);
