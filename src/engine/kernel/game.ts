/**
 * What a game is to the kernel: a value with a handful of functions.
 *
 * The words, one for each idea:
 * - side: one of the parties that play the game. A person may play several sides.
 * - decider: whoever the game waits for now, a side or the dice.
 * - viewer: the side for whose eyes a view is made; undefined sees only what all sides may see.
 * - phasing: the side whose phase it is. A word of games; the kernel knows only deciders.
 */

/** The decider that is not a side. No side may have this name. */
export const DICE = 'dice';

/** What the game waits for: plain data, computed from the state, so that a game can be saved in the middle of anything. */
export interface Decision {
  readonly kind: string;
  /** A side or DICE. */
  readonly by: string;
  /** The case of the rulebook that asks. */
  readonly case: string;
}

export interface RollDecision extends Decision {
  readonly kind: 'roll';
  readonly by: typeof DICE;
  readonly dice: number;
  readonly faces: number;
  /** A card that is drawn, or the like: there is nothing to watch, so nobody waits for it. */
  readonly isQuiet?: boolean;
  /** A card out of a deck and no die: nobody rolls it on a table and enters what it shows. */
  readonly isDraw?: boolean;
}

/** The answer to a roll decision; each die shows 1 to `faces`. Other actions may not use this kind. */
export interface RollAction {
  readonly kind: 'roll';
  readonly dice: readonly number[];
}

/** A player's mistake, as a value: why not, by which case, and at which id. */
export interface Refusal {
  readonly code: string;
  readonly case: string;
  readonly at?: string;
}

/** What the kernel itself refuses; every other code is a game's own. */
export const KERNEL_CODES = [
  'gameOver',
  'rollExpected',
  'noRollExpected',
  'wrongNumberOfDice',
  'noSuchFace',
  'barrier',
  'noSuchBranch',
] as const;
export type KernelCode = (typeof KERNEL_CODES)[number];

export const kernelRefusal = (code: KernelCode, rule: string, at?: string): Refusal =>
  at === undefined ? { code, case: rule } : { code, case: rule, at };

/** How a game ended; a draw has no winner. */
export interface Outcome<Side extends string = string, Reason extends string = string> {
  readonly winner: Side | undefined;
  readonly reason: Reason;
}

/** Takes what happened, for log, animation and sound. The state never depends on it. */
export type Emit<Event> = (event: Event) => void;

export interface ActionLike {
  readonly kind: string;
}

/**
 * State, action, event and set-up are JSON. A game that asks for rolls has RollAction among its actions. Only `apply`
 * changes the state it is given; it is handed an immer draft as well as a plain object and need not know which.
 */
export interface Game<State, Action extends ActionLike, Event, Setup, View> {
  readonly id: string;
  /** Goes up whenever an old record could play out differently. */
  readonly version: number;
  readonly sides: readonly string[];
  /** Throws where the set-up is not one of this game. */
  start(setup: Setup, emit?: Emit<Event>): State;
  /** A deep copy, made by hand to be fast. */
  copy(state: State): State;
  /** Undefined when the game is over. */
  decision(state: State): Decision | undefined;
  /** All that the decider may do, where that can be listed. */
  actions(state: State): readonly Action[];
  /** Any action of JSON may be asked about, also one that was damaged in a file. */
  check(state: State, action: Action): Refusal | undefined;
  /** Called only with an action that `check` lets pass. */
  apply(state: State, action: Action, emit: Emit<Event>): void;
  /** Undefined while the game goes on. */
  outcome(state: State): Outcome | undefined;
  view(state: State, viewer: string | undefined): View;
  /** Has this action shown a side something that was hidden from it? Then it cannot be taken back. */
  reveals(before: State, action: Action, after: State): boolean;
  /** A good place to jump to, e.g. the start of a player phase. */
  milestone(state: State): boolean;
}

export function isRollDecision(decision: Decision | undefined): decision is RollDecision {
  return decision?.by === DICE;
}

export function isRefusal(answer: object): answer is Refusal {
  return 'code' in answer;
}
