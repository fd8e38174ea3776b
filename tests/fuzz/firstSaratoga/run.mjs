/** Plays First Saratoga by chance with all checks: `--games 1000 --seed x`, `--first 500`; `--speed` measures plain play. */
import { runTs } from '../../tools/runTs.mjs';

process.exitCode = await runTs('tests/fuzz/firstSaratoga/main.ts', process.argv.slice(2));
