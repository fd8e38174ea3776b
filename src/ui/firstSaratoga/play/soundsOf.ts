/** How a step sounds. */
import type { Event } from '../../../engine/firstSaratoga';
import { soundsBy } from '../../table/soundsBy';
import type { SoundName } from '../../widgets/sound';

export const soundsOf = soundsBy(soundOf);

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
