/** The lines of play that one person has left: where each parts from the present one, and how far it goes. */
import { sharedLength } from '../engine/kernel/json';
import { isRefusal } from '../engine/kernel/game';
import { follow } from '../engine/kernel/session';
import type { GameSession } from './game';
import { type Stop, stopAt, stopsOf } from './reviewStops';

export interface OtherLine {
  readonly name: string;
  readonly from: Stop;
  readonly to: Stop;
}

export function otherLines(session: GameSession): readonly OtherLine[] {
  return session.branches.flatMap(({ name, actions }) => {
    const followed = follow(session, name);
    if (isRefusal(followed)) return [];
    const stops = stopsOf(followed as GameSession);
    const fork = sharedLength(session.record.actions, actions);
    return [{ name, from: stopAt(stops, fork), to: stopAt(stops, actions.length) }];
  });
}
