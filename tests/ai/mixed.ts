/** Whole games of opponents at mixed levels, in all set-ups of a game. */
import type { Decision } from '../../src/engine/kernel/game';
import { chanceFrom, pick } from '../fuzz/chance';
import { fight } from '../match/bout';
import type { Players } from '../match/own';
import { type Ring, seatsOf, stretchIn } from '../match/ring';

export interface Cast {
  readonly setup: unknown;
  readonly players: Players;
}

/** Every pair of levels that the page offers; one who looks ahead and is not offered takes some seconds a game. */
export function castIn({ entry, own }: Ring, game: number): Cast {
  const levels = entry.opponents.map(({ id }) => id);
  // By a chance of their own: what a set-up takes by turns must meet every level.
  const chance = chanceFrom(['cast', game]);
  const [first = '', second = ''] = entry.sides;
  const usual = entry.scenarios[game % entry.scenarios.length]?.setups.two;
  return {
    setup: own.mixedSetup?.(game) ?? usual,
    players: { [first]: pick(chance, levels), [second]: pick(chance, levels) },
  };
}

/** Answers the state at its end. */
export function playMixed(
  ring: Ring,
  seed: string,
  game: number,
  watch?: (state: unknown, asked: Decision) => void,
): unknown {
  const { setup, players } = castIn(ring, game);
  const own = `${seed} ${game}`;
  return fight({
    rules: ring.rules,
    setup,
    seed: own,
    seats: seatsOf(ring, players, own),
    stretch: (of, asked) => stretchIn(ring, of, asked),
    watch,
  }).state;
}
