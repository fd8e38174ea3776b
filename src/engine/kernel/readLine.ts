/** One line of play from a save: played again and checked, as far as it is good. */

import type { ActionLike, Refusal } from './game';
import type { Session } from './record';
import { cut, grow, grown, linkHere, seek } from './timeline';
import { readChain, walk } from './walk';

/**
 * - format: not a save, or of a format that this kernel does not know. game: of another game. setup: not one of this game.
 * - malformed: the entry is no action. refused: the game refuses it. tooLong: more actions than any game has.
 * - digest: what was played is not what was saved; only the part that a digest vouches for is kept.
 * - version: saved under other rules; what is kept is legal today, but need not be what was played then.
 * - unconfirmed: the end is missing, or no digest vouches for it.
 */
export const DAMAGES = [
  'format',
  'game',
  'setup',
  'malformed',
  'refused',
  'tooLong',
  'digest',
  'version',
  'unconfirmed',
] as const;

/** What is wrong with a save, and how much of it is kept all the same. */
export interface Damage {
  /** So many actions are kept. */
  readonly at: number;
  readonly why: (typeof DAMAGES)[number];
  /** Up to here a digest vouches that it is the game that was saved; 0 where none does. */
  readonly confirmed: number;
  readonly refusal?: Refusal;
  /** The damage is in this branch, and the main line is whole. */
  readonly branch?: string;
}

export interface Line<State, Action extends ActionLike, Event> {
  readonly session: Session<State, Action, Event>;
  readonly damage: Damage | undefined;
}

/** The most that a record holds, its other lines of play included: in play, in links and files, and when it is read. Beyond, it is cut off. */
export const MOST_ACTIONS = 5_000;

/** Plays the actions of a saved line from the cursor on, as far as they are good and there is room for them. */
export function readLine<State, Action extends ActionLike, Event>(
  base: Session<State, Action, Event>,
  saved: Readonly<Record<string, unknown>>,
  isSameVersion: boolean,
  room = MOST_ACTIONS - base.cursor,
): Line<State, Action, Event> {
  const all: readonly unknown[] = Array.isArray(saved['actions']) ? saved['actions'] : [undefined];
  const entries = all.slice(0, Math.max(0, room));
  const chain = readChain(saved['chain']);
  const growing = grow(base);
  const { bad, compared } = walk(growing, entries, chain);
  const session = grown(growing);
  // A link that agrees vouches for all before it: where an earlier one does not, only that link was damaged.
  const confirmed = compared.findLast(({ agrees }) => agrees)?.at ?? base.cursor;
  if (compared.at(-1)?.agrees === false && isSameVersion)
    return { session: cut(seek(session, confirmed)), damage: { at: confirmed, why: 'digest', confirmed } };
  const at = session.cursor;
  if (bad) return { session, damage: { at, confirmed, ...damageOf(bad) } };
  if (entries.length < all.length) return { session, damage: { at, why: 'tooLong', confirmed } };
  const isWhole = confirmed === at && [...chain.keys()].every((place) => place <= at);
  const why = isSameVersion ? 'unconfirmed' : 'version';
  return { session, damage: isWhole ? undefined : { at, why, confirmed } };
}

/** Whether a saved digest agrees at the cursor. */
export function isConfirmed<State, Action extends ActionLike, Event>(
  session: Session<State, Action, Event>,
  saved: Readonly<Record<string, unknown>>,
): boolean {
  return readChain(saved['chain']).get(session.cursor) === linkHere(session).digest;
}

const damageOf = (bad: NonNullable<ReturnType<typeof walk>['bad']>): Pick<Damage, 'why' | 'refusal'> =>
  bad.why === 'refused' ? { why: bad.why, refusal: bad.refusal } : { why: bad.why };
