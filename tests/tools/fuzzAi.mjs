/**
 * `npm run fuzz:ai -- [--game freemans-farm] [--games 1000] [--seed x] [--first 500]` plays so many whole games of opponents at mixed
 * levels and set-ups, of Saratoga where no other game is named. `npm run fuzz:ai -- --twins 500 [--seed x]` shows every level of
 * Saratoga's so many pairs of states that differ only in what its side may not see.
 */
import { runTs } from './runTs.mjs';

const args = process.argv.slice(2);
process.exitCode = await runTs(
  args.includes('--twins') ? 'tests/ai/twinsMain.ts' : 'tests/ai/fuzzMain.ts',
  args,
);
