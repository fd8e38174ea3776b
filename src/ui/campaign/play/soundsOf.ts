/** How a step sounds. */
import type { Event } from '../../../engine/campaign';
import { soundsBy } from '../../table/soundsBy';
import type { SoundName } from '../../widgets/sound';
import { blockOf } from '../spots';

export const soundsOf = soundsBy(soundOf);

function soundOf(event: Event): SoundName | undefined {
  switch (event.type) {
    case 'fired':
      return isGun(event.block) ? 'gun' : 'volley';
    case 'leavingFire':
    case 'ambushed':
      return 'volley';
    case 'pointsRolled':
    case 'clintonRolled':
    case 'forceMarchTried':
    case 'attrition':
      return 'dice';
    case 'lost':
      return 'muffled';
    case 'playerTurnBegan':
    case 'battleBegan':
      return 'drum';
    case 'ended':
      return 'solemn';
    default:
      return undefined;
  }
}

function isGun(id: string): boolean {
  const { type } = blockOf(id);
  return type === 'artillery' || type === 'lightArtillery';
}
