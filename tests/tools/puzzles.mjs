/**
 * `npm run puzzles` checks every puzzle: its position loads, its side decides, its best found is counted again.
 * `npm run puzzles -- --search [id]` also looks for better ways among all orders before the first die.
 * `npm run puzzles -- --find N [--seed x] [--battle sept19|oct7]` plays games of two generals, and prints N drafts of new puzzles:
 * a fight cut out of a game, a question, a best way that simple players miss. The words are left to whoever chooses among them.
 */
import { runTs } from './runTs.mjs';

process.exitCode = await runTs('tests/puzzles/main.ts', process.argv.slice(2));
