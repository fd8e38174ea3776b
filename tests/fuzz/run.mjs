/**
 * `npm run fuzz -- --games 1000 --seed 1 [--battle sept19|oct7] [--fog on|off] [--options name=value,...] [--jobs 2]`
 * plays games by chance with all checks; `--game 17` only that one, `--first 500` from there on. A game that fails is
 * written to a file, which `npm run fuzz -- --replay FILE` plays again with every check in every state.
 */
import { runTs } from '../tools/runTs.mjs';

process.exitCode = await runTs('tests/fuzz/main.ts', process.argv.slice(2));
