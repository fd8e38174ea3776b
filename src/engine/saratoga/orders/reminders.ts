/** What a player may have forgotten. */
import { counterOf, isUnit } from '../data/counters';
import type { View } from '../view';

/** Whether the phasing side has begun to move. */
export const isAnybodyMoved = (view: View): boolean =>
  (view.about?.kind === 'movement' && view.about.party.length > 0) ||
  Object.values(view.marks).some((marks) => marks.includes('moved'));

/** Whether most stacks of the phasing side have not moved yet: whoever ends the phase then may have slipped. */
export function isMostUnmoved(view: View): boolean {
  const own = Object.values(view.stacks).filter((ids) => ids.some((id) => isPhasingUnit(view, id)));
  return nextUnmoved(view).length * 2 > own.length;
}

/** Hexes where a unit of the phasing side has not moved yet, from north to south. */
export function nextUnmoved(view: View): number[] {
  const party = view.about?.kind === 'movement' ? view.about.party : [];
  return Object.entries(view.stacks)
    .filter(([, ids]) =>
      ids.some((id) => isPhasingUnit(view, id) && !view.marks[id]?.includes('moved') && !party.includes(id)),
    )
    .map(([hex]) => Number(hex));
}

function isPhasingUnit(view: View, id: string): boolean {
  const counter = counterOf(id);
  return isUnit(counter) && counter.side === view.phasing;
}
