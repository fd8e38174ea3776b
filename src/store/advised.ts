/** Who may be advised: one person alone, against opponents or with both sides, and never in a game between two. */
import { type ActionLike, isRefusal } from '../engine/kernel/game';
import { act } from '../engine/kernel/session';
import { chaptersOf, type InPlay } from './inPlay';
import { aloneIn, isPerson, type Seats } from './seats';

/** Whether the players of a game are one person, who has nobody to be unfair to. A lesson has hints of its own. */
export function isForOne({ rules, seats, session, isKept }: InPlay): boolean {
  if (isKept === false) return false;
  if (aloneIn(seats) !== undefined) return true;
  const isBoth = Object.keys(seats).every((side) => isPerson(seats, side));
  return isBoth && session.isLifted && !rules.isHiding(session.state);
}

export const isOwn = (seats: Seats, side: string | undefined): side is string =>
  side !== undefined && (isPerson(seats, side) || seats[side] === 'self');

/** The side that must decide, if it can be advised. */
export function adviseeIn(game: InPlay): string | undefined {
  const { rules, seats, session } = game;
  const by = rules.game.decision(session.state)?.by;
  return isForOne(game) && isOwn(seats, by) ? by : undefined;
}

export interface Phase {
  readonly side: string;
  /** Where in the record it decided. */
  readonly places: readonly number[];
}

/** The last phase that is over and in which a person decided something, if he can be told about it. */
export function lastPhaseOf(game: InPlay): Phase | undefined {
  if (!isForOne(game)) return undefined;
  const { seats, session } = game;
  const chapters = chaptersOf(game);
  for (let i = chapters.length - 2; i >= 0; i--) {
    if (chapters[i]?.stage !== undefined) continue;
    const [from, to] = [chapters[i]?.place ?? 0, chapters[i + 1]?.place ?? 0];
    const steps = session.steps.slice(from, to);
    const side = steps.find(({ by }) => isOwn(seats, by))?.by;
    if (side === undefined) continue;
    const places = steps.flatMap(({ by }, at) => (by === side ? [from + at] : []));
    return { side, places };
  }
  return undefined;
}

/** Whether the same question comes again after this answer, as in a phase of many orders. */
export function isAskedAgain(game: InPlay | undefined, answer: ActionLike | undefined): boolean {
  if (!game || !answer) return false;
  const { rules, session } = game;
  const asked = rules.game.decision(session.state);
  const next = act(session, answer);
  const then = isRefusal(next) ? undefined : rules.game.decision(next.state);
  return asked !== undefined && then?.kind === asked.kind && then.by === asked.by;
}
