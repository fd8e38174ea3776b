/** An officer at work: what he was told, and what he has noted in this phase. */
import type { Piece, Side, State } from '../../engine/saratoga/index';
import type { Order, Orders } from './orders';
import { type Survey, surveyOf } from './survey';
import type { Traits } from './traits';

export interface Officer {
  readonly side: Side;
  readonly traits: Traits;
  orders: Orders;
  /** The turn for which they were given; Infinity where they stand. */
  ordered: number;
  /** Single units with a task of their own. */
  posts: ReadonlyMap<Piece, Order>;
  /** How much more harm done, and harm suffered, counts now than usual. */
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

export const newOfficer = (side: Side, traits: Traits, orders: Orders): Officer => ({
  side,
  traits,
  orders,
  ordered: 0,
  posts: new Map<Piece, Order>(),
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
