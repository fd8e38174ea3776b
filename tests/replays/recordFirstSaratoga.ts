/** Plays whole games of First Saratoga between its opponents, in both scenarios and with other options, and writes them down as they are saved. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { OPPONENT } from '../../src/ai/firstSaratoga';
import {
  type Action,
  type Event,
  FIRST_SARATOGA,
  RULES,
  type Setup,
  type Side,
  type State,
} from '../../src/engine/firstSaratoga';
import { seededDice } from '../../src/engine/kernel/dice';
import { DICE, isRefusal } from '../../src/engine/kernel/game';
import { act, save, type Session, start } from '../../src/engine/kernel/session';

const FOLDER = 'tests/replays/firstSaratoga';

const GAMES: Readonly<Record<string, Setup>> = {
  battle: { scenario: 'battle' },
  otherOptions: { scenario: 'battle', options: { fogMovement: 'die', recovery: 'check', columns: 'secret' } },
  outpost: { scenario: 'outpost' },
};

for (const [name, setup] of Object.entries(GAMES)) {
  const session = played(name, setup);
  const file = join(FOLDER, `${name}.json`);
  const game = { outcome: FIRST_SARATOGA.outcome(session.state), saved: save(session) };
  writeFileSync(file, await format(JSON.stringify(game), { ...(await resolveConfig(file)), parser: 'json' }));
  console.log(`${file}: ${session.record.actions.length} actions, ${JSON.stringify(game.outcome)}`);
}

function played(seed: string, setup: Setup): Session<State, Action, Event> {
  let session: Session<State, Action, Event> = start(FIRST_SARATOGA, setup, { dice: seededDice(seed) });
  const memories = new Map(
    FIRST_SARATOGA.sides.map((side) => [side, OPPONENT.begin('colonel', side as Side, seed)]),
  );
  for (
    let asked = FIRST_SARATOGA.decision(session.state);
    asked;
    asked = FIRST_SARATOGA.decision(session.state)
  ) {
    const memory = memories.get(asked.by);
    if (asked.by === DICE || !memory) throw new Error(`nobody answers ${asked.kind}`);
    const side = asked.by as Side;
    const thought = OPPONENT.think(RULES.observe(session.state, side), side, memory);
    memories.set(side, thought.memory);
    for (const action of thought.actions) {
      const next = act(session, action);
      if (isRefusal(next)) throw new Error(`${JSON.stringify(action)} is refused: ${next.code}`);
      session = next;
    }
  }
  return session;
}
