/** Whole games between the opponents of a game, one level on both sides, written down as they are saved. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { opponentOf } from '../../src/ai/list';
import { seededDice } from '../../src/engine/kernel/dice';
import { type ActionLike, DICE, isRefusal } from '../../src/engine/kernel/game';
import { act, save, type Session, start } from '../../src/engine/kernel/session';
import { entryOf } from '../../src/games/list';

export interface Recorded {
  readonly level: string;
  readonly setup: unknown;
}

/** `games`: by the name of the file, which is also the seed. */
export async function recordBetween(
  id: string,
  folder: string,
  games: Readonly<Record<string, Recorded>>,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const rules = await entryOf(id)?.rules();
  if (!rules) throw new Error(`no game '${id}'`);
  for (const [name, recorded] of Object.entries(games)) {
    const session = await played(id, name, recorded);
    const file = join(folder, `${name}.json`);
    const game = { outcome: rules.game.outcome(session.state), saved: save(session) };
    const style = { ...(await resolveConfig(file)), parser: 'json' };
    writeFileSync(file, await format(JSON.stringify(game), style));
    console.log(`${file}: ${session.record.actions.length} actions, ${JSON.stringify(game.outcome)}`);
  }
}

type AnySession = Session<unknown, ActionLike, unknown>;

async function played(id: string, seed: string, { level, setup }: Recorded): Promise<AnySession> {
  const [rules, opponent] = [await entryOf(id)?.rules(), await opponentOf(id)];
  if (!rules || !opponent) throw new Error(`no opponents of '${id}'`);
  const { game } = rules;
  let session = start(game, setup, { dice: seededDice(seed) }) as AnySession;
  const memories = new Map<string, unknown>(
    game.sides.map((side) => [side, opponent.begin(level, side, seed)]),
  );
  for (let asked = game.decision(session.state); asked; asked = game.decision(session.state)) {
    const memory = memories.get(asked.by);
    if (asked.by === DICE || !memory) throw new Error(`nobody answers ${asked.kind}`);
    const thought = opponent.think(rules.observe(session.state, asked.by), asked.by, memory);
    memories.set(asked.by, thought.memory);
    for (const action of thought.actions) {
      const next = act(session, action);
      if (isRefusal(next)) throw new Error(`${JSON.stringify(action)} is refused: ${next.code}`);
      session = next;
    }
  }
  return session;
}
