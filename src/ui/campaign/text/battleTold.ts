/** How a battle went, in a line for whoever is asked next: who holds the place, and what it cost both. */
import { type Event, type Side, SIDES } from '../../../engine/campaign';
import type { Mattered } from '../../../games/contract';
import { blockName, listed, placeName } from './names';
import { sideAdjectives, sidesFirst } from './sides';

/** The battles that ended from a step on; each may have begun before it. */
export function battlesTold(
  log: readonly { readonly events: readonly Event[] }[],
  from: number,
): readonly Mattered[] {
  const told: Mattered[] = [];
  let since: Event[] = [];
  log.forEach(({ events }, step) => {
    for (const event of events) {
      if (event.type === 'battleBegan') since = [];
      since.push(event);
      if (event.type === 'battleEnded' && step >= from)
        told.push({ text: ended(event.winner, event.place, since), side: event.winner });
    }
  });
  return told;
}

function ended(winner: Side, place: string, events: readonly Event[]): string {
  const steps = SIDES.map((side) => {
    const count = events.filter((event) => event.type === 'stepLost' && event.side === side).length;
    return `${sideAdjectives[side]} ${count}`;
  });
  const lost = events.flatMap((event) => (event.type === 'lost' ? [blockName(event.block)] : []));
  const dead = lost.length === 0 ? '' : ` Lost for good: ${listed(lost)}.`;
  return `${sidesFirst[winner]} hold ${placeName(place)}. Steps lost: ${steps.join(', ')}.${dead}`;
}
