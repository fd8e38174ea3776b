/** The sides as they are called: the one place. */
import { enemyOfSide, type Side } from '../../../engine/saratoga';

type BySide = Readonly<Record<Side, string>>;

/** ‘British infantry’. */
export const sideAdjectives: BySide = { british: 'British', american: 'American' };
/** ‘Americans 12’. */
export const sidePlurals: BySide = { british: 'British', american: 'Americans' };
/** ‘… of the Americans’. */
export const sideNames: BySide = { british: 'the British', american: 'the Americans' };
/** ‘The Americans …’. */
export const sidesFirst: BySide = { british: 'The British', american: 'The Americans' };
export const armies: BySide = { british: 'British army', american: 'American army' };

export const otherSide = (side: Side): string => sideNames[enemyOfSide(side)];
