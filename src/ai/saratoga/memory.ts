/** 3.4 What an opponent carries from one thought to the next: what it was shown of the enemy, and the orders it has given. */
import {
  enemyOf,
  idOf,
  isCombatUnit,
  piecesOf,
  type Side,
  type State,
  UNKNOWN,
} from '../../engine/saratoga/index';
import type { Temper } from './officer';
import type { Orders } from './orders';

/** Where an enemy counter was seen last, how hurt it was, and when. */
export interface Sighting {
  readonly hex: number;
  readonly hits: number;
  readonly turn: number;
}

/** Plain JSON. */
export interface Memory {
  readonly level: string;
  readonly seed: string;
  /** Thoughts so far: a part of what chance is drawn from. */
  readonly thoughts: number;
  readonly sightings: Readonly<Record<string, Sighting>>;
  readonly orders: Orders;
  readonly temper: Temper;
  /** The turn for which they were given. */
  readonly ordered: number;
  /** The turn in which closing in was thought over last: once is enough. */
  readonly weighed: number;
}

/** With what the observed state shows. */
export function remember(memory: Memory, observed: State, side: Side): Memory {
  if (!observed.fog) return memory;
  const sightings: Record<string, Sighting> = { ...memory.sightings };
  for (const piece of piecesOf(enemyOf(side))) {
    const hex = observed.at[piece] ?? 0;
    if (hex <= 0 || hex === UNKNOWN) continue;
    const hits = isCombatUnit(piece) ? (observed.hits[piece] ?? 0) : 0;
    sightings[idOf(piece)] = { hex, hits, turn: observed.turn };
  }
  return { ...memory, sightings };
}
