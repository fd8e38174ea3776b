/** When the great moments of the campaign came, by turn, out of its events. */
import type { Event } from '../../engine/campaign';

export type Milestone = 'ticonderoga' | 'stanwix' | 'edward' | 'bennington' | 'albany' | 'clinton';

const PLACES: Readonly<Record<string, Milestone>> = {
  ft_ticonderoga: 'ticonderoga',
  ft_stanwix: 'stanwix',
  ft_edward: 'edward',
  bennington: 'bennington',
  albany: 'albany',
};

/** The turn in which the British first came to each place, or fought for it, and Clinton first set out. */
export function milestonesOf(events: readonly Event[]): Readonly<Partial<Record<Milestone, number>>> {
  const found: Partial<Record<Milestone, number>> = {};
  let turn = 1;
  for (const event of events) {
    if (event.type === 'turnBegan') ({ turn } = event);
    if (event.type === 'clintonRolled' && event.goes) found.clinton ??= turn;
    if (event.type !== 'moved' || event.side !== 'british') continue;
    for (const place of event.path) {
      const milestone = PLACES[place];
      if (milestone) found[milestone] ??= turn;
    }
  }
  return found;
}
