/** Playing a game: functions from one session to the next. */

import { advance, answerRolls, keepLine } from './advance';
import { type ActionLike, DICE, type Game, kernelRefusal, type Refusal } from './game';
import { sharedLength } from './json';
import { refusalOf } from './play';
import type { SessionOptions, Session } from './record';
import { append, begin, cut, seek } from './timeline';
import { barrierBetween, type Limit } from './undo';

export { answerRolls, rollOnce } from './advance';
export { load, type Loaded } from './load';
export { playOn } from './play';
export type { Damage } from './readLine';
export type { AnySession, Branch, GameRecord, SessionOptions, Session, Step } from './record';
export { save, type SavedGame } from './save';
export { seek } from './timeline';
export type { Barrier, Limit } from './undo';

/** With dice that do not wait, rolls are answered here and after every action, until a side must decide. */
export function start<State, Action extends ActionLike, Event, Setup, View>(
  game: Game<State, Action, Event, Setup, View>,
  setup: Setup,
  options: SessionOptions = {},
): Session<State, Action, Event> {
  return answerRolls(begin<State, Action, Event>(game, setup, options));
}

/**
 * The session after an action, or why the action cannot be played. Where the record goes on after the cursor, playing its
 * next action again keeps what follows; any other action ends that line, which lifted barriers keep as a branch.
 */
export function act<State, Action extends ActionLike, Event>(
  session: Session<State, Action, Event>,
  action: Action,
): Session<State, Action, Event> | Refusal {
  // Who looks back beyond a barrier may look, but not play there.
  const { barrier } = limitTo(session, session.record.actions.length);
  if (barrier) return kernelRefusal('barrier', '', barrier);
  return refusalOf(session.game, session.state, action) ?? answerRolls(advance(session, action));
}

/** What is known of a place without playing up to it. */
type Steps<State, Action extends ActionLike, Event> = Pick<
  Session<State, Action, Event>,
  'steps' | 'cursor' | 'isLifted'
>;

/** How far back undo may go, and the barrier that stops it short of the wanted place: the last decision of a side. */
export function undoLimit<State, Action extends ActionLike, Event>(
  session: Steps<State, Action, Event>,
  to = session.cursor - 1,
): Limit {
  // The cursor does not rest where dice decide, as that would invite a second roll.
  const places = session.steps.flatMap(({ by }, at) => (at < session.cursor && by !== DICE ? [at] : []));
  const place = to < session.cursor ? (places.findLast((at) => at <= to) ?? places[0]) : undefined;
  return limitTo(session, place ?? session.cursor);
}

/** One decision back, or as far back towards a place as the barriers let it. */
export function undo<State, Action extends ActionLike, Event>(
  session: Session<State, Action, Event>,
  to?: number,
): Session<State, Action, Event> {
  return seek(session, undoLimit(session, to).to);
}

/** One decision forth, with the rolls that followed it, or as far forth towards a place as the barriers let it. */
export function redo<State, Action extends ActionLike, Event>(
  session: Session<State, Action, Event>,
  to = session.cursor + 1,
): Session<State, Action, Event> {
  const end = session.record.actions.length;
  let place = Math.max(session.cursor, Math.min(to, end));
  while (place < end && session.steps[place]?.by === DICE) place++;
  return seek(session, limitTo(session, place).to);
}

/** For one person who plays all sides; with false, the barriers stand again. */
export function liftBarriers<State, Action extends ActionLike, Event>(
  session: Session<State, Action, Event>,
  isLifted = true,
): Session<State, Action, Event> {
  return { ...session, isLifted };
}

/** A copy to play on from any place, with lifted barriers; the line that was played becomes a branch of it. */
export function branch<State, Action extends ActionLike, Event>(
  session: Session<State, Action, Event>,
  at = session.cursor,
  name?: string,
): Session<State, Action, Event> {
  return answerRolls(cut(keepLine({ ...seek(session, at), isLifted: true }, name)));
}

/** Goes to the end of a branch; the line that is left becomes a branch in turn. */
export function follow<State, Action extends ActionLike, Event>(
  session: Session<State, Action, Event>,
  name: string,
): Session<State, Action, Event> | Refusal {
  const wanted = session.branches.find((each) => each.name === name);
  if (!wanted) return kernelRefusal('noSuchBranch', '', name);
  if (!session.isLifted) return kernelRefusal('barrier', '');
  const fork = sharedLength(session.record.actions, wanted.actions);
  const others = session.branches.filter((each) => each !== wanted);
  const left = cut(keepLine(seek({ ...session, branches: others }, fork)));
  return wanted.actions.slice(fork).reduce((line, action) => append(line, action), left);
}

/** Calls a branch by another name, one that no other has. */
export function nameBranch<State, Action extends ActionLike, Event>(
  session: Session<State, Action, Event>,
  name: string,
  to: string,
): Session<State, Action, Event> | Refusal {
  if (!session.branches.some((each) => each.name === name)) return kernelRefusal('noSuchBranch', '', name);
  if (session.branches.some((each) => each.name === to)) return session;
  const branches = session.branches.map((each) => (each.name === name ? { ...each, name: to } : each));
  return { ...session, branches };
}

function limitTo<State, Action extends ActionLike, Event>(
  session: Steps<State, Action, Event>,
  to: number,
): Limit {
  const barriers = session.steps.map(({ barrier }) => barrier);
  return barrierBetween(barriers, session.cursor, to, session.isLifted);
}
