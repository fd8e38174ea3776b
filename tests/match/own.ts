/** What a game can tell of its matches beyond its entry: types only. */
import type { ActionLike, Decision } from '../../src/engine/kernel/game';
import type { Seat } from './bout';

/** Who plays which side. */
export type Players = Readonly<Record<string, string>>;

/** A set-up of both sides that is played before anybody is asked. */
export interface Opening {
  readonly name: string;
  readonly actions: readonly ActionLike[];
}

/** Whatever a game need not say is told by its entry. */
export interface Own {
  /** Somebody who is no level of the opponents, by name. */
  seatOf?(name: string, side: string, seed: string): Seat | undefined;
  /** The set-up where these play, if one of them is part of it. */
  setupFor?(setup: unknown, players: Players): unknown;
  /** Deployments one after the other, where the opponents are not to choose their own. */
  openingOf?(scenario: string, number: number): Opening | undefined;
  /** Set-ups of all kinds, one after the other. */
  mixedSetup?(game: number): unknown;
  stretch?(state: unknown, asked: Decision): string;
  /** Figures of a game that is over, by name. */
  figures?(state: unknown): Readonly<Record<string, number>>;
  /** What an event or a state is counted as, in how many games of a hundred; and all that there is to count. */
  readonly marks?: {
    of(event: unknown): readonly string[];
    /** `before`: what the game has been counted as so far. */
    seen?(state: unknown, before: ReadonlySet<string>): readonly string[];
    readonly all: readonly string[];
  };
}
