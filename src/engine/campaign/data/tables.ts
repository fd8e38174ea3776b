/** The tables of the rulebook. */
import type { PlaceId } from './places';
import type { BlockType, BySide, Region, RoadKind } from './types';

export const LAST_TURN = 20;

/** 5.1 added to the base, by die. */
export const BASE_POINTS = 2;
export const MOST_POINTS = 5;
export const POINTS_BY_DIE: BySide<readonly number[]> = {
  british: [0, 1, 1, 2, 2, 3],
  american: [1, 1, 2, 2, 2, 3],
};

/** 1.2-1.4 units a road, player and turn. */
export const ROAD_LIMIT: Readonly<Record<RoadKind, number>> = { blue: 99, dotted: 10, brown: 7 };

/** 2.3-2.8 the lowest number that hits. */
export const HITS_ON: Readonly<Record<BlockType, number>> = {
  regular: 6,
  elite: 5,
  militia: 6,
  native: 6,
  artillery: 5,
  lightArtillery: 5,
  leader: 6,
};

/** 2.2-2.8 the lowest and the highest full strength. */
export const SP_RANGE: Readonly<Record<BlockType, readonly [number, number]>> = {
  regular: [3, 4],
  elite: [3, 4],
  militia: [2, 3],
  native: [2, 4],
  artillery: [2, 4],
  lightArtillery: [2, 4],
  leader: [1, 1],
};

/** 10.13, K5 the highest number that makes militia flee; British fire only. */
export const FLEE_ON = { native: 2, others: 1 } as const;

/** 3.3 */
export const MILITIA_A_PLACE: Readonly<Record<Region, number>> = { NY: 1, NHG: 1, MA: 2 };
export const SUGGESTED_MILITIA: Readonly<Record<Region, readonly PlaceId[]>> = {
  NY: ['ft_dayton', 'ft_edward', 'saratoga'],
  NHG: [
    'bennington',
    'manchester',
    'arlington',
    'pawlet',
    'castletown',
    'clarendon',
    'otter_creek',
    'hubbardton',
  ],
  MA: ['williamstown', 'williamstown', 'pittsfield'],
};

/** 7.3, 7.4 */
export const FORCE_MARCH = { goesOn: 4, losesBelow: 4, fastLeader: 1 } as const;

/** 9.1, 9.2 */
export const CLINTON = { fromTurn: 14, goesOn: 4, units: 4, sp: 10 } as const;

/** 10.4, 10.5 fewer units than that: a skirmish, or overrun by as many. */
export const MANNED = 3;
/** 10.11 */
export const ARNOLD = { dice: 4, removedOnOnes: 2 } as const;

/** 12.1, 12.2 */
export const OBJECTIVES: Readonly<Record<'albany' | 'grants', readonly PlaceId[]>> = {
  albany: ['ft_ticonderoga', 'albany'],
  grants: ['ft_ticonderoga', 'bennington', 'manchester'],
};
/** 12.4 */
export const RUIN_BELOW = 25;

/** 13.2 */
export const ST_LEDGER_MORE = 2;
/** 13.3 */
export const REACTION_BEFORE = 5;
/** 13.5 */
export const DESERTION_TURNS: readonly number[] = [12, 15, 18];
