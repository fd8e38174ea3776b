/** The program behind `npm run fuzz:ai -- --twins 500`: pairs out of games in all set-ups, shown to every level; tells the first that is not the same. */
import { parseArgs } from 'node:util';
import { OPPONENT } from '../../src/ai/saratoga/index';
import { chanceFrom, pick } from '../fuzz/chance';
import { setupOf } from '../fuzz/casts';
import { tellsApart, twinsIn } from './twins';

const { values } = parseArgs({
  options: { twins: { type: 'string', default: '500' }, seed: { type: 'string', default: 'twins' } },
});
/** Few of each kind of question in a game, so that there are many games and not shots alone. */
const OF_A_KIND = 4;
const wanted = Number(values.twins);
const { levels } = OPPONENT;
const kinds = new Map<string, number>();
const begin = performance.now();
let pairs = 0;
let games = 0;
while (pairs < wanted) {
  const game = games++;
  const seed = `${values.seed} ${game}`;
  const chance = chanceFrom(seed);
  const offered = levels.filter((level) => level !== 'arnold');
  const players = { british: pick(chance, offered), american: pick(chance, offered) };
  const setup = setupOf(game, { fog: true });
  const found = twinsIn(setup, players, seed)
    .map((pair) => ({ pair, key: chance() }))
    .sort((a, b) => a.key - b.key)
    .filter(
      ({ pair }, i, all) => all.slice(0, i).filter((each) => each.pair.kind === pair.kind).length < OF_A_KIND,
    )
    .slice(0, wanted - pairs);
  for (const { pair } of found) {
    const level = tellsApart(pair, levels);
    if (level !== undefined) {
      console.log(
        `FAILED game ${game}, ${JSON.stringify(setup)}: a ${level} as ${pair.side} tells that ${pair.what}`,
      );
      throw new Error(`not the same at ${pair.kind}`);
    }
    pairs++;
    kinds.set(pair.kind, (kinds.get(pair.kind) ?? 0) + 1);
  }
}
const seconds = ((performance.now() - begin) / 1000).toFixed(0);
console.log(`asked: ${JSON.stringify(Object.fromEntries(kinds))}`);
console.log(`${pairs} pairs out of ${games} games in ${seconds} s, the same to ${levels.join(', ')}`);
