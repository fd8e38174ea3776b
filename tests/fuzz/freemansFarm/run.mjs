/**
 * `node tests/fuzz/freemansFarm/run.mjs --games 1000 --seed 1 [--first 500]` plays games of Freeman's Farm by chance with all
 * checks; a game that fails is written to a file. `--plain` plays without checks and tells how fast.
 */
import { runTs } from '../../tools/runTs.mjs';

process.exitCode = await runTs('tests/fuzz/freemansFarm/main.ts', process.argv.slice(2));
