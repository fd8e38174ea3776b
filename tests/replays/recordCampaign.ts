/** Plays whole campaigns between its opponents, in the fog and open, with no option and with all, and writes them down as they are saved. */
import { OPTION_NAMES, type Setup } from '../../src/engine/campaign';
import { recordBetween } from './between';

const ALL = Object.fromEntries(OPTION_NAMES.map((name) => [name, true]));

await recordBetween('campaign', 'tests/replays/campaign', {
  usual: { level: 'general', setup: { fog: true } satisfies Setup },
  open: { level: 'captain', setup: { fog: false } satisfies Setup },
  allOptions: { level: 'captain', setup: { fog: true, options: ALL } satisfies Setup },
});
