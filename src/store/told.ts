/** What happened, as whoever looks at the table may know it. */
import { type Event, eventFor, type View } from '../engine/saratoga';

/** Without fog everything lies open. */
export const told = (view: View, events: readonly Event[]): readonly Event[] =>
  view.fog && view.ending === undefined
    ? events.flatMap((event) => eventFor(event, view.viewer) ?? [])
    : events;
