/** The rules of a game within a lesson: the same, but what is not asked for now is refused by the same `check` as everything else. */
import { type ActionLike, DICE, type Refusal } from '../engine/kernel/game';
import type { AnyRules } from '../games/contract';

/** `code`: what such a refusal is called. What no choice would be is in the lesson’s script, so that nothing is answered by itself. */
export function gated(rules: AnyRules, code: string, lets: (action: ActionLike) => boolean): AnyRules {
  const { game } = rules;
  return {
    ...rules,
    obvious: () => undefined,
    game: {
      ...game,
      check: (state: unknown, action: ActionLike): Refusal | undefined =>
        (game.check(state, action) as Refusal | undefined) ??
        (game.decision(state)?.by === DICE || lets(action) ? undefined : { code, case: '' }),
    },
  };
}
