/** How a step sounds. */
import { type Event, FORMATION_BY_ID } from '../../../engine/freemansFarm';
import type { SoundName } from '../../widgets/sound';

/** More at once would be noise. */
const MOST = 3;

export function soundsOf(events: readonly unknown[]): readonly SoundName[] {
  const heard = (events as readonly Event[]).flatMap((event) => soundOf(event) ?? []); // the table shows no other game's
  return [...new Set(heard)].slice(-MOST);
}

function soundOf(event: Event): SoundName | undefined {
  switch (event.type) {
    case 'attackRolled':
      return FORMATION_BY_ID[event.attacker].arm === 'artillery' ? 'gun' : 'volley';
    case 'rerolled':
    case 'moraleTested':
      return 'dice';
    case 'wentOut':
      return 'muffled';
    case 'turnBegan':
      return 'drum';
    case 'ended':
      return 'solemn';
    default:
      return undefined;
  }
}
