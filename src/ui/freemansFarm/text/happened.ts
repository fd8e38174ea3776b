/** What happened to a formation, in two or three words for the field. */
import type { Event } from '../../../engine/freemansFarm';
import { count } from '../../text/common';
import { generalNames } from './names';
import { sideAdjectives } from './sides';

export function happened(event: Event): string | undefined {
  switch (event.type) {
    case 'moraleLost':
      return `−${event.points} Morale`;
    case 'moraleGained':
      return `+${event.points} Morale`;
    case 'markersLost':
      return `−${count(event.markers, 'marker')}`;
    case 'markersGained':
      return `+${count(event.markers, 'marker')}`;
    case 'reinforced':
      return `+${count(event.markers, 'marker')}`;
    case 'moraleTested':
      return event.die === undefined ? 'steady' : `${event.die}: ${event.passed ? 'holds' : 'fails'}`;
    case 'rallied':
      return `${generalNames[event.general]} rallies it`;
    case 'wentOut':
      return event.how;
    case 'objectiveTurned':
      return `turns ${sideAdjectives[event.side]}`;
    default:
      return undefined;
  }
}
