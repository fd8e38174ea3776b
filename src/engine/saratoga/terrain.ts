/** TEC What ground costs and does. Costs are counted in halves of a movement point, so that they stay whole (R18). */

export const MP = 2;

export interface TerrainEffect {
  /** To enter the hex, or on top of that for a hexside; nothing where it cannot be entered. */
  readonly cost?: number;
  /** Added to the die of fire at a unit there. */
  readonly fire: number;
  readonly blocksSight: boolean;
}

export const TERRAIN = ['clear', 'woods', 'work', 'road', 'river', 'stream', 'upSlope'] as const;
export type Terrain = (typeof TERRAIN)[number];

export const TEC: Readonly<Record<Terrain, TerrainEffect>> = {
  clear: { cost: 1 * MP, fire: 0, blocksSight: false },
  woods: { cost: 2 * MP, fire: -1, blocksSight: true },
  work: { cost: 1 * MP, fire: -1, blocksSight: false },
  road: { cost: MP / 2, fire: 0, blocksSight: false },
  river: { fire: 0, blocksSight: false },
  stream: { cost: 1 * MP, fire: 0, blocksSight: false },
  upSlope: { cost: 1 * MP, fire: -1, blocksSight: false },
};
