/** A game in play as the store holds it, and questions about its record. */
import { DICE } from '../engine/kernel/game';
import { sharedLength } from '../engine/kernel/json';
import { MOST_ACTIONS } from '../engine/kernel/readLine';
import type { AnyRules } from '../games/contract';
import type { AnySession } from './library/load';
import { type Minds, mindsUpTo } from './minds';
import { levelAt, type Seats } from './seats';

/** A game in play, for those parts of the store that need the record itself. */
export interface InPlay {
  readonly id: string;
  readonly rules: AnyRules;
  readonly seats: Seats;
  readonly session: AnySession;
  readonly isKept?: boolean;
  /** What opponents thought on the way. */
  readonly minds: Minds;
}

/** The first place that a player would know. */
export function beginningOf({ rules, session }: InPlay): number {
  const { actions } = session.record;
  const isReadyMade = rules.opening.every(({ kind }, at) => actions[at]?.kind === kind);
  return isReadyMade ? rules.opening.length : 0;
}

/** The first decision from there on; the cursor where there is none yet. */
export function firstDecisionOf(game: InPlay): number {
  const { cursor, steps } = game.session;
  const beginning = beginningOf(game);
  const first = steps.findIndex(({ by }, place) => place >= beginning && by !== DICE);
  return first < 0 ? cursor : first;
}

/** The chapters of the line of play up to the cursor. */
export const chaptersOf = ({ rules, session }: Pick<InPlay, 'rules' | 'session'>) =>
  rules.chapters(session.snapshots[0]?.state, session.steps.slice(0, session.cursor));

/** Whether an opponent must decide. */
export const isOpponents = ({ rules, seats, session }: InPlay): boolean =>
  levelAt(seats, rules.game.decision(session.state)?.by) !== undefined;

/** The place after the last decision of a side. */
export const lastOf = ({ steps, cursor }: AnySession, side: string): number =>
  steps.slice(0, cursor).findLastIndex(({ by }) => by === side) + 1;

/**
 * What a side did behind its curtain and the other has not followed, before both go on at the table: the steps of which
 * the table may know something.
 */
export function missedBeside(
  { rules, session }: InPlay,
  seated: string | undefined,
  followed: Readonly<Record<string, number>>,
): readonly number[] {
  if (seated === undefined || !rules.isHiding(session.state)) return [];
  const others = rules.game.sides.filter((side) => side !== seated);
  const from = Math.min(...others.map((side) => followed[side] ?? 0));
  return session.steps.slice(0, session.cursor).flatMap(({ events }, at) => {
    const isTold = events.some((event) => rules.eventFor(event, undefined) !== undefined);
    return at >= from && isTold ? [at] : [];
  });
}

/** Those of the line that is played: the rest goes with the actions that others have taken the place of. */
export function mindsIn({ minds, session: before }: InPlay, { record }: AnySession): Minds {
  if (minds.length === 0 || before.record === record) return minds;
  const [then, now] = [before.record.actions, record.actions];
  const last = before.cursor - 1;
  return mindsUpTo(minds, then[last] === now[last] ? before.cursor : sharedLength(then, now));
}

/** A side that a damaged record names no player for is a person's. */
export const seatsFor = (rules: AnyRules, seats: Seats): Seats =>
  Object.fromEntries(rules.game.sides.map((side) => [side, seats[side] ?? 'person']));

/** Whether a record, with its other lines of play, is longer than any that is read. */
export function isFull({ record: { actions }, branches }: AnySession): boolean {
  const all = branches.reduce((sum, branch) => sum + branch.actions.length, actions.length);
  if (all <= MOST_ACTIONS) return false;
  const shared = branches.reduce((sum, branch) => sum + sharedLength(branch.actions, actions), 0);
  return all - shared > MOST_ACTIONS;
}
