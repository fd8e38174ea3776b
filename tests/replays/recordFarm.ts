/** Plays whole games of Freeman's Farm by chance, in every way that it is played, and writes them down as they are saved. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { FREEMANS_FARM, type FarmSession, LATEST_EDITION, type Setup } from '../../src/engine/freemansFarm';
import { seededDice } from '../../src/engine/kernel/dice';
import { isRefusal } from '../../src/engine/kernel/game';
import { act, save, start } from '../../src/engine/kernel/session';
import { chanceFrom, pick } from '../fuzz/chance';

const FOLDER = 'tests/replays/freemansFarm';

const GAMES: Readonly<Record<string, Omit<Setup, 'scenario'>>> = {
  two: {},
  weighedAnew: { edition: LATEST_EDITION },
  open: { open: true, options: { moraleTest: 'steady', lastMarker: 'mayGo', bothThirdLosses: 'draw' } },
  againstBritish: { solitaire: 'british', level: 'easy' },
  againstAmerican: { solitaire: 'american', level: 'hard', options: { poorAtFarm: 'real' } },
};

for (const [name, setup] of Object.entries(GAMES)) {
  const session = played(name, { scenario: 'freemansFarm', ...setup });
  const file = join(FOLDER, `${name}.json`);
  const game = { outcome: FREEMANS_FARM.outcome(session.state), saved: save(session) };
  writeFileSync(file, await format(JSON.stringify(game), { ...(await resolveConfig(file)), parser: 'json' }));
  console.log(`${file}: ${session.record.actions.length} actions, ${JSON.stringify(game.outcome)}`);
}

function played(seed: string, setup: Setup): FarmSession {
  const chance = chanceFrom(seed);
  let session: FarmSession = start(FREEMANS_FARM, setup, { dice: seededDice(seed) });
  while (FREEMANS_FARM.decision(session.state)) {
    const next = act(session, pick(chance, FREEMANS_FARM.actions(session.state)));
    if (isRefusal(next)) throw new Error(`what was offered is refused: ${next.code}`);
    session = next;
  }
  return session;
}
