/** What the dice have brought since a side last decided. */
import { DICE } from '../engine/kernel/game';
import type { Event } from '../engine/saratoga';
import type { GameSession } from './game';

/** The events of each roll, one roll after the other up to what is on the table. */
export function latestRolls({ steps, cursor }: GameSession): (readonly Event[])[] {
  const rolls: (readonly Event[])[] = [];
  for (let at = cursor - 1; steps[at]?.by === DICE; at--) rolls.unshift(steps[at]?.events ?? []);
  return rolls;
}
