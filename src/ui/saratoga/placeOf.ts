/** The hex that an event is about: where the map should look. */
import { hexOf } from '../../engine/hexmap/hexId';
import type { Event } from '../../engine/saratoga';

/** 9.0 */
const EXIT = hexOf('0113');

export function placeOf(event: unknown): number | undefined {
  const told = event as Event; // the table shows no other game's events
  if (told.type === 'exited') return EXIT;
  return 'hex' in told ? told.hex : told.type === 'moved' ? told.path.at(-1) : undefined;
}
