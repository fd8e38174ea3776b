/** `npm run fuzz:ai -- 1000 seed` plays so many whole games of opponents at mixed levels, options and fog. */
import { runTs } from './runTs.mjs';

process.exitCode = await runTs('tests/ai/fuzzMain.ts', process.argv.slice(2));
