/**
 * `npm run match -- [--game freemans-farm] --a brigadier --b major --games 200 [--scenario sept19] [--seed x] [--fog off]
 * [--deployments mixed] [--jobs 2]`
 * plays opponents against each other, of Saratoga where no other game is named, each pair of games with the same dice and the
 * sides swapped, and tells who won.
 */
import { runTs } from './runTs.mjs';

process.exitCode = await runTs('tests/match/main.ts', process.argv.slice(2));
