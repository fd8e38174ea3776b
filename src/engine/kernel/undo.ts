/** The barriers: what cannot be taken back, and how far one may go. */

import { type ActionLike, DICE, type Game } from './game';

/** A roll was seen, something hidden was shown, or another side has had its turn to decide. */
export const BARRIERS = ['roll', 'reveal', 'decider'] as const;
export type Barrier = (typeof BARRIERS)[number];

export interface Limit {
  /** The place nearest to the wanted one that may be reached. */
  readonly to: number;
  /** What stops it there; undefined where the wanted place may be reached. */
  readonly barrier: Barrier | undefined;
}

/** The barrier that an action raises behind itself. The end of the game counts as a change of decider. */
export function barrierOf<State, Action extends ActionLike, Event>(
  game: Game<State, Action, Event, unknown, unknown>,
  before: State,
  action: Action,
  after: State,
): Barrier | undefined {
  const by = game.decision(before)?.by;
  if (by === DICE) return 'roll';
  if (game.reveals(before, action, after)) return 'reveal';
  // Dice that still lie in the cup have shown nothing.
  const next = game.decision(after)?.by;
  return next === by || next === DICE ? undefined : 'decider';
}

/** How far the cursor may move, back or forth, over actions that raised these barriers. Lifted barriers stop nobody. */
export function barrierBetween(
  barriers: readonly (Barrier | undefined)[],
  from: number,
  to: number,
  isLifted = false,
): Limit {
  if (isLifted) return { to, barrier: undefined };
  for (let at = from; at > to; at--) {
    const barrier = barriers[at - 1];
    if (barrier) return { to: at, barrier };
  }
  for (let at = from; at < to; at++) {
    const barrier = barriers[at];
    if (barrier) return { to: at, barrier };
  }
  return { to, barrier: undefined };
}
