/** Advice from any opponent: its own where it gives any, else the first thing that it would do, with the plan that it is part of. */
import type { Advice, Decided } from '../games/contract';
import type { Opponent } from './opponent';

export function adviceOf(
  opponent: Opponent,
  observed: unknown,
  side: string,
  memory: unknown,
  course: readonly Decided[] | undefined,
): Advice | undefined {
  if (course) return opponent.missed?.(course, side, memory);
  if (opponent.advise) return opponent.advise(observed, side, memory);
  const {
    actions: [action],
    memory: after,
    plan,
  } = opponent.think(observed, side, memory);
  return action && { action, memory: after, counsel: plan };
}
