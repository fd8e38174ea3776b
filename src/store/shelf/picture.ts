/** A small picture of a battle: a dot for each stack that both sides may see. */
import { sideOfCounter, type View } from '../../engine/saratoga';

/** Nothing out of a view that one side alone may have, nor of a hidden deployment. */
export function pictureOf({ fog, viewer, phase, ending, stacks }: View): readonly number[] | undefined {
  const isHidden = viewer !== undefined || phase === 'placement';
  if (fog && isHidden && ending === undefined) return undefined;
  return Object.entries(stacks).flatMap(([hex, ids]) => {
    const top = ids.at(-1);
    return top === undefined ? [] : [Number(hex) * 2 + (sideOfCounter(top) === 'british' ? 1 : 0)];
  });
}
