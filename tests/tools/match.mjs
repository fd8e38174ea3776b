/**
 * `npm run match -- --a brigadier --b major --games 200 [--battle sept19|oct7] [--seed x] [--fog off] [--jobs 2]`
 * plays opponents against each other, each pair of games with the same dice and the sides swapped, and tells who won.
 */
import { runTs } from './runTs.mjs';

process.exitCode = await runTs('tests/match/main.ts', process.argv.slice(2));
