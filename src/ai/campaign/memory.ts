/** 2.1 What an opponent carries from one thought to the next: where it believes the enemy's blocks, how hurt it saw them, and its orders. */
import { newState, DEFAULT_OPTIONS } from '../../engine/campaign/index';
import type { March } from './operations';
import type { PlanLine } from './plan';

/** Plain JSON. */
export interface Memory {
  readonly level: string;
  readonly seed: string;
  /** Thoughts so far: a part of what chance is drawn from. */
  readonly thoughts: number;
  /** By block: where it is believed to stand, and its strength when it was seen last. */
  readonly where: readonly number[];
  readonly sp: readonly number[];
  /** What is left of a move of several leaders, and the week and the side's turn to which it belongs. */
  readonly pending: readonly March[];
  readonly ordered: number;
  readonly plan: readonly PlanLine[];
}

/** How both sides begin is no secret; militia has no place yet. */
export function newMemory(level: string, seed: string): Memory {
  const { at, sp } = newState(DEFAULT_OPTIONS, true);
  return { level, seed, thoughts: 0, where: at, sp, pending: [], ordered: 0, plan: [] };
}
