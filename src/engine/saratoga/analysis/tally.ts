/** What the events of a game add up to: all of them, and when each formation broke. */
import type { FormationId } from '../data/types';
import type { Event } from '../events';

type Steps = readonly { readonly events: readonly Event[] }[];

/** All that happened up to the cursor; at the end everything lies open. */
export const eventsOf = ({ steps, cursor }: { readonly steps: Steps; readonly cursor: number }): Event[] =>
  steps.slice(0, cursor).flatMap(({ events }) => events);

/** 3.8.2 the turn in which each broken formation broke, as far as the events tell. */
export function brokeIn(
  events: readonly Event[],
  firstTurn: number,
): Readonly<Partial<Record<FormationId, number>>> {
  const broke: Partial<Record<FormationId, number>> = {};
  let turn = firstTurn;
  for (const event of events)
    if (event.type === 'turnBegan') ({ turn } = event);
    else if (event.type === 'broke') broke[event.formation] = turn;
  return broke;
}
