/** Looks for better ways: every set of orders before the first die, each counted through. */
import { type ActionLike, DICE } from '../../src/engine/kernel/game';
import type { AnyPuzzle, AnyRules } from '../../src/games/contract';
import { counted, type Counting, oddsOf } from '../../src/lessons/odds';
import { puzzleSetup } from '../../src/lessons/way';

export interface Way {
  readonly line: readonly ActionLike[];
  readonly chance: number;
}

/** Decisions that no die has touched yet. */
export const BEFORE_FIRE: readonly string[] = ['move', 'combatMove'];

/** From the best on. */
export const searchPuzzle = (rules: AnyRules, puzzle: AnyPuzzle): readonly Way[] =>
  counted(searching(rules, puzzle));

/** The same in slices, so that a search which takes too long can be given up. */
export function* searching(rules: AnyRules, puzzle: AnyPuzzle): Counting<readonly Way[]> {
  const { game } = rules;
  const seen = new Set<string>();
  const ways: Way[] = [];
  const odds = oddsOf(rules, puzzle);
  function* go(state: unknown, line: readonly ActionLike[]): Counting<void> {
    // Who has closed in is listed in the order in which they did.
    const key = puzzle
      .keyOf(state)
      .replace(/"moved":\[([\d,]*)\]/, (_, ids: string) => ids.split(',').sort().join());
    if (seen.has(key)) return;
    seen.add(key);
    yield undefined;
    const asked = game.decision(state);
    if (!asked || asked.by === DICE || !BEFORE_FIRE.includes(asked.kind)) {
      ways.push({ line, chance: yield* odds.chance(state) });
      return;
    }
    for (const action of game.actions(state) as readonly ActionLike[]) {
      const next: unknown = game.copy(state);
      game.apply(next, action, () => undefined);
      yield* go(next, [...line, action]);
    }
  }
  yield* go(game.start(puzzleSetup(rules, puzzle)), []);
  return ways.toSorted((a, b) => b.chance - a.chance);
}
