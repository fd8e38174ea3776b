/** A lesson played as it is written, up to a step: for those who come back to it, and for tests. */
import { act, type Session, start } from '../engine/kernel/session';
import { type ActionLike, isRefusal } from '../engine/kernel/game';
import type { AnyLesson, AnyRules } from '../games/contract';
import { lessonDice } from './dice';
import { modelOf } from './script';

type AnySession = Session<unknown, ActionLike, unknown>;

export interface WalkedLesson {
  readonly session: AnySession;
  /** Where each step began, in actions of the record; the last is the one that was walked to. */
  readonly entered: readonly number[];
}

/** Throws where the rules do not let it, with the lesson and the step. */
export function walkTo(rules: AnyRules, lesson: AnyLesson, to = lesson.steps.length): WalkedLesson {
  let session = start(rules.game, setupOf(rules, lesson), {
    dice: lessonDice(lesson.dice),
    isLifted: true,
  }) as AnySession;
  const entered = [session.cursor];
  for (const [number, step] of lesson.steps.slice(0, to).entries()) {
    for (const action of modelOf(step)) {
      const next = act(session, action);
      if (isRefusal(next))
        throw new Error(
          `lesson '${lesson.id}', step ${number + 1}: ${JSON.stringify(action)} is refused, ${next.code} ${next.case}`,
        );
      session = next;
    }
    entered.push(session.cursor);
  }
  return { session, entered };
}

export function setupOf(rules: AnyRules, { id, position }: AnyLesson): unknown {
  const setup: unknown = typeof position === 'string' ? rules.notation?.parse(position) : position;
  if (setup === undefined || Array.isArray(setup))
    throw new Error(`lesson '${id}': its position cannot be read, ${JSON.stringify(setup)}`);
  return setup;
}
