/** The sides as they are called: the one place. */
import type { Side } from '../../../engine/freemansFarm';

type BySide = Readonly<Record<Side, string>>;

/** ‘British formations’. */
export const sideAdjectives: BySide = { british: 'British', american: 'American' };
/** ‘… of the Americans’. */
export const sideNames: BySide = { british: 'the British', american: 'the Americans' };
/** ‘The Americans …’. */
export const sidesFirst: BySide = { british: 'The British', american: 'The Americans' };
