/**
 * `npm run puzzles` checks every puzzle: its position loads, its side decides, its best found is counted again.
 * `npm run puzzles -- --search [id]` also looks for better ways among all orders before the first die.
 */
import { runTs } from './runTs.mjs';

process.exitCode = await runTs('tests/puzzles/main.ts', process.argv.slice(2));
