/** What a player may have forgotten. */
import { counterOf, isUnit } from '../data/counters';
import type { View } from '../view';

/** Whether the phasing side has begun to move. */
export const isAnybodyMoved = (view: View): boolean =>
  (view.about?.kind === 'movement' && view.about.party.length > 0) ||
  Object.values(view.marks).some((marks) => marks.includes('moved'));

/** Whether most of those who have something to do have not moved yet: whoever ends the phase then may have slipped. */
export function isMostUnmoved(view: View): boolean {
  const ready = Object.entries(view.stacks).filter(([hex, ids]) =>
    ids.some((id) => isPhasingUnit(view, id) && isReady(view, id, Number(hex))),
  );
  return forgotten(view).length * 2 > ready.length;
}

/** Hexes of those who have not moved though they have something to do. */
export const forgotten = (view: View): number[] =>
  nextUnmoved(view).filter((hex) =>
    view.stacks[hex]?.some(
      (id) => isPhasingUnit(view, id) && isReady(view, id, hex) && !view.marks[id]?.includes('moved'),
    ),
  );

/** 3.8.2, 5.1 activated and not broken, so that it may come to a fight, and not in one already. */
const isReady = (view: View, id: string, hex: number): boolean =>
  !view.marks[id]?.some((mark) => mark === 'notActivated' || mark === 'broken') &&
  !view.control[view.phasing === 'british' ? 'american' : 'british'].includes(hex);

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
