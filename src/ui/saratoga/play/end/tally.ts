/** What the events of a game add up to: luck with the dice, and when each formation broke. */
import { type Event, type FormationId, type Side, sideOfCounter, SIDES } from '../../../../engine/saratoga';
import { dieNeeded } from '../../../text/shotWords';

export interface Luck {
  readonly shots: number;
  /** What dice that know no favour would have scored. */
  readonly expected: number;
  readonly hits: number;
}

type Steps = readonly { readonly events: readonly Event[] }[];

/** All that happened up to the cursor; at the end everything lies open. */
export const eventsOf = ({ steps, cursor }: { readonly steps: Steps; readonly cursor: number }): Event[] =>
  steps.slice(0, cursor).flatMap(({ events }) => events);

/** CRT the hits that each side could expect, and those it scored. */
export function luckOf(events: readonly Event[]): Readonly<Record<Side, Luck>> {
  const shots = events.filter((event) => event.type === 'shot');
  const of = (side: Side): Luck => {
    const own = shots.filter(({ unit }) => sideOfCounter(unit) === side);
    const faces = own.reduce((sum, { needed, modifiers }) => sum + 7 - dieNeeded(needed, modifiers), 0);
    return { shots: own.length, expected: faces / 6, hits: own.filter(({ hit }) => hit).length };
  };
  const [british, american] = SIDES.map(of) as [Luck, Luck];
  return { british, american };
}

/** 3.8.2 the turn in which each broken formation broke, as far as the events tell. */
export function brokeIn(
  events: readonly Event[],
  firstTurn: number,
): Readonly<Partial<Record<FormationId, number>>> {
  const broke: Partial<Record<FormationId, number>> = {};
  let turn = firstTurn;
  for (const event of events)
    if (event.type === 'turnBegan') ({ turn } = event);
    else if (event.type === 'broke') broke[event.formation] = turn;
  return broke;
}
