/** The hex that an event is about: where the map should look. */
import type { Event } from '../../engine/firstSaratoga';

export function placeOf(event: unknown): number | undefined {
  const told = event as Event; // the table shows no other game's events
  if (told.type === 'stepped') return told.to;
  if (told.type === 'retreated') return told.path.at(-1);
  return 'hex' in told ? told.hex : undefined;
}
