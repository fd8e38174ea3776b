/** How an example is written down. */
import { hexOf } from '../../../engine/hexmap/hexId';
import type { Example } from '../../../games/contract';

/** The position, two hexes or more that the picture shows, and by case or ruling what is to be seen there. */
export const example = (
  position: string,
  frame: string,
  shows: Readonly<Record<string, string>>,
): Example => ({ position, frame: frame.split(' ').map(hexOf), shows });
