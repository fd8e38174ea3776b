/** Whole games of opponents at mixed levels, in all set-ups of a game. */
import type { Decision } from '../../src/engine/kernel/game';
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
  const at = (number: number) => levels[number % levels.length] ?? '';
  const [first = '', second = ''] = entry.sides;
  const usual = entry.scenarios[game % entry.scenarios.length]?.setups.two;
  return {
    setup: own.mixedSetup?.(game) ?? usual,
    players: { [first]: at(game), [second]: at(Math.floor(game / levels.length)) },
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
