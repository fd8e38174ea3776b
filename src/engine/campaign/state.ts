/** The state of a game: plain JSON, with an entry for each block in the order of the data. */
import { ALL_BLOCKS, type Block, dataOf, isMilitia, NATIVES } from './blocks';
import { LOST, ROAD_COUNT, spotOf, UNPLACED } from './board';
import type { BySide, Side } from './data/types';
import type { CampaignFrame } from './frames';
import type { Options } from './options';

/** No leader, no place, no road, no position. */
export const NOBODY = -1;
export const NOWHERE = -1;

/** 10.2 positions by number; the reserve comes last. */
export const LEFT = 0;
export const CENTER = 1;
export const RIGHT = 2;
export const RESERVE = 3;

/** 12.0 */
export interface Ending {
  readonly winner: Side;
  readonly reason: 'albany' | 'grants' | 'time' | 'ruined';
}

export interface State {
  readonly options: Options;
  /** 2.1 whether faces are hidden from the other side. */
  readonly fog: boolean;
  frames: CampaignFrame[];
  turn: number;
  /** Whose player turn it is. */
  phasing: Side;
  /** 5.1 action points left. */
  ap: { british: number; american: number };
  /** By block: the place or box where it stands, and its strength; 0 when it is lost. */
  at: number[];
  sp: number[];
  /** 5.6 */
  moved: boolean[];
  /** K24 the leader of the group in which it moved this turn. */
  group: number[];
  /** 11.5, K44 the place of its last step this turn, and the road. */
  from: number[];
  road: number[];
  /** K24 leaders who have tried a force march this turn, and units that have made one. */
  tried: boolean[];
  /** K86 the leader whose last group it was in, as long as it stays with him. */
  leader: number[];
  /** 4.2 the turn when it comes; 0 for those who do not, THROWN_BACK for those who must come again. */
  due: number[];
  /** K18 by road: how many units of the phasing side have used it this turn. */
  used: number[];
  /** K30 */
  clintonTried: boolean;
  /** In the running battle, by block: its position, whether the enemy knows it, has acted, or has fled for good. */
  position: number[];
  shown: boolean[];
  acted: boolean[];
  fled: boolean[];
  ending: Ending | undefined;
}

export const THROWN_BACK = -1;

export function newState(options: Options, fog: boolean): State {
  const each = <T>(value: T): T[] => ALL_BLOCKS.map(() => value);
  return {
    options,
    fog,
    frames: [],
    turn: 1,
    phasing: 'british',
    ap: { british: 0, american: 0 },
    at: ALL_BLOCKS.map((block) => spotOf(dataOf(block).start) ?? UNPLACED), // 3.1, 3.2
    sp: ALL_BLOCKS.map((block) => dataOf(block).sp),
    moved: each(false),
    group: each(NOBODY),
    from: each(NOWHERE),
    road: each(NOWHERE),
    tried: each(false),
    leader: each(NOBODY),
    due: ALL_BLOCKS.map((block) => dataOf(block).turn),
    used: Array.from({ length: ROAD_COUNT }, () => 0),
    clintonTried: false,
    position: each(NOWHERE),
    shown: each(false),
    acted: each(false),
    fled: each(false),
    ending: undefined,
  };
}

/** A private copy for whoever plays ahead: opponents, fuzzers, odds. */
export function copyState(state: State): State {
  return {
    options: state.options,
    fog: state.fog,
    frames: state.frames.map(copyFrame),
    turn: state.turn,
    phasing: state.phasing,
    ap: { british: state.ap.british, american: state.ap.american },
    at: state.at.slice(),
    sp: state.sp.slice(),
    moved: state.moved.slice(),
    group: state.group.slice(),
    from: state.from.slice(),
    road: state.road.slice(),
    tried: state.tried.slice(),
    leader: state.leader.slice(),
    due: state.due.slice(),
    used: state.used.slice(),
    clintonTried: state.clintonTried,
    position: state.position.slice(),
    shown: state.shown.slice(),
    acted: state.acted.slice(),
    fled: state.fled.slice(),
    ending: state.ending,
  };
}

/** A frame is flat but for lists. */
function copyFrame<F extends CampaignFrame>(frame: F): F {
  const copy: Record<string, unknown> = { ...frame };
  for (const name in copy) {
    const value = copy[name];
    if (Array.isArray(value)) copy[name] = value.slice();
  }
  return copy as unknown as F;
}

export const spotAt = (state: State, block: Block): number => state.at[block] ?? LOST;
export const spOf = (state: State, block: Block): number => state.sp[block] ?? 0;
export const isAlive = (state: State, block: Block): boolean => state.at[block] !== LOST;

/** 3.3 who is placed by choice. */
export const CHOSEN_MILITIA: readonly Block[] = ALL_BLOCKS.filter(
  (block) => isMilitia(block) && dataOf(block).start.startsWith('choice:'),
);
export const livingNatives = (state: State): Block[] => NATIVES.filter((block) => isAlive(state, block));

export const pointsOf = (state: State, side: Side): number => (state.ap as BySide<number>)[side];
