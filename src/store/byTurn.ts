/** How a game went from turn to turn: what lay on the table when it began, and at the end of each turn. */
import { seek } from '../engine/kernel/session';
import { SARATOGA, type View } from '../engine/saratoga';
import type { GameSession } from './game';

export interface TurnEnd {
  /** The turn that has just ended; at the beginning, the one before the first. */
  readonly turn: number;
  readonly morale: View['morale'];
}

export function turnEnds(session: GameSession): readonly TurnEnd[] {
  const moraleAt = (place: number) => SARATOGA.view(seek(session, place).state, undefined).morale;
  const ends = session.steps
    .slice(0, session.cursor)
    .flatMap(({ events }, at) =>
      events.flatMap((event) =>
        event.type === 'turnEnded' ? [{ turn: event.turn, morale: moraleAt(at + 1) }] : [],
      ),
    );
  const first = SARATOGA.view(seek(session, 0).state, undefined);
  return [{ turn: first.turn - 1, morale: first.morale }, ...ends];
}
