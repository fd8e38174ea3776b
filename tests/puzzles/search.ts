/** Looks for better ways: every set of orders before the first die, each counted through. */
import { type ActionLike, DICE } from '../../src/engine/kernel/game';
import type { AnyPuzzle, AnyRules } from '../../src/games/contract';
import { counted, oddsOf } from '../../src/lessons/odds';
import { puzzleSetup } from '../../src/lessons/way';

export interface Way {
  readonly line: readonly ActionLike[];
  readonly chance: number;
}

/** Decisions that no die has touched yet. */
const BEFORE_FIRE: readonly string[] = ['move', 'combatMove'];

/** From the best on. */
export function searchPuzzle(rules: AnyRules, puzzle: AnyPuzzle): readonly Way[] {
  const { game } = rules;
  const seen = new Set<string>();
  const ways: Way[] = [];
  const odds = oddsOf(rules, puzzle);
  const go = (state: unknown, line: readonly ActionLike[]) => {
    // Who has closed in is listed in the order in which they did.
    const key = puzzle
      .keyOf(state)
      .replace(/"moved":\[([\d,]*)\]/, (_, ids: string) => ids.split(',').sort().join());
    if (seen.has(key)) return;
    seen.add(key);
    const asked = game.decision(state);
    if (!asked || asked.by === DICE || !BEFORE_FIRE.includes(asked.kind)) {
      ways.push({ line, chance: counted(odds.chance(state)) });
      return;
    }
    for (const action of game.actions(state) as readonly ActionLike[]) {
      const next: unknown = game.copy(state);
      game.apply(next, action, () => undefined);
      go(next, [...line, action]);
    }
  };
  go(game.start(puzzleSetup(rules, puzzle)), []);
  return ways.toSorted((a, b) => b.chance - a.chance);
}
