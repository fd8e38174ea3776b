/** What the map turns to: the armies of whoever moves, or the places that a question is about. */
import type { View } from '../../../engine/campaign';
import { blockOf, placeOf } from '../spots';

/** Undefined: the map stays where it is. */
export function sceneOf({ decision, phase, phasing, turn, viewer }: View): string | undefined {
  if (!decision) return 'over';
  if (decision.kind === 'move') return `${turn} ${phasing} ${viewer ?? ''}`;
  return phase === 'setUp' ? 'setUp' : undefined;
}

/** Where the side that moves stands, as far as it is in sight of the one that looks. */
export function placesOfScene({ blocks, counts, decision, phasing }: View): readonly string[] {
  if (!decision) return [];
  const own = blocks
    .filter(({ id }) => blockOf(id).side === phasing && blockOf(id).type !== 'native')
    .map(({ at }) => at);
  const places = own.length > 0 ? own : Object.keys(counts);
  const front = places.filter((id) => placeOf(id) !== undefined);
  return front.length > 0 ? front : ['canada_start', 'valcour', 'ft_crown_point'];
}
