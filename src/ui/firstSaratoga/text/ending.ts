/** How a game ended, in a sentence, and the case that says so. */
import type { Ending } from '../../../engine/firstSaratoga';
import { capital } from '../../text/common';
import { hexName } from './names';
import { sideNames } from './sides';

export function ending({ winner, reason, hex }: Ending): string {
  if (winner === undefined) return 'A draw: as many points on either side.';
  const side = capital(sideNames[winner]);
  switch (reason) {
    case 'atOnce':
      return `${side} stand in ${hexName(hex ?? 0)}: a major victory, at once.`;
    case 'places':
      return `${side} hold the ground that counts: a major victory.`;
    case 'points':
      return `${side} win on points: a minor victory.`;
    case 'draw':
      return 'A draw.';
  }
}

export const endingCase = ({ reason, winner }: Ending): string =>
  reason === 'points' || reason === 'draw' ? '14.3' : winner === 'colonial' ? '14.2' : '14.1';
