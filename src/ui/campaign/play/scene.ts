/** What the map turns to: the armies of whoever decides, or the places that a question is about. */
import type { View } from '../../../engine/campaign';
import { blockOf, placeOf } from '../spots';

/** Decisions about a few places, which should be in sight. */
const ABOUT_PLACES: readonly string[] = ['march', 'overrunRetreat', 'retreat', 'chooseBattle', 'giveWay'];

/** Undefined: the map stays where it is. */
export function sceneOf({ about, decision, phase, phasing, turn, viewer }: View): string | undefined {
  if (!decision) return 'over';
  if (phase === 'setUp') return 'setUp';
  if (decision.kind === 'move' || decision.kind === 'enter' || decision.kind === 'sendToHudson')
    return `${turn} ${phasing} ${viewer ?? ''}`;
  return ABOUT_PLACES.includes(decision.kind)
    ? `${turn} ${decision.kind} ${about && 'place' in about ? about.place : ''}`
    : undefined;
}

export function placesOfScene(view: View): readonly string[] {
  const { about, actions, battle, blocks, counts, decision, phase, phasing } = view;
  if (!decision) return [];
  if (phase === 'setUp') return ['oneida', 'otter_creek', 'great_barrington', 'ft_ticonderoga'];
  if (ABOUT_PLACES.includes(decision.kind))
    return [
      ...(about && 'place' in about ? [about.place] : []),
      ...(battle ? [battle.place] : []),
      ...actions.flatMap((action) =>
        'place' in action ? [action.place] : action.kind === 'go' ? [action.to] : [],
      ),
    ];
  // Natives and lone garrisons far away would make all small.
  const own = blocks
    .filter(({ id }) => blockOf(id).side === phasing && blockOf(id).type !== 'native')
    .map(({ at }) => at);
  const front = (own.length > 0 ? own : Object.keys(counts)).filter((id) => placeOf(id) !== undefined);
  return front.length > 0 ? front : ['canada_start', 'valcour', 'ft_crown_point'];
}
