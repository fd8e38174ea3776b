/** How a step sounds. */
import { counterOf, type Event, isUnit } from '../../../engine/saratoga';
import { soundsBy } from '../../table/soundsBy';
import type { SoundName } from '../../widgets/sound';

export const soundsOf = soundsBy(soundOf);

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
