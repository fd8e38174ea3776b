/** 3.2 Zones of control, with the occupation of all hexes, read in one pass over the state. */
import { EVERY_DIRECTION } from '../hexmap/grid';
import type { Hex } from '../hexmap/hexId';
import { GRID, isLand, STREAM_SIDES } from './battlefield';
import type { Side } from './data/types';
import { FIRST_LEADER, type Piece, sideOf } from './roster';
import type { State } from './state';

/** Counts by hex number. One board is read at a time and is true until the state changes. */
export interface BoardReading {
  readonly units: Readonly<Record<Side, Uint8Array>>;
  readonly leaders: Readonly<Record<Side, Uint8Array>>;
  /** How many units of the side reach into the hex. */
  readonly zoc: Readonly<Record<Side, Uint8Array>>;
}

const SIZE = GRID.tables.size;
const counts = () => ({ british: new Uint8Array(SIZE), american: new Uint8Array(SIZE) });
const board: BoardReading = { units: counts(), leaders: counts(), zoc: counts() };

export function readBoard(state: State): BoardReading {
  const { units, leaders, zoc } = board;
  units.british.fill(0);
  units.american.fill(0);
  leaders.british.fill(0);
  leaders.american.fill(0);
  zoc.british.fill(0);
  zoc.american.fill(0);
  const at = state.at;
  for (let piece = 0; piece < at.length; piece++) {
    const hex = at[piece] ?? 0;
    if (hex <= 0) continue;
    const side = sideOf(piece);
    if (piece >= FIRST_LEADER) {
      // 3.2.1 leaders project none
      leaders[side][hex] = (leaders[side][hex] ?? 0) + 1;
      continue;
    }
    units[side][hex] = (units[side][hex] ?? 0) + 1;
    const into = zoc[side];
    for (const next of ZOC_OF[hex] ?? NONE) into[next] = (into[next] ?? 0) + 1;
  }
  return board;
}

/** 3.2.1, 3.2.3 the hexes that a unit controls: all six, except across river or stream hexsides. */
export const controlledFrom = (hex: Hex): readonly Hex[] => ZOC_OF[hex] ?? NONE;

/** Whether a side controls a hex, asked once; for many hexes read the board. */
export function isControlledBy(state: State, hex: Hex, side: Side): boolean {
  return readBoard(state).zoc[side][hex] !== 0;
}

export function isAdjacentToUnits(state: State, hex: Hex, side: Side): boolean {
  const { units } = readBoard(state);
  return GRID.neighbours(hex).some((next) => units[side][next] !== 0);
}

export const isInEnemyZoc = (state: State, piece: Piece): boolean => {
  const side = sideOf(piece) === 'british' ? 'american' : 'british';
  return isControlledBy(state, (state.at[piece] ?? 0) as Hex, side);
};

const NONE: readonly Hex[] = [];
const ZOC_OF: readonly (readonly Hex[])[] = Array.from({ length: SIZE }, (_, number) => {
  const hex = number as Hex;
  if (!GRID.has(hex) || !isLand(hex)) return NONE;
  return EVERY_DIRECTION.filter((direction) => !STREAM_SIDES.has(hex, direction))
    .map((direction) => GRID.neighbour(hex, direction))
    .filter((next) => next !== 0 && isLand(next));
});
