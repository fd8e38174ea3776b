/**
 * `npm run match -- [--game freemans-farm] --a brigadier --b major --games 200 [--scenario sept19,oct7] [--seed x] [--fog off]
 * [--deployments mixed] [--jobs 2]`
 * plays opponents against each other, of Saratoga where no other game is named, each pair of games with the same dice and the
 * sides swapped, and tells who won. In Saratoga one may also be `sensible`, the player of the fuzz, or have one dull habit:
 * `runs` away, `sits` still, `shells` from afar.
 */
import { runTs } from './runTs.mjs';

process.exitCode = await runTs('tests/match/main.ts', process.argv.slice(2));
