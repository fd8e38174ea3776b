/** The campaign's opponents, as a host takes them. */
import { CAMPAIGN, type CampaignTypes } from '../../engine/campaign/index';
import type { Opponent } from '../opponent';
import { LEVELS } from './levels';
import { type Memory, newMemory } from './memory';
import type { PlanLine } from './plan';
import { think } from './think';

export { type Level, LEVELS } from './levels';
export type { Memory } from './memory';
export { type PlanLine, STANCES } from './plan';
export { PARTS } from './score';

export const OPPONENT: Opponent<CampaignTypes, Memory, readonly PlanLine[]> = {
  game: CAMPAIGN.id,
  levels: LEVELS,
  begin: (level, _side, seed) => newMemory(level, seed),
  think: (observed, side, memory) => think(observed, side, memory),
};
