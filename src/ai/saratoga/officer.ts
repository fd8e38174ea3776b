/** An officer at work: what he was told, and what he has noted in this phase. */
import type { Piece, Side, State } from '../../engine/saratoga/index';
import type { Order, Orders } from './orders';
import { type Survey, surveyOf } from './survey';
import type { Traits } from './traits';

/** How much more than usual harm done, and harm suffered, counts with him. */
export interface Temper {
  readonly daring: number;
  readonly care: number;
}

export const EVEN: Temper = { daring: 1, care: 1 };

export interface Officer {
  readonly side: Side;
  readonly traits: Traits;
  /** In a playout: he does not weigh every order of shots, and leaves those far from the enemy alone. */
  readonly isHasty: boolean;
  orders: Orders;
  /** The turn for which they were given; Infinity where they stand. */
  ordered: number;
  /** Single units with a task of their own. */
  posts: ReadonlyMap<Piece, Order>;
  /** As he was told to be, and what the hour makes of it. */
  temper: Temper;
  daring: number;
  care: number;
  notes: Notes | undefined;
}

/** Of one phase; they go with it. */
export interface Notes {
  readonly phase: string;
  readonly survey: Survey;
  /** Who is still to be thought about. */
  readonly queue: Piece[];
  readonly seenTo: Set<Piece>;
}

export const newOfficer = (side: Side, traits: Traits, orders: Orders, isHasty = false): Officer => ({
  side,
  traits,
  isHasty,
  orders,
  ordered: 0,
  posts: new Map<Piece, Order>(),
  temper: EVEN,
  daring: 1,
  care: 1,
  notes: undefined,
});

/** Of the phase at hand: made anew when another begins. */
export function notesOf(officer: Officer, state: State, kind: string): Notes {
  const phase = `${state.turn} ${state.phasing} ${kind}`;
  if (officer.notes?.phase === phase) return officer.notes;
  const survey = surveyOf(state, officer.side, officer.orders, officer.traits);
  return (officer.notes = { phase, survey, queue: [], seenTo: new Set() });
}
