/** A record played again, entry by entry: every action checked, every digest and every roll compared. For loading and for verifying. */

import { type Dice, isRoll } from './dice';
import { type ActionLike, isRollDecision, type Refusal } from './game';
import { refusalOf } from './play';
import { lengthen } from './save';
import { type Growing, growBy, chainLinkOf } from './timeline';

/** Why an entry cannot be played: it is no action, or the game refuses it. */
export type BadEntry =
  | { readonly why: 'malformed' }
  | { readonly why: 'refused'; readonly action: string; readonly refusal: Refusal };

/** A digest that was saved, and whether the record played again has the same. */
export interface Compared {
  readonly at: number;
  readonly agrees: boolean;
}

/** A roll that the dice would not have given. */
export interface OtherRoll {
  readonly at: number;
  readonly rolled: readonly number[];
  readonly expected: readonly number[];
}

export interface Walked {
  /** What stopped the walk before the last entry. */
  readonly bad: BadEntry | undefined;
  /** In the order of the record. */
  readonly compared: readonly Compared[];
  /** The first one; undefined where all agree, or without dice. */
  readonly otherRoll: OtherRoll | undefined;
}

/** Plays the entries on from the end of what has grown so far, as far as they are good. */
export function walk<State, Action extends ActionLike, Event>(
  growing: Growing<State, Action, Event>,
  entries: readonly unknown[],
  chain: ReadonlyMap<number, string>,
  dice?: Dice,
): Walked {
  const compared: Compared[] = [];
  let otherRoll: OtherRoll | undefined;
  for (let played = 0; ; played++) {
    const at = growing.actions.length;
    const digest = chain.get(at);
    if (digest !== undefined)
      compared.push({
        at,
        agrees: digest === chainLinkOf(growing.actions, growing.state, growing.chain).digest,
      });
    if (played === entries.length) return { bad: undefined, compared, otherRoll };
    const action = lengthen(entries[played]) as Action | undefined; // whether it is one, the game's check says
    const answer = action && attempt(() => playEntry(growing, action, dice));
    if (!answer) return { bad: { why: 'malformed' }, compared, otherRoll };
    if (answer.bad) return { bad: answer.bad, compared, otherRoll };
    otherRoll ??= answer.otherRoll;
  }
}

/** The saved chain by place; what is no link is left out. */
export function readChain(saved: unknown): ReadonlyMap<number, string> {
  const chain = new Map<number, string>();
  for (const entry of Array.isArray(saved) ? (saved as readonly unknown[]) : []) {
    const [at, digest] = Array.isArray(entry) ? (entry as readonly unknown[]) : [];
    if (Number.isSafeInteger(at) && typeof digest === 'string') chain.set(at as number, digest);
  }
  return chain;
}

/** What comes out of a file may break a game's functions in any way. */
export function attempt<Result>(risky: () => Result): Result | undefined {
  try {
    return risky();
  } catch {
    return undefined;
  }
}

function playEntry<State, Action extends ActionLike, Event>(
  growing: Growing<State, Action, Event>,
  action: Action,
  dice: Dice | undefined,
): { readonly bad?: BadEntry; readonly otherRoll?: OtherRoll | undefined } {
  const { game } = growing.base;
  const refusal = refusalOf(game, growing.state, action);
  if (refusal) return { bad: { why: 'refused', action: action.kind, refusal } };
  const otherRoll = dice && otherRollOf(growing, action, dice);
  growBy(growing, action);
  return { otherRoll };
}

function otherRollOf<State, Action extends ActionLike, Event>(
  growing: Growing<State, Action, Event>,
  action: Action,
  dice: Dice,
): OtherRoll | undefined {
  const asked = growing.base.game.decision(growing.state);
  if (!isRoll(action) || !isRollDecision(asked)) return undefined;
  const expected = dice.roll(asked, growing.steps.at(-1)?.drawn ?? 0)?.dice ?? [];
  if (expected.every((face, i) => face === action.dice[i])) return undefined;
  return { at: growing.actions.length, rolled: action.dice, expected };
}
