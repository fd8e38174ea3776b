/** One action further: along the record, or off it into a new line of play; and the rolls that follow by themselves. */

import { type ActionLike, isRollDecision } from './game';
import { isSameJson } from './json';
import { refusalOf } from './play';
import type { Session } from './record';
import { append, chainOf, cut, drawnBefore, seek } from './timeline';

/** Plays an action that was checked. What the record already has next is not played anew. */
export function advance<State, Action extends ActionLike, Event>(
  session: Session<State, Action, Event>,
  checked: Action,
): Session<State, Action, Event> {
  const next = session.record.actions[session.cursor];
  if (next && isSameJson(next, checked)) return seek(session, session.cursor + 1);
  return append(cut(session.isLifted ? keepLine(session) : session), checked);
}

/** Answers roll decisions from the session's dice, as far as these know an answer; a session that waits stays as it is. */
export function answerRolls<State, Action extends ActionLike, Event>(
  session: Session<State, Action, Event>,
): Session<State, Action, Event> {
  if (session.waits) return session;
  let rolling = session;
  for (let rolls = 0; rolls < MOST_ROLLS; rolls++) {
    const rolled = rollOnce(rolling);
    if (rolled === rolling) return rolling;
    rolling = rolled;
  }
  throw new Error(`${session.game.id} rolls without end`);
}

/** Lets the one roll fall that is asked for; the same session where none is, or where its dice know no answer. */
export function rollOnce<State, Action extends ActionLike, Event>(
  session: Session<State, Action, Event>,
): Session<State, Action, Event> {
  const { game, dice } = session;
  const decision = game.decision(session.state);
  const roll = isRollDecision(decision) ? dice?.roll(decision, drawnBefore(session)) : undefined;
  if (!decision || !roll) return session;
  const action = roll as ActionLike as Action; // a game that asks for rolls has them among its actions
  const refusal = refusalOf(game, session.state, action);
  if (refusal) throw new Error(`${game.id} refuses its dice: ${refusal.code} (${decision.case})`);
  return advance(session, action);
}

/** Remembers the whole line of play as a branch, if it goes on after the cursor. */
export function keepLine<State, Action extends ActionLike, Event>(
  session: Session<State, Action, Event>,
  name = freeName(session.branches),
): Session<State, Action, Event> {
  const { actions } = session.record;
  if (session.cursor === actions.length) return session;
  const others = session.branches.filter((branch) => branch.name !== name);
  return { ...session, branches: [...others, { name, actions, chain: chainOf(session) }] };
}

/** For a branch without a name of its own. */
export function freeName(branches: readonly { readonly name: string }[]): string {
  let number = branches.length + 1;
  while (branches.some(({ name }) => name === String(number))) number++;
  return String(number);
}

const MOST_ROLLS = 1_000;
