/** What a player may have forgotten. */
import { counterOf, isUnit, type View } from '../engine/saratoga';

/** Hexes where a unit of the phasing side has not moved yet, from north to south. */
export function nextUnmoved(view: View): number[] {
  return Object.entries(view.stacks)
    .filter(([, ids]) =>
      ids.some((id) => {
        const counter = counterOf(id);
        return isUnit(counter) && counter.side === view.phasing && !view.marks[id]?.includes('moved');
      }),
    )
    .map(([hex]) => Number(hex));
}
