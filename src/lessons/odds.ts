/**
 * The chance that something comes about, counted through: every face of every die, the side that asks at its best, the other
 * side as hard on it as it can be, by what is weighed for each.
 */
import {
  type ActionLike,
  type Decision,
  isRollDecision,
  type RollAction,
  type RollDecision,
} from '../engine/kernel/game';
import type { AnyPuzzle, AnyRules } from '../games/contract';

/** What is asked for, by which side, and up to where. */
export type Aim = Pick<AnyPuzzle, 'side' | 'isOver' | 'isWon' | 'keyOf' | 'weighed'>;

/** What was ordered, by the key of the state in which it was. */
export type Orders = ReadonlyMap<string, ActionLike>;

/** Counting goes on in slices: each `next` of what it answers counts a little further. */
export type Counting<T> = Generator<undefined, T>;

export interface Odds {
  readonly chance: (state: unknown) => Counting<number>;
  /** The best that whoever must decide can do, and the chance then. */
  readonly choice: (state: unknown) => Counting<{ readonly action: ActionLike; readonly chance: number }>;
  /** How many states were counted through. */
  readonly size: () => number;
}

/** Where `orders` has one for a state, it is followed; elsewhere whoever decides does his best. */
export function oddsOf({ game }: AnyRules, aim: Aim, orders: Orders = new Map()): Odds {
  const known = new Map<string, number>();

  function* chance(state: unknown): Counting<number> {
    if (aim.isOver(state)) return aim.isWon(state) ? 1 : 0;
    const asked = game.decision(state);
    if (!asked) return aim.isWon(state) ? 1 : 0;
    const key = aim.keyOf(state);
    const before = known.get(key);
    if (before !== undefined) return before;
    yield undefined;
    const found = isRollDecision(asked)
      ? yield* average(state, asked)
      : (yield* choose(state, asked, key)).chance;
    known.set(key, found);
    return found;
  }

  function* choose(state: unknown, asked: Decision, key: string) {
    const order = orders.get(key);
    const isOwn = asked.by === aim.side;
    let best: { action: ActionLike; chance: number } | undefined;
    for (const action of order ? [order] : aim.weighed(game.actions(state), asked)) {
      const found = yield* chance(after(state, action));
      if (!best || (isOwn ? found > best.chance : found < best.chance)) best = { action, chance: found };
      if (best.chance === (isOwn ? 1 : 0)) break;
    }
    if (!best) throw new Error(`nothing can be done at ${asked.kind}`);
    return best;
  }

  function* average(state: unknown, { dice, faces }: RollDecision): Counting<number> {
    let sum = 0;
    let all = 0;
    for (const [shown, ways] of rollsOf(dice, faces)) {
      sum += ways * (yield* chance(after(state, roll(shown))));
      all += ways;
    }
    return sum / all;
  }

  function after(state: unknown, action: ActionLike): unknown {
    const next: unknown = game.copy(state);
    game.apply(next, action, () => undefined);
    return next;
  }

  return {
    chance,
    choice: function* (state) {
      const asked = game.decision(state);
      if (!asked || isRollDecision(asked)) throw new Error('nobody decides here');
      return yield* choose(state, asked, aim.keyOf(state));
    },
    size: () => known.size,
  };
}

const roll = (dice: readonly number[]): RollAction => ({ kind: 'roll', dice });

/** To its end without a pause. */
export function counted<T>(counting: Counting<T>): T {
  for (;;) {
    const { done, value } = counting.next();
    if (done) return value;
  }
}

/** Every roll with the number of ways in which it falls; dice that are rolled together are alike. */
function rollsOf(
  dice: number,
  faces: number,
): readonly (readonly [shown: readonly number[], ways: number])[] {
  const found = new Map<string, [number[], number]>();
  const go = (shown: readonly number[]) => {
    if (shown.length === dice) {
      const sorted = shown.toSorted((a, b) => a - b);
      const same = found.get(sorted.join());
      if (same) same[1]++;
      else found.set(sorted.join(), [sorted, 1]);
      return;
    }
    for (let face = 1; face <= faces; face++) go([...shown, face]);
  };
  go([]);
  return [...found.values()];
}
