/** 4.0 Where each unit could stand after its next move, as things are now: what both sides have to reckon with. */
import type { Hex } from '../../engine/hexmap/hexId';
import { BARRED, type Reach, reachByWay } from '../../engine/hexmap/search';
import {
  barToStep,
  type Board,
  chargeFor,
  entryHexOf,
  groupAllowance,
  hexOfPiece,
  isFit,
  isOnMap,
  isUnit,
  moverOf,
  MP,
  type Piece,
  readBoard,
  type State,
  stepCost,
  stuckAfter,
  WAITING,
  type World,
} from '../../engine/firstSaratoga/index';

/** By counter; undefined for leaders, for the lost and for those who could not attack anyway. */
export function reachesOf(world: World, state: State): (Uint8Array | undefined)[] {
  return world.pieces.map((piece) =>
    isUnit(world, piece) && isFit(world, state, piece) ? reachesFrom(world, state, piece) : undefined,
  );
}

/** 4.5 in fog a die decides; this is what it gives more often than not. */
const IN_FOG = 3;

export function reachesFrom(world: World, state: State, piece: Piece): Uint8Array | undefined {
  const isWaiting = state.at[piece] === WAITING;
  const start = isWaiting ? entryHexOf(world, state, piece) : hexOfPiece(state, piece);
  if (start <= 0 || !(isWaiting || isOnMap(state, piece))) return undefined;
  const printed = groupAllowance(world, state, [piece]);
  const allowance = state.fog ? Math.min(printed, IN_FOG * MP) : printed;
  return walk(world, state, piece, start, allowance - (isWaiting ? MP : 0));
}

function walk(world: World, state: State, piece: Piece, start: Hex, left: number): Uint8Array {
  const found = wayOf(world, state, readBoard(world, state), piece, start, left);
  const reached = new Uint8Array(world.size);
  for (const hex of found.hexes) reached[hex] = 1;
  return reached;
}

/** Each search of a world writes over the one before. */
const SCRATCH = new WeakMap<World, Reach>();

/** All ways of one unit by itself, to be read before the next are asked for. */
export function wayOf(
  world: World,
  state: State,
  board: Board,
  piece: Piece,
  start: Hex,
  left: number,
): Reach {
  const mover = moverOf(world, state, [piece], false);
  const stepsAt = (from: Hex) => (from === start ? 0 : 1);
  const cost = (from: Hex, to: Hex): number => {
    if (barToStep(world, board, mover, from, to, stepsAt(from))) return BARRED;
    return chargeFor(stepCost(world, mover, from, to, left), left, stepsAt(from), false) ?? BARRED;
  };
  const stops = (from: Hex, to: Hex) => stuckAfter(world, board, mover, from, to).length > 0;
  const found = reachByWay(world.grid, start, Math.max(0, left), cost, stops, SCRATCH.get(world));
  SCRATCH.set(world, found);
  return found;
}
