/** The sides as they are called: the one place. */
import type { BySide } from '../../../engine/campaign';

/** ‘British movement’. */
export const sideAdjectives: BySide<string> = { british: 'British', american: 'American' };
/** ‘… of the Americans’. */
export const sideNames: BySide<string> = { british: 'the British', american: 'the Americans' };
/** ‘The Americans …’. */
export const sidesFirst: BySide<string> = { british: 'The British', american: 'The Americans' };
