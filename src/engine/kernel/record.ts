/** A session as a value: the record of one game, a cursor on it, and what makes moving the cursor quick. */

import type { Dice } from './dice';
import type { ActionLike, Game } from './game';
import type { Barrier } from './undo';

/** All that is needed to play a game again. */
export interface GameRecord<Action> {
  readonly game: string;
  readonly version: number;
  readonly setup: unknown;
  /** Rolls included. */
  readonly actions: readonly Action[];
}

/** What is known of an action of the record because it was played. */
export interface Step<Event> {
  /** Who decided it: a side or DICE. */
  readonly by: string;
  readonly barrier: Barrier | undefined;
  /** How many dice the record has used, this action included. */
  readonly drawn: number;
  readonly events: readonly Event[];
}

export interface Snapshot<State> {
  /** After so many actions. */
  readonly at: number;
  readonly state: State;
  readonly isMilestone: boolean;
}

/** A link of a chain of digests: over the link before it, the actions since, and the state. */
export interface ChainLink {
  readonly at: number;
  readonly digest: string;
}

/** A line of play that was left, from the set-up to its end. */
export interface Branch<Action> {
  readonly name: string;
  readonly actions: readonly Action[];
  /** The last one stands at its end. */
  readonly chain: readonly ChainLink[];
}

export interface Session<State, Action extends ActionLike, Event> {
  readonly game: Game<State, Action, Event, unknown, unknown>;
  readonly record: GameRecord<Action>;
  /** One for each action of the record. */
  readonly steps: readonly Step<Event>[];
  /** What happened during the set-up, before the first action. */
  readonly opening: readonly Event[];
  /** How many actions of the record are played in `state`; those after it can be redone. */
  readonly cursor: number;
  readonly state: State;
  readonly snapshots: readonly Snapshot<State>[];
  readonly chain: readonly ChainLink[];
  readonly branches: readonly Branch<Action>[];
  /** One person plays all sides: barriers stop nobody, and no line of play is ever dropped. */
  readonly isLifted: boolean;
  /** Answers roll decisions, as far as it can: at once, unless the session waits. */
  readonly dice: Dice | undefined;
  /** Rolls fall only when `rollOnce` lets them, so that they can be watched. */
  readonly waits: boolean;
}

/** Of any game. */
export type AnySession = Session<unknown, ActionLike, unknown>;

export interface SessionOptions {
  readonly dice?: Dice | undefined;
  readonly isLifted?: boolean | undefined;
  readonly waits?: boolean | undefined;
}
