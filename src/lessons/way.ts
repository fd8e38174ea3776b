/** A puzzle on the table: where it begins, what a player's way through it was, and the chance of that way. */
import { type ActionLike, DICE } from '../engine/kernel/game';
import type { AnyPuzzle, AnyRules } from '../games/contract';
import { type Counting, type Odds, oddsOf } from './odds';

export function puzzleSetup({ notation }: AnyRules, { id, position }: AnyPuzzle): unknown {
  const setup: unknown = notation?.parse(position);
  if (setup === undefined || Array.isArray(setup))
    throw new Error(`puzzle '${id}': its position cannot be read, ${JSON.stringify(setup)}`);
  return setup;
}

/**
 * The chance of what a player ordered, counted through from the beginning: in every state that he came to, he does what he did; in
 * those that the dice kept from him, he does his best.
 */
export function* chanceOfWay(
  rules: AnyRules,
  puzzle: AnyPuzzle,
  played: readonly ActionLike[],
): Counting<number> {
  const { game } = rules;
  const orders = new Map<string, ActionLike>();
  const state: unknown = game.start(puzzleSetup(rules, puzzle));
  for (const action of played) {
    if (puzzle.isOver(state)) break;
    if (game.decision(state)?.by === puzzle.side) orders.set(puzzle.keyOf(state), action);
    game.apply(state, action, () => undefined);
  }
  return yield* oddsOf(rules, puzzle, orders).chance(game.start(puzzleSetup(rules, puzzle)));
}

/** What the best way found does next: the line as it is written, then whatever counting finds. */
export function* bestNext(
  rules: AnyRules,
  puzzle: AnyPuzzle,
  odds: Odds,
  state: unknown,
  played: readonly ActionLike[],
): Counting<ActionLike> {
  const written = puzzle.line[played.length] as ActionLike | undefined;
  const isOnLine = played.every((action, i) => JSON.stringify(action) === JSON.stringify(puzzle.line[i]));
  if (written && isOnLine && rules.game.decision(state)?.by !== DICE) return written;
  return (yield* odds.choice(state)).action;
}
