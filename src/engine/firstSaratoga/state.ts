/** The state of a game: plain JSON, with an entry for each counter in the order of the scenario. */
import type { Hex } from '../hexmap/hexId';
import type { Side } from './data/types';
import type { FirstSaratogaFrame } from './frames';
import type { Options } from './options';
import type { Piece, World } from './world';

/** Where a counter is when it is not on the map. */
export const NOT_PLACED = 0;
/** M6 beside its entry hex, or not arrived. */
export const WAITING = -1;
export const ELIMINATED = -2;

/** What lies on a counter, as bits. The back is the reduced or the ineffective side. */
export const BACK = 1;
export const DISRUPTED = 2;
/** 4.1, 3.2 it has moved, or rallied, in this movement phase. */
export const MOVED = 4;
export const RALLIED = 8;
/** 4.4 in this turn. */
export const MARCHED = 16;
/** 7.1, 7.2 in this combat phase. */
export const ATTACKED = 32;
export const DEFENDED = 64;

export const END_REASONS = ['atOnce', 'places', 'points', 'draw'] as const;
export interface Ending {
  readonly winner: Side | undefined;
  /** 14.1 at once, 14.1-2 places at the end, 14.3 points or none. */
  readonly reason: (typeof END_REASONS)[number];
  /** Where a unit won at once. */
  readonly hex?: number;
}

export interface State {
  /** The id of a scenario that comes with the game, or the text of one of the players' own. */
  readonly scenario: string;
  readonly options: Options;
  frames: FirstSaratogaFrame[];
  turn: number;
  phasing: Side;
  /** 15.5 the side of the turn marker. */
  fog: boolean;
  at: number[];
  marks: number[];
  /** 13.3 by formation: the number of its entry, or -1. */
  entries: number[];
  /** 13.3 by counter: the formation that a free leader came with, or -1. */
  joined: number[];
  /** 14.1-2 by flag: who was there last. */
  owners: Side[];
  ending: Ending | undefined;
}

export function copyState(state: State): State {
  return {
    scenario: state.scenario,
    options: state.options,
    frames: state.frames.map(copyFrame),
    turn: state.turn,
    phasing: state.phasing,
    fog: state.fog,
    at: state.at.slice(),
    marks: state.marks.slice(),
    entries: state.entries.slice(),
    joined: state.joined.slice(),
    owners: state.owners.slice(),
    ending: state.ending,
  };
}

/** A frame is flat but for lists. */
function copyFrame<F extends FirstSaratogaFrame>(frame: F): F {
  const copy: Record<string, unknown> = { ...frame };
  for (const [name, value] of Object.entries(frame)) if (Array.isArray(value)) copy[name] = value.slice();
  return copy as unknown as F;
}

export const hexOfPiece = (state: State, piece: Piece): Hex => (state.at[piece] ?? 0) as Hex;
export const isOnMap = (state: State, piece: Piece): boolean => (state.at[piece] ?? 0) > 0;
export const isMarked = (state: State, piece: Piece, mark: number): boolean =>
  ((state.marks[piece] ?? 0) & mark) !== 0;
export const isDisrupted = (state: State, piece: Piece): boolean => isMarked(state, piece, DISRUPTED);
export const isBack = (state: State, piece: Piece): boolean => isMarked(state, piece, BACK);
/** 2.5 of battalions and leaders. */
export const isIneffective = (world: World, state: State, piece: Piece): boolean =>
  !world.isTwoStep[piece] && isBack(state, piece);
export const isReduced = (world: World, state: State, piece: Piece): boolean =>
  world.isTwoStep[piece] === true && isBack(state, piece);

export function mark(state: State, piece: Piece, bits: number): void {
  state.marks[piece] = (state.marks[piece] ?? 0) | bits;
}
export function unmark(state: State, piece: Piece, bits: number): void {
  state.marks[piece] = (state.marks[piece] ?? 0) & ~bits;
}

/** 3.1 what a player turn remembers does not outlast it; 4.4 a march counts for the whole turn. */
export function clearMarks(state: State, bits: number): void {
  for (let piece = 0; piece < state.marks.length; piece++) unmark(state, piece, bits);
}
