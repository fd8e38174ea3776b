/** Whether a game was played as its record says: the rules, the dice out of the seed, and the chain of digests. */
import { type Dice, isRoll, seededDice } from '../engine/kernel/dice';
import { isRollDecision, type Refusal } from '../engine/kernel/game';
import { refusalOf } from '../engine/kernel/play';
import { attempt } from '../engine/kernel/readLine';
import { lengthen } from '../engine/kernel/save';
import { begin, grow, growBy, type Growing, markOf } from '../engine/kernel/timeline';
import { type Action, type Event, type PhaseName, SARATOGA, type Side, type State } from '../engine/saratoga';

/** Where in the battle: after so many actions, and what was being played then. */
export interface Place {
  readonly at: number;
  readonly turn: number;
  readonly phase: PhaseName;
  readonly phasing: Side;
}

/**
 * - setup: the first digest is not that of this set-up. malformed, refused: an entry is no action, or no legal one.
 * - die: the seed gives another roll. digest: what was played since the last digest is not what was saved.
 * - cut: the digests go on after the last action. unsealed: no digest vouches for the end.
 */
export type Flaw = { readonly place: Place } & (
  | { readonly kind: 'setup' | 'malformed' | 'unsealed' }
  /** Up to `since` a digest had agreed. */
  | { readonly kind: 'digest'; readonly since: number }
  | { readonly kind: 'refused'; readonly action: string; readonly refusal: Refusal }
  | { readonly kind: 'die'; readonly rolled: readonly number[]; readonly expected: readonly number[] }
  | { readonly kind: 'cut'; readonly missing: number }
);

export interface Walk {
  readonly actions: number;
  /** Of these, how many were played; the walk ends at an entry that cannot be. */
  readonly played: number;
  readonly rolls: number;
  readonly dice: number;
  readonly digests: number;
  readonly flaws: readonly Flaw[];
  /** Up to here a digest vouches that it is the game that was saved. */
  readonly sure: Place;
  readonly end: Place;
  readonly state: State;
}

export interface GameRecord {
  readonly setup: unknown;
  readonly seed: string | undefined;
  readonly entries: readonly unknown[];
  readonly marks: ReadonlyMap<number, string>;
}

/** Plays a record again, and notes the first flaw of each kind. Undefined where its set-up is none. */
export function walk({ setup, seed, entries, marks }: GameRecord): Walk | undefined {
  const first = attempt(() => begin<State, Action, Event>(SARATOGA, setup, {}));
  if (!first) return undefined;
  const growing = grow(first);
  const dice = seed === undefined ? undefined : seededDice(seed);
  const flaws = new Map<Flaw['kind'], Flaw>();
  const note = (flaw: Flaw) => void (flaws.has(flaw.kind) || flaws.set(flaw.kind, flaw));
  let sure = placeIn(growing);
  let sealed = -1;
  let digests = 0;
  const seal = () => {
    const { actions, state, marks: own } = growing;
    const mark = marks.get(actions.length);
    if (mark === undefined) return;
    sealed = actions.length;
    const place = placeIn(growing);
    if (mark === markOf(actions, state, own).digest) {
      digests++;
      // A link that agrees vouches for all before it.
      sure = place;
    } else note(actions.length === 0 ? { kind: 'setup', place } : { kind: 'digest', place, since: sure.at });
  };
  seal();
  for (const entry of entries) {
    const flaw = playEntry(growing, entry, dice);
    if (flaw) note(flaw);
    if (flaw && flaw.kind !== 'die') break;
    seal();
  }
  const played = growing.actions.length;
  const end = placeIn(growing);
  const isWhole = played === entries.length;
  const last = Math.max(-1, ...marks.keys());
  if (isWhole && last > played) note({ kind: 'cut', place: end, missing: last - played });
  else if (isWhole && sealed < played) note({ kind: 'unsealed', place: end });
  return {
    actions: entries.length,
    played,
    rolls: growing.actions.filter(isRoll).length,
    dice: growing.steps.at(-1)?.drawn ?? 0,
    digests,
    flaws: [...flaws.values()],
    sure,
    end,
    state: growing.state,
  };
}

type Played = Growing<State, Action, Event>;

function playEntry(growing: Played, entry: unknown, dice: Dice | undefined): Flaw | undefined {
  const action = lengthen(entry) as Action | undefined; // whether it is one, the game's check says
  if (!action) return { kind: 'malformed', place: placeIn(growing) };
  const answer = attempt(() => {
    const flaw = flawOf(growing, action, dice);
    if (flaw?.kind !== 'refused') growBy(growing, action);
    return { flaw };
  });
  return answer ? answer.flaw : { kind: 'malformed', place: placeIn(growing) };
}

function flawOf(growing: Played, action: Action, dice: Dice | undefined): Flaw | undefined {
  const refusal = refusalOf(SARATOGA, growing.state, action);
  if (refusal) return { kind: 'refused', place: placeIn(growing), action: action.kind, refusal };
  const asked = SARATOGA.decision(growing.state);
  if (!dice || !isRoll(action) || !isRollDecision(asked)) return undefined;
  const expected = dice.roll(asked, growing.steps.at(-1)?.drawn ?? 0)?.dice ?? [];
  if (expected.every((face, i) => face === action.dice[i])) return undefined;
  return { kind: 'die', place: placeIn(growing), rolled: action.dice, expected };
}

function placeIn({ actions, state }: Played): Place {
  const { turn, phase, phasing } = SARATOGA.view(state, undefined);
  return { at: actions.length, turn, phase, phasing };
}
