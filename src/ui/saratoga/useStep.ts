/** The step that was just played, or is played back: what happened, and where the hit fell that it is about. */
import type { Event } from '../../engine/saratoga';
import { useTable } from './table';
import { lastHit } from './verdictsOf';

interface Step {
  /** In the log; it is shown once. */
  readonly place: number;
  readonly events: readonly Event[];
  readonly hit: number | undefined;
}

export function useStep(): Step | undefined {
  const latest = useTable((table) => table.latest);
  const events = useTable((table) => table.log[table.latest ?? -1]?.events);
  const hit = useTable((table) => table.latest && lastHit(table.log.slice(0, table.latest + 1)));
  return latest === undefined || !events ? undefined : { place: latest, events, hit };
}
