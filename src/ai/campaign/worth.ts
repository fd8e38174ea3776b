/** What a block is worth: in a fight, and to whoever loses it; by strength point. */
import {
  ARNOLD_BLOCK,
  ALL_BLOCKS,
  type Block,
  type BlockType,
  CLINTON_BLOCK,
  dataOf,
  groupLimit,
  rateOf,
} from '../../engine/campaign/index';

/** Guns and elite hit twice as often, but stand no more than others; militia runs, and Natives stay for one round. */
const FIGHT: Readonly<Record<BlockType, number>> = {
  regular: 1,
  elite: 1.6,
  militia: 0.85,
  native: 0.55,
  artillery: 1.5,
  lightArtillery: 1.5,
  leader: 0.4,
};
const PRICE: Readonly<Record<BlockType, number>> = {
  regular: 1,
  elite: 1.7,
  militia: 0.65,
  native: 0.5,
  artillery: 1.4,
  lightArtillery: 1.4,
  leader: 2,
};
/** 10.11 four dice. */
const ARNOLD_FIGHTS = 1.5;

const table = (of: (block: Block) => number): Float64Array => Float64Array.from(ALL_BLOCKS, of);

/** In a fight, by strength point. */
export const FIGHTS: Float64Array = table((block) =>
  block === ARNOLD_BLOCK ? ARNOLD_FIGHTS : FIGHT[dataOf(block).type],
);

/** Lost, by strength point; a leader by what he can lead. */
export const PRICES: Float64Array = table((block) => {
  if (block === CLINTON_BLOCK) return 0;
  const { type } = dataOf(block);
  return type === 'leader' ? PRICE.leader + (groupLimit(block) * rateOf(block)) / 4 : PRICE[type];
});
