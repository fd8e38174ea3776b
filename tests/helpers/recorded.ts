/** The golden games as saved games: finished, with the seed that their dice followed from. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededDice } from '../../src/engine/kernel/dice';
import { save, type SavedGame } from '../../src/engine/kernel/session';
import { begin, grow, growBy, grown } from '../../src/engine/kernel/timeline';
import { type Action, type Event, SARATOGA, type State } from '../../src/engine/saratoga';
import { actionsOf, type RecordedGame } from '../replays/notation';

export const GOLDEN = ['sept19-5', 'sept19-7', 'sept19-9', 'oct7-4', 'oct7-8', 'oct7-9'] as const;

type Name = (typeof GOLDEN)[number];

export function goldenFile(name: Name): RecordedGame {
  const file = join(import.meta.dirname, `../replays/${name}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as RecordedGame;
}

/** The rolls of these files came from the seed that has the file's name. */
export function goldenGame(name: Name): SavedGame {
  const game = goldenFile(name);
  const growing = grow(begin<State, Action, Event>(SARATOGA, game.setup, { dice: seededDice(game.seed) }));
  for (const { actions } of game.phases) for (const action of actionsOf(actions)) growBy(growing, action);
  return JSON.parse(JSON.stringify(save(grown(growing)))) as SavedGame;
}
