/**
 * `npm run fuzz:ai -- [--game freemans-farm] [--games 1000] [--seed x] [--first 500]` plays so many whole games of opponents at mixed
 * levels and set-ups, of Saratoga where no other game is named.
 */
import { runTs } from './runTs.mjs';

process.exitCode = await runTs('tests/ai/fuzzMain.ts', process.argv.slice(2));
