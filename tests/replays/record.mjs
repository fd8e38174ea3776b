/** `npm run golden` plays the recorded games anew and writes them to tests/replays. */
import { runTs } from '../tools/runTs.mjs';

process.exitCode =
  (await runTs('tests/replays/record.ts')) ||
  (await runTs('tests/replays/recordFarm.ts')) ||
  (await runTs('tests/replays/recordFirstSaratoga.ts')) ||
  (await runTs('tests/replays/recordCampaign.ts')) ||
  (await runTs('tests/replays/recordOpponents.ts'));
