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

/** A line never changes, so it is played through once. */
const known = new WeakMap<object, readonly Stop[]>();

export function otherLines(session: GameSession): readonly OtherLine[] {
  return session.branches.flatMap(({ name, actions }) => {
    const stops = known.get(actions) ?? stopsAlong(session, name);
    if (!stops) return [];
    known.set(actions, stops);
    const fork = sharedLength(session.record.actions, actions);
    return [{ name, from: stopAt(stops, fork), to: stopAt(stops, actions.length) }];
  });
}

function stopsAlong(session: GameSession, name: string): readonly Stop[] | undefined {
  const followed = follow(session, name);
  return isRefusal(followed) ? undefined : stopsOf(followed as GameSession);
}
