/** Plays whole games of First Saratoga between its opponents, in both scenarios and with other options, and writes them down as they are saved. */
import type { Setup } from '../../src/engine/firstSaratoga';
import { recordBetween } from './between';

const GAMES: Readonly<Record<string, Setup>> = {
  battle: { scenario: 'battle' },
  otherOptions: { scenario: 'battle', options: { fogMovement: 'die', recovery: 'check', columns: 'secret' } },
  outpost: { scenario: 'outpost' },
};

await recordBetween(
  'first-saratoga',
  'tests/replays/firstSaratoga',
  Object.fromEntries(Object.entries(GAMES).map(([name, setup]) => [name, { level: 'colonel', setup }])),
);
