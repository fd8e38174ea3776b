/** One line of play from a save: played again and checked, as far as it is good. */

import type { ActionLike, Refusal } from './game';
import { refusalOf } from './play';
import type { Session } from './record';
import { lengthen } from './save';
import { cut, grow, growBy, type Growing, grown, markHere, markOf, seek } from './timeline';

/**
 * - format: not a save, or of a format that this kernel does not know. game: of another game. setup: not one of this game.
 * - malformed: the entry is no action. refused: the game refuses it.
 * - digest: what was played is not what was saved; only the part that a digest vouches for is kept.
 * - version: saved under other rules; what is kept is legal today, but need not be what was played then.
 * - unconfirmed: the end is missing, or no digest vouches for it.
 */
export const STOP_REASONS = [
  'format',
  'game',
  'setup',
  'malformed',
  'refused',
  'digest',
  'version',
  'unconfirmed',
] as const;

export interface Stop {
  /** So many actions are kept. */
  readonly at: number;
  readonly why: (typeof STOP_REASONS)[number];
  /** Up to here a digest vouches that it is the game that was saved; 0 where none does. */
  readonly confirmed: number;
  readonly refusal?: Refusal;
  /** The damage is in this branch, and the main line is whole. */
  readonly branch?: string;
}

export interface Line<State, Action extends ActionLike, Event> {
  readonly session: Session<State, Action, Event>;
  readonly stop: Stop | undefined;
}

/** Plays the actions of a saved line from the cursor on, as far as they are good. */
export function readLine<State, Action extends ActionLike, Event>(
  base: Session<State, Action, Event>,
  saved: Readonly<Record<string, unknown>>,
  isSameVersion: boolean,
): Line<State, Action, Event> {
  const entries: readonly unknown[] = Array.isArray(saved['actions']) ? saved['actions'] : [undefined];
  const marks = readMarks(saved['marks']);
  const growing = grow(base);
  let flaw: Flaw | undefined;
  let confirmed = base.cursor;
  let isDoubtful = false;
  for (let played = 0; ; played++) {
    const at = growing.actions.length;
    const mark = marks.get(at);
    if (mark !== undefined) {
      // A link that agrees vouches for all before it: where an earlier one did not, only that mark was damaged.
      isDoubtful = mark !== markOf(growing.actions, growing.state, growing.marks).digest;
      if (!isDoubtful) confirmed = at;
    }
    if (played === entries.length) break;
    flaw = playEntry(growing, entries[played]);
    if (flaw) break;
  }
  const session = grown(growing);
  if (isDoubtful && isSameVersion)
    return { session: cut(seek(session, confirmed)), stop: { at: confirmed, why: 'digest', confirmed } };
  const at = session.cursor;
  if (flaw) return { session, stop: { at, confirmed, ...flaw } };
  const isWhole = confirmed === at && [...marks.keys()].every((place) => place <= at);
  return {
    session,
    stop: isWhole ? undefined : { at, why: isSameVersion ? 'unconfirmed' : 'version', confirmed },
  };
}

/** Whether a saved digest agrees at the cursor. */
export function isConfirmed<State, Action extends ActionLike, Event>(
  session: Session<State, Action, Event>,
  saved: Readonly<Record<string, unknown>>,
): boolean {
  return readMarks(saved['marks']).get(session.cursor) === markHere(session).digest;
}

/** What comes out of a file may break a game's functions in any way. */
export function attempt<Result>(risky: () => Result): Result | undefined {
  try {
    return risky();
  } catch {
    return undefined;
  }
}

type Flaw = Pick<Stop, 'why' | 'refusal'>;

function playEntry<State, Action extends ActionLike, Event>(
  growing: Growing<State, Action, Event>,
  entry: unknown,
): Flaw | undefined {
  const action = lengthen(entry) as Action | undefined; // whether it is one, the game's check says
  if (!action) return { why: 'malformed' };
  const answer = attempt(() => {
    const refusal = refusalOf(growing.base.game, growing.state, action);
    if (!refusal) growBy(growing, action);
    return { refusal };
  });
  if (!answer) return { why: 'malformed' };
  return answer.refusal && { why: 'refused', refusal: answer.refusal };
}

function readMarks(saved: unknown): ReadonlyMap<number, string> {
  const marks = new Map<number, string>();
  for (const entry of Array.isArray(saved) ? (saved as readonly unknown[]) : []) {
    const [at, digest] = Array.isArray(entry) ? (entry as readonly unknown[]) : [];
    if (typeof at === 'number' && typeof digest === 'string') marks.set(at, digest);
  }
  return marks;
}
