/** Where a step of a lesson stands: what it still wants, and what is played by itself after that. */
import type { ActionLike } from '../engine/kernel/game';
import type { GameTypes, LessonStep, Wanted } from '../games/contract';

export interface Standing<Action extends ActionLike> {
  readonly left: readonly Wanted<Action>[];
  readonly answers: readonly Action[];
  readonly besides?: ((action: Action) => boolean) | undefined;
}

/** `played`: since the step began, without the dice. */
export function standingOf<T extends GameTypes>(
  { wanted = [], answers = [], besides }: LessonStep<T>,
  played: readonly T['action'][],
): Standing<T['action']> {
  let left: readonly Wanted<T['action']>[] = wanted;
  let rest: readonly T['action'][] = answers;
  for (const action of played) {
    const met = left.find((one) => meets(one, action));
    if (met) left = left.filter((one) => one !== met);
    else if (left.length === 0 && rest[0] && isSame(rest[0], action)) rest = rest.slice(1);
  }
  return { left, answers: rest, ...(besides ? { besides } : {}) };
}

export const meets = <Action extends ActionLike>({ action, fits }: Wanted<Action>, other: Action): boolean =>
  fits ? fits(other) : isSame(action, other);

/** Whether a step lets an action pass: what it wants or allows on the way, or what is played by itself next. */
export function lets<Action extends ActionLike>(
  { left, answers, besides }: Standing<Action>,
  action: Action,
): boolean {
  if (left.length > 0) return left.some((one) => meets(one, action)) || besides?.(action) === true;
  return answers[0] !== undefined && isSame(answers[0], action);
}

/** All that a step plays if it is done as it is written. */
export const modelOf = <T extends GameTypes>({
  wanted = [],
  answers = [],
}: LessonStep<T>): readonly T['action'][] => [...wanted.map(({ action }) => action), ...answers];

const isSame = (one: ActionLike, other: ActionLike): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

const sorted = (action: ActionLike): readonly (readonly [string, unknown])[] =>
  Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1));
