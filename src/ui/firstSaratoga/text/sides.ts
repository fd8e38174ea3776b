/** What the two armies are called. */
import type { Side } from '../../../engine/firstSaratoga';

export const sideNames: Readonly<Record<Side, string>> = {
  british: 'the British',
  colonial: 'the Americans',
};
export const sideAdjectives: Readonly<Record<Side, string>> = { british: 'British', colonial: 'American' };
