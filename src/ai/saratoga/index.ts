/** Saratoga's opponents, as a host takes them. */
import { SARATOGA, type SaratogaTypes } from '../../engine/saratoga/index';
import type { Opponent } from '../opponent';
import { advise } from './advise';
import { habits } from './general';
import { LEVELS } from './levels';
import type { Memory } from './memory';
import { missed } from './missed';
import { EVEN } from './officer';
import type { PlanLine } from './plan';
import { think } from './think';

export { type Level, LEVELS } from './levels';
export type { Memory, Sighting } from './memory';
export { BODIES, type Reason, REASONS, type Stance, STANCES } from './orders';
export type { PlanLine } from './plan';

export const OPPONENT: Opponent<SaratogaTypes, Memory, readonly PlanLine[]> = {
  game: SARATOGA.id,
  levels: LEVELS,
  begin: (level, side, seed) => ({
    level,
    seed,
    thoughts: 0,
    sightings: {},
    orders: habits(side),
    temper: EVEN,
    ordered: 0,
    weighed: 0,
  }),
  think: (observed, side, memory) => think(observed, side, memory),
  advise,
  missed,
};
