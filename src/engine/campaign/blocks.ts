/** 2.0 The blocks by number, and what kind each is. */
import { BLOCKS } from './data/blocks';
import { HITS_ON } from './data/tables';
import type { BlockData, BlockType, Side } from './data/types';

/** The number of a block in the data. */
export type Block = number;

const ALL: readonly BlockData[] = BLOCKS;
export const BLOCK_COUNT = ALL.length;
export const ALL_BLOCKS: readonly Block[] = ALL.map((_, block) => block);

const NUMBERS: ReadonlyMap<string, Block> = new Map(ALL.map(({ id }, block) => [id, block]));
export const blockOf = (id: string): Block | undefined => NUMBERS.get(id);
export const idOf = (block: Block): string => ALL[block]?.id ?? '';
export const idsOf = (blocks: readonly Block[]): string[] => blocks.map(idOf);

export function knownBlock(id: string): Block {
  const block = NUMBERS.get(id);
  if (block === undefined) throw new Error(`no block '${id}'`);
  return block;
}

export function dataOf(block: Block): BlockData {
  const data = ALL[block];
  if (!data) throw new Error(`no block ${block}`);
  return data;
}

const of = (type: BlockType) => (block: Block) => ALL[block]?.type === type;
const table = (fits: (block: Block) => boolean): readonly boolean[] => ALL_BLOCKS.map(fits);

const BRITISH = table((block) => ALL[block]?.side === 'british');
const LEADER = table(of('leader'));
const NATIVE = table(of('native'));
const MILITIA = table(of('militia'));
const HEAVY = table(of('artillery'));
const FOOT = table((block) => of('regular')(block) || of('elite')(block) || MILITIA[block] === true);

export const sideOf = (block: Block): Side => (BRITISH[block] ? 'british' : 'american');
export const enemyOf = (side: Side): Side => (side === 'british' ? 'american' : 'british');
/** K2 all but leaders count as units. */
export const isUnit = (block: Block): boolean => LEADER[block] !== true;
export const isLeader = (block: Block): boolean => LEADER[block] === true;
export const isNative = (block: Block): boolean => NATIVE[block] === true;
export const isMilitia = (block: Block): boolean => MILITIA[block] === true;
/** 1.4, 2.7 */
export const isHeavyGun = (block: Block): boolean => HEAVY[block] === true;
/** K3 regular, elite and militia. */
export const isInfantry = (block: Block): boolean => FOOT[block] === true;
/** 10.2 foot or guns. */
export const isFootOrGun = (block: Block): boolean => LEADER[block] !== true && NATIVE[block] !== true;
/** 9.2 */
export const isRegularOrElite = (block: Block): boolean => FOOT[block] === true && MILITIA[block] !== true;

export const fullSp = (block: Block): number => ALL[block]?.sp ?? 0;
export const rateOf = (block: Block): number => ALL[block]?.move ?? 0;
export const groupLimit = (block: Block): number => ALL[block]?.group ?? 0;
/** 10.9, K4 */
export const hitsOn = (block: Block): number => HITS_ON[dataOf(block).type];

export const blocksOf = (side: Side): readonly Block[] => OF_SIDE[side];
export const BRITISH_BLOCKS: readonly Block[] = ALL_BLOCKS.filter((block) => BRITISH[block]);
export const AMERICAN_BLOCKS: readonly Block[] = ALL_BLOCKS.filter((block) => !BRITISH[block]);
const OF_SIDE = { british: BRITISH_BLOCKS, american: AMERICAN_BLOCKS } as const;

export const NATIVES: readonly Block[] = ALL_BLOCKS.filter(isNative);
export const leadersOf = (side: Side): readonly Block[] => LEADERS[side];

export const ARNOLD_BLOCK = knownBlock('arnold');
export const CLINTON_BLOCK = knownBlock('clinton');

/** Clinton leads nobody and never comes onto the map. */
const LEADERS = {
  british: BRITISH_BLOCKS.filter((block) => isLeader(block) && block !== CLINTON_BLOCK),
  american: AMERICAN_BLOCKS.filter(isLeader),
} as const;
