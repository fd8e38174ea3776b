/**
 * `node tests/fuzz/campaign/run.mjs --games 1000 --seed x` plays games of the campaign by chance with all checks; `--game 17`
 * only that one; `--bench` plays at full speed without checks.
 */
import { runTs } from '../../tools/runTs.mjs';

process.exitCode = await runTs('tests/fuzz/campaign/main.ts', process.argv.slice(2));
