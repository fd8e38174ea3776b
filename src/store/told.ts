/** What happened, as whoever looks at the table may know it. */
import { type Event, eventFor, type View } from '../engine/saratoga';

/** Without fog everything lies open. */
export const told = (view: View, event: Event): Event =>
  view.fog && view.ending === undefined ? eventFor(event, view.viewer) : event;
