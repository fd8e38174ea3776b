/** From whose view the card of the question is written. */
import { type Side, SIDES, type View } from '../../../engine/freemansFarm';

/** Whoever must decide; while dice fall, whoever looks or has the turn. */
export function readerOf({ decision, viewer, phasing }: View): Side {
  return SIDES.find((side) => side === decision?.by) ?? viewer ?? phasing;
}
