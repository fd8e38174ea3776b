/** How long opponents think: whole games between two of one level, their thoughts added up by what belongs together. */
import type { Decision } from '../../src/engine/kernel/game';
import { fight } from '../match/bout';
import { ringOf, seatsOf } from '../match/ring';

interface Asked {
  readonly game: string;
  readonly level: string;
  /** A game is played from each of them. */
  readonly setups: readonly unknown[];
  /** What is added up, e.g. all of a player turn; of each side by itself. */
  readonly stretch: (state: unknown, asked: Decision) => string;
}

/** Milliseconds of the processor: the middle, one in twenty above, and the longest. */
export async function thinkingTimes({ game, level, setups, stretch }: Asked): Promise<string> {
  const ring = await ringOf(game);
  const players = Object.fromEntries(ring.entry.sides.map((side) => [side, level]));
  const spent = setups.flatMap((setup, i) => {
    const seed = `bench ${i}`;
    const bout = { rules: ring.rules, setup, seed, seats: seatsOf(ring, players, seed), stretch };
    return Object.values(fight(bout).times).flat();
  });
  const sorted = spent.toSorted((a, b) => a - b);
  const at = (part: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0).toFixed(0);
  return `half of them under ${at(0.5)} ms, 95 of 100 under ${at(0.95)} ms, the longest ${at(1)} ms, of ${sorted.length}`;
}
