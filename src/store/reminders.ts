/** What a player may have forgotten. */
import { counterOf, isUnit, type View } from '../engine/saratoga';

/** Hexes where a unit of the phasing side has not moved yet, from north to south. */
export function nextUnmoved(view: View): number[] {
  const party = view.about?.kind === 'movement' ? view.about.party : [];
  return Object.entries(view.stacks)
    .filter(([, ids]) =>
      ids.some((id) => {
        const counter = counterOf(id);
        const isOwn = isUnit(counter) && counter.side === view.phasing;
        return isOwn && !view.marks[id]?.includes('moved') && !party.includes(id);
      }),
    )
    .map(([hex]) => Number(hex));
}
