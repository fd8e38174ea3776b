/** How a step sounds. */
import { type Event, FORMATION_BY_ID } from '../../../engine/freemansFarm';
import { soundsBy } from '../../table/soundsBy';
import type { SoundName } from '../../widgets/sound';

export const soundsOf = soundsBy(soundOf);

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
