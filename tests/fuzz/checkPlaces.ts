/** Where counters are, told a second time by the events; and small questions that several checks ask. */
import { DEPLOYMENTS, type Event, SARATOGA } from '../../src/engine/saratoga/index';
import { EXITED, LOST, NOT_PLACED, type State } from '../../src/engine/saratoga/state';
import { demand, fail } from './flaw';
import { EXIT_HEX, FORMATION, ID, LEADERS, PIECES, pieceOf, SIDE, unitsAt } from './ground';
import type { Step } from './memory';

/** Each counter is where the events say that it went, and nowhere else. */
export function placesAreTold({ before, action, after, events }: Step): void {
  if (events.length === 0 && isSame(before.at, after.at)) return;
  const where = [...before.at];
  if (action.kind === 'place') where[pieceOf(action.counter)] = action.hex;
  if (action.kind === 'lift') where[pieceOf(action.counter)] = NOT_PLACED;
  if (action.kind === 'deploy') placeAll(before, where);
  for (const event of events) follow(event, where);
  for (const piece of PIECES)
    if (where[piece] !== after.at[piece])
      fail('2.2', `${ID[piece]} is at ${after.at[piece]}, the events put it at ${where[piece]}`);
}

function placeAll(before: State, where: number[]): void {
  const side = SARATOGA.decision(before)?.by;
  for (const [hex, ids] of Object.entries(DEPLOYMENTS[before.battle]))
    for (const piece of ids.map(pieceOf)) if (SIDE[piece] === side) where[piece] = Number(hex);
}

export function follow(event: Event, where: number[]): void {
  const go = (id: string, to: number, from?: number) => {
    const piece = pieceOf(id);
    demand(from === undefined || where[piece] === from, '2.2', () => {
      return `${event.type}: ${id} is at ${where[piece]} and not at ${from}`;
    });
    where[piece] = to;
  };
  switch (event.type) {
    case 'moved':
      for (const id of event.counters) go(id, event.path.at(-1) ?? 0, event.from);
      return;
    case 'retreated': {
      go(event.unit, event.hex, event.from);
      const side = SIDE[pieceOf(event.unit)];
      // R95, R126 leaders whom the last unit leaves go with it
      const isLast = side !== undefined && unitsAt(where, event.from, side) === 0;
      const left = LEADERS.filter((leader) => SIDE[leader] === side && where[leader] === event.from);
      demand(event.leaders.length === (isLast ? left.length : 0), 'R126', () => JSON.stringify(event));
      for (const id of event.leaders) go(id, event.hex, event.from);
      return;
    }
    case 'displaced':
      go(event.unit, event.hex, event.from);
      return;
    case 'relocated':
      go(event.leader, event.hex, event.from);
      return;
    case 'advanced':
      for (const id of event.counters) go(id, event.hex);
      return;
    case 'exited':
      for (const id of event.counters) go(id, EXITED, EXIT_HEX);
      return;
    case 'leaderKilled':
      go(event.leader, LOST, event.hex);
      return;
    case 'leaderRemoved':
      go(event.leader, LOST);
      return;
    case 'surrendered':
    case 'removedByStacking':
      go(event.unit, LOST, event.hex);
      return;
    case 'stepLost':
      if (event.hits === 4 && event.unit !== undefined) go(event.unit, LOST, event.hex);
      return;
    default:
  }
}

export function isSame<T>(one: readonly T[], other: readonly T[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

export const isBroken = (state: State, piece: number): boolean =>
  (FORMATION[piece] ?? -1) >= 0 && state.broken[FORMATION[piece] ?? -1] === true;
