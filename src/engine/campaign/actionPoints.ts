/** 5.1, 5.2 Action points, and who goes first. */
import { BASE_POINTS, POINTS_BY_DIE } from './data/tables';
import type { Side } from './data/types';

export const pointsFor = (side: Side, die: number): number =>
  BASE_POINTS + (POINTS_BY_DIE[side][die - 1] ?? 0);

/** 5.2 the British on a tie. */
export const firstWith = (british: number, american: number): Side =>
  american > british ? 'american' : 'british';
