/** First Saratoga's opponents, as a host takes them. */
import { FIRST_SARATOGA, type FirstSaratogaTypes } from '../../engine/firstSaratoga/index';
import type { Opponent } from '../opponent';
import { LEVELS } from './levels';
import type { Memory } from './memory';
import { missed } from './missed';
import type { PlanLine } from './plan';
import { advise, think } from './think';

export { type Level, LEVELS } from './levels';
export type { Memory } from './memory';
export { type Intent, INTENTS, type PlanLine, type Reason, REASONS } from './plan';

export const OPPONENT: Opponent<FirstSaratogaTypes, Memory, readonly PlanLine[]> = {
  game: FIRST_SARATOGA.id,
  levels: LEVELS,
  begin: (level, _, seed) => ({ level, seed, thoughts: 0 }),
  think: (observed, side, memory) => think(observed, side, memory),
  advise,
  missed,
};
