/** What a match knows of a game: its rules and opponents as the page has them, and where a game has more to tell, its own. */
import { opponentOf } from '../../src/ai/list';
import type { Opponent } from '../../src/ai/opponent';
import type { Decision } from '../../src/engine/kernel/game';
import type { AnyRules, Entry } from '../../src/games/contract';
import { entryOf } from '../../src/games/list';
import type { Seat } from './bout';
import type { Own, Players } from './own';
import { RINGS } from './rings';

export interface Ring {
  readonly entry: Entry;
  readonly rules: AnyRules;
  readonly opponent: Opponent;
  readonly own: Own;
}

export async function ringOf(game: string): Promise<Ring> {
  const [entry, opponent] = [entryOf(game), await opponentOf(game)];
  if (!entry || !opponent) throw new Error(`no opponents of '${game}'`);
  return { entry, opponent, rules: await entry.rules(), own: (await RINGS[game]?.()) ?? {} };
}

export function seatsOf(ring: Ring, players: Players, seed: string): Readonly<Record<string, Seat>> {
  return Object.fromEntries(
    ring.entry.sides.map((side) => {
      const name = players[side] ?? '';
      return [side, ring.own.seatOf?.(name, side, seed) ?? levelAt(ring, name, side, seed)];
    }),
  );
}

export const stretchIn = (ring: Ring, state: unknown, asked: Decision): string =>
  ring.own.stretch?.(state, asked) ?? `${ring.rules.label(state).turn} ${asked.kind}`;

function levelAt({ opponent, rules }: Ring, level: string, side: string, seed: string): Seat {
  if (!opponent.levels.includes(level)) throw new Error(`nobody is called '${level}'`);
  let memory = opponent.begin(level, side, seed);
  return {
    answer: (state) => {
      const thought = opponent.think(rules.observe(state, side), side, memory);
      memory = thought.memory;
      return thought.actions;
    },
  };
}
