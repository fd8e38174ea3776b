/** Whole games of opponents at mixed levels, in all set-ups. */
import { setupOf } from '../fuzz/casts';
import { type Contest, type Outcome, play, type Watcher } from '../match/contest';

/** Those who answer at once; a game of the one who looks ahead takes some seconds. */
const QUICK = ['colonel', 'major', 'brigadier'] as const;

export function contestOf(seed: string, game: number): Contest {
  const { battle, fog, options } = setupOf(game);
  const british = QUICK[game % 3] ?? 'major';
  const american = QUICK[Math.floor(game / 3) % 3] ?? 'major';
  return { battle, fog, options, seed: `${seed} ${game}`, british, american };
}

export const playGame = (seed: string, game: number, watch?: Watcher): Outcome =>
  play(contestOf(seed, game), watch);
