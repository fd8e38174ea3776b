/** The opponents of Freeman's Farm, as a host takes them. */
import { type FarmTypes, FREEMANS_FARM } from '../../engine/freemansFarm/index';
import type { Opponent } from '../opponent';
import { LEVELS } from './levels';
import type { Memory } from './memory';
import type { Plan } from './plan';
import { think } from './think';

export { type Level, LEVELS } from './levels';
export type { Memory } from './memory';
export type { Plan } from './plan';

export const OPPONENT: Opponent<FarmTypes, Memory, Plan> = {
  game: FREEMANS_FARM.id,
  levels: LEVELS,
  begin: (level, _, seed) => ({ level, seed, thoughts: 0 }),
  think,
};
