/** The state of a game: plain JSON, with an entry for each counter in the order of the roster. */
import type { Hex } from '../hexmap/hexId';
import { isUnit } from './data/counters';
import { FORMATION_LIST } from './data/formations';
import type { Start } from './data/starts';
import type { Battle, Side } from './data/types';
import type { SaratogaFrame } from './frames';
import type { Handicap, Options } from './options';
import { counterAt, PIECES, type Piece } from './roster';

/** Where a counter is when it is not on the map. */
export const NOT_PLACED = 0;
export const LOST = -1;
export const EXITED = -2;
export const ABSENT = -3;
/** Only in what a side observes: an enemy counter of which it does not know where it is. */
export const UNKNOWN = -4;

export interface Ending {
  readonly winner: Side | undefined;
  readonly reason: 'exit' | 'demoralised' | 'bothDemoralised' | 'points' | 'tie';
}

export interface State {
  readonly battle: Battle;
  readonly options: Options;
  /** 3.4, R108 whether stacks are hidden from the other side. */
  readonly fog: boolean;
  /** Only where the players agreed on one: the state of any other game is as it ever was. */
  readonly handicap?: Handicap;
  /** Likewise: only where a part of a battle is played. */
  readonly start?: Start;
  frames: SaratogaFrame[];
  turn: number;
  /** The player whose phase it is. */
  phasing: Side;
  /** The hex of each counter, or one of the words above. */
  at: number[];
  /** Of two counters in a hex the one with the higher number lies on top (R111). */
  order: number[];
  /** 7.3 hits taken: 1 a marker, 2 reduced, 3 reduced with a marker, 4 eliminated. */
  hits: number[];
  /** 5.0 settled in the Command Phase (R39); for a leader `active` alone counts. */
  inCommand: boolean[];
  active: boolean[];
  /** 5.1 stood in an enemy ZOC when the last Command Phase began. */
  inContact: boolean[];
  /** 6.2 halves of movement points spent, and 3.2.4, R20 whether it has finished, in this Movement Phase. */
  spent: number[];
  done: boolean[];
  /** 7.1 fired in this Combat Phase, at which hex, and how often it was fired at. */
  fired: boolean[];
  aimedAt: number[];
  shotAt: number[];
  /** R109 shown to the other side until this Combat Phase ends. */
  seen: boolean[];
  /** 3.8 by formation: the box of the track, and whether it has broken. */
  morale: number[];
  broken: boolean[];
  ending: Ending | undefined;
}

export function newState(
  battle: Battle,
  options: Options,
  fog: boolean,
  handicap?: Handicap,
  morale: readonly number[] = FORMATION_LIST.map(({ formerly }) => formerly[battle]),
): State {
  const each = <T>(value: T): T[] => PIECES.map(() => value);
  return {
    battle,
    options,
    fog,
    ...(handicap ? { handicap } : {}),
    frames: [],
    turn: 1,
    phasing: 'american',
    at: PIECES.map((piece) => {
      const counter = counterAt(piece);
      return isUnit(counter) && !counter.battles.includes(battle) ? ABSENT : NOT_PLACED;
    }),
    order: each(0),
    hits: each(0),
    inCommand: each(false),
    active: each(false),
    inContact: each(false),
    spent: each(0),
    done: each(false),
    fired: each(false),
    aimedAt: each(0),
    shotAt: each(0),
    seen: each(false),
    morale: [...morale],
    broken: FORMATION_LIST.map(() => false),
    ending: undefined,
  };
}

/** A private copy for whoever plays ahead: opponents, fuzzers, odds. */
export function copyState(state: State): State {
  return {
    battle: state.battle,
    options: state.options,
    fog: state.fog,
    ...(state.handicap ? { handicap: state.handicap } : {}),
    ...(state.start ? { start: state.start } : {}),
    frames: state.frames.map(copyFrame),
    turn: state.turn,
    phasing: state.phasing,
    at: state.at.slice(),
    order: state.order.slice(),
    hits: state.hits.slice(),
    inCommand: state.inCommand.slice(),
    active: state.active.slice(),
    inContact: state.inContact.slice(),
    spent: state.spent.slice(),
    done: state.done.slice(),
    fired: state.fired.slice(),
    aimedAt: state.aimedAt.slice(),
    shotAt: state.shotAt.slice(),
    seen: state.seen.slice(),
    morale: state.morale.slice(),
    broken: state.broken.slice(),
    ending: state.ending,
  };
}

/** A frame is flat but for lists. */
function copyFrame<F extends SaratogaFrame>(frame: F): F {
  const copy: Record<string, unknown> = { ...frame };
  for (const [name, value] of Object.entries(frame)) if (Array.isArray(value)) copy[name] = value.slice();
  return copy as unknown as F;
}

export const isOnMap = (state: State, piece: Piece): boolean => (state.at[piece] ?? 0) > 0;
export const hexOfPiece = (state: State, piece: Piece): Hex => (state.at[piece] ?? 0) as Hex;
export const hitsOf = (state: State, piece: Piece): number => state.hits[piece] ?? 0;

/** R111 whoever enters a stack is put on top. */
export function putOnTop(state: State, piece: Piece): void {
  const { at, order } = state;
  let highest = 0;
  const hex = at[piece];
  for (let p = 0; p < at.length; p++)
    if (at[p] === hex && p !== piece) highest = Math.max(highest, order[p] ?? 0);
  order[piece] = highest + 1;
}

export function placeAt(state: State, piece: Piece, hex: Hex): void {
  state.at[piece] = hex;
  putOnTop(state, piece);
}
