/** How a step sounds. */
import { counterOf, type Event, isUnit } from '../../../engine/saratoga';
import type { SoundName } from '../../widgets/sound';

/** More at once would be noise. */
const MOST = 3;

export function soundsOf(events: readonly unknown[]): readonly SoundName[] {
  const heard = (events as readonly Event[]).flatMap((event) => soundOf(event) ?? []); // the table shows no other game's
  return [...new Set(heard)].slice(-MOST);
}

function soundOf(event: Event): SoundName | undefined {
  switch (event.type) {
    case 'shot': {
      const firer = counterOf(event.unit);
      return isUnit(firer) && firer.kind === 'artillery' ? 'gun' : 'volley';
    }
    case 'initiativeRolled':
    case 'gatesRolled':
    case 'moraleChecked':
      return 'dice';
    case 'recovered':
      return event.die === undefined ? undefined : 'dice';
    case 'broke':
    case 'leaderKilled':
    case 'surrendered':
      return 'muffled';
    case 'stepLost':
      return event.hits === 4 ? 'muffled' : undefined;
    case 'phaseBegan':
      return 'drum';
    case 'ended':
      return 'solemn';
    default:
      return undefined;
  }
}
