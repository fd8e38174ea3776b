/** What undo would take back, and what stops it. */
import { type ActionLike, DICE, isRefusal } from '../engine/kernel/game';
import { act, type Barrier, type Limit, seek, undoLimit } from '../engine/kernel/session';
import { beginningOf, type InPlay, isOpponents } from './inPlay';
import { aloneIn, levelAt, seatAt } from './seats';
import { actionFor } from './table';

/** What the undo button would do, or what stops it. */
export interface Undoable {
  readonly action: ActionLike | undefined;
  readonly barrier: Barrier | undefined;
}

/** How far undo goes; a ready-made opening is where a game begins, and an answer that was no choice goes with the one before it. */
export function limitOf(game: InPlay): Limit {
  const { session } = game;
  const beginning = beginningOf(game);
  if (isUnanswered(game) && session.cursor > beginning) return { to: session.cursor - 1, barrier: undefined };
  let limit = undoLimit(session);
  while (limit.to < session.cursor && limit.to >= beginning) {
    const isOne = goesOn(game, limit.to);
    if (!isOne && !wasNoChoice(game, limit.to)) break;
    const earlier = undoLimit({ ...session, cursor: limit.to });
    if (earlier.to === limit.to) return isOne ? limit : { to: session.cursor, barrier: earlier.barrier };
    limit = earlier;
  }
  return limit.to < beginning ? { to: session.cursor, barrier: undefined } : limit;
}

/** Whether the action at a place is one order with the action before it. */
export function goesOn({ rules, session }: InPlay, place: number): boolean {
  const { actions } = session.record;
  const [before, action] = [actions[place - 1], actions[place]];
  return before !== undefined && action !== undefined && rules.isOneOrder?.(before, action) === true;
}

export function undoableIn(game: InPlay, viewer: string | undefined): Undoable {
  const { to, barrier } = limitOf(game);
  return to < game.session.cursor
    ? { action: actionFor(game, to, viewer), barrier: undefined }
    : { action: undefined, barrier };
}

/**
 * Where another side must decide and has not, a person's decision before it can still be taken back: an opponent has not seen
 * it, and where nothing is hidden there was nothing to see.
 */
export function isUnanswered(game: InPlay): boolean {
  const { rules, seats, session } = game;
  const last = session.steps[session.cursor - 1];
  if (last?.barrier !== 'decider' || levelAt(seats, last.by) !== undefined) return false;
  return isOpponents(game) || !rules.isHiding(session.state);
}

/**
 * The answer that is given for whoever looks, because it is no choice. Where something is hidden, only while the next
 * decision is his and he goes on looking alone: else how soon he had answered would tell that he had no choice.
 */
export function givenByItself(
  { rules, seats, session }: InPlay,
  viewer: string | undefined,
): ActionLike | undefined {
  const answer = rules.obvious?.(session.state, viewer) as ActionLike | undefined;
  // Nobody learns anything from how soon a person alone has answered.
  if (!answer || !rules.isHiding(session.state) || aloneIn(seats) !== undefined) return answer;
  const next = act(session, answer);
  if (isRefusal(next)) return undefined;
  const isStillHis = rules.game.decision(next.state)?.by === viewer;
  return isStillHis && seatAt(rules, seats, next.state, viewer, false).viewer === viewer ? answer : undefined;
}

/** What an opponent would only answer again, or what is given by itself. */
const wasNoChoice = (game: InPlay, place: number): boolean =>
  levelAt(game.seats, game.session.steps[place]?.by) !== undefined || wasGivenByItself(game, place);

export const wasGivenByItself = (game: InPlay, place: number): boolean =>
  givenByItself({ ...game, session: seek(game.session, place) }, game.session.steps[place]?.by) !== undefined;

/** Who handed the screen over by his last action, if nothing was rolled or shown by it: nobody has looked since. */
export function reopenableIn(game: InPlay, curtain: string): string | undefined {
  const { session } = game;
  const by = session.steps[session.cursor - 1]?.by;
  const { to, barrier } = undoLimit(session);
  const isFree = to < session.cursor || barrier === 'decider';
  const isPlayed = session.cursor > beginningOf(game);
  return isFree && isPlayed && by !== curtain && by !== DICE ? by : undefined;
}
