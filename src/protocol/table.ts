/** The game under way: how its decision and its events are told, and how it goes on. */
import type { AnyRules } from '../games/contract';
import { DICE, isRefusal, type Refusal } from '../engine/kernel/game';
import { isObject } from '../engine/kernel/json';
import { MOST_ACTIONS } from '../engine/kernel/readLine';
import type { AnySession } from '../engine/kernel/session';
import { type GameEntry, kindsOf } from './forms';
import { type Mistake, mistake, refused } from './mistakes';

export interface Table {
  readonly entry: GameEntry;
  readonly rules: AnyRules;
  readonly session: AnySession;
}

export interface Answer {
  readonly ok: object;
  /** Where the request changes it. */
  readonly table?: Table;
}

/** What the game waits for, as a side may know it; without one, as the decider knows it. */
export function situation(table: Table, side?: string): object {
  const { rules, session } = table;
  const { state, cursor } = session;
  const decision = rules.game.decision(state);
  const outcome = rules.game.outcome(state);
  const viewer = viewerOf(table, side);
  return {
    at: cursor,
    decision: decision
      ? {
          ...decision,
          kinds: kindsOf(rules, state, decision),
          about: aboutOf(rules.game.view(state, viewer)),
        }
      : null,
    ...(outcome && { outcome: { reason: outcome.reason, winner: outcome.winner ?? null } }),
  };
}

/** The side, or else whoever decides; where dice do, nobody in particular. */
export function viewerOf({ rules, session }: Table, side: string | undefined): string | undefined {
  const by = rules.game.decision(session.state)?.by;
  return side ?? (by === DICE ? undefined : by);
}

/** From one place of the game to another, or why not; the events on the way are told. */
export function goOn(table: Table, next: AnySession | Refusal, side?: string): Answer | Mistake {
  if (isRefusal(next)) return refused(next);
  if (next.record.actions.length > MOST_ACTIONS) return mistake('recordFull', String(MOST_ACTIONS));
  // Nobody can ask for a line of play that was left here, and a program that tries many would fill the memory with them.
  const session = { ...next, branches: table.session.branches };
  const after = { ...table, session };
  const events = eventsTold(after, eventsFrom(session, table.session.cursor), side);
  return { table: after, ok: { ...situation(after, side), events } };
}

export const eventsFrom = ({ steps, cursor }: AnySession, from: number): readonly unknown[] =>
  steps.slice(from, cursor).flatMap(({ events }) => events);

/** As a side may know them; without one, as they are. */
export function eventsTold(
  { rules, session }: Table,
  events: readonly unknown[],
  side?: string,
): readonly unknown[] {
  const isKept = side !== undefined && rules.isHiding(session.state);
  return events.flatMap((event) => {
    const known: unknown = isKept ? rules.eventFor(event, side) : event;
    return known === undefined ? [] : [rules.forms ? rules.forms.tell(known) : known];
  });
}

/** The side that must answer, if it is another one; dice are for everybody to throw. */
export function otherDecider({ rules, session }: Table, side: string | undefined): Mistake | undefined {
  const by = rules.game.decision(session.state)?.by;
  return side === undefined || by === undefined || by === DICE || by === side
    ? undefined
    : mistake('notYourDecision', by);
}

/** A game may say in its views what a decision is about. */
const aboutOf = (view: unknown): unknown => (isObject(view) ? view['about'] : undefined);
