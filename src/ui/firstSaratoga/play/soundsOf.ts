/** How a step sounds. */
import type { Event } from '../../../engine/firstSaratoga';
import type { SoundName } from '../../widgets/sound';

/** More at once would be noise. */
const MOST = 3;

export function soundsOf(events: readonly unknown[]): readonly SoundName[] {
  const heard = (events as readonly Event[]).flatMap((event) => soundOf(event) ?? []); // the table shows no other game's
  return [...new Set(heard)].slice(-MOST);
}

function soundOf(event: Event): SoundName | undefined {
  switch (event.type) {
    case 'combatRolled':
      return event.sums.attack.every(({ what }) => what === 'gun') ? 'gun' : 'volley';
    case 'fogRolled':
    case 'movementRolled':
    case 'moraleChecked':
      return 'dice';
    case 'leaderRolled':
      return event.killed ? 'muffled' : 'dice';
    case 'eliminated':
    case 'leaderCaptured':
      return 'muffled';
    case 'turnBegan':
      return 'drum';
    case 'ended':
      return 'solemn';
    default:
      return undefined;
  }
}
