/** 3.2, 11.1, 15.2 Rally and step recovery: who may try what. */
import type { Hex } from '../hexmap/hexId';
import { type Board, fieldOf } from './board';
import type { Code } from './refusals';
import {
  hexOfPiece,
  isBack,
  isDisrupted,
  isIneffective,
  isMarked,
  isOnMap,
  isReduced,
  RALLIED,
  type State,
} from './state';
import { type Piece, sideOf, type World } from './world';

/** What a unit would get back. */
export type RallyKind = 'order' | 'effective' | 'step';

/** 3.2 a-c, each unit once and one thing at a time: order first. */
export function rallyOf(world: World, state: State, board: Board, unit: Piece): RallyKind | Code {
  if (world.isLeader[unit]) return 'notAUnit';
  if (isMarked(state, unit, RALLIED)) return 'alreadyRallied';
  const hex = hexOfPiece(state, unit);
  const field = fieldOf(board, sideOf(world, unit));
  const inZoc = field.zoc[hex] !== 0;
  if (isDisrupted(state, unit)) return inZoc ? 'inEnemyZoc' : 'order';
  if (isIneffective(world, state, unit)) return inZoc ? 'inEnemyZoc' : 'effective';
  // 15.2 Colonial units only
  if (!isReduced(world, state, unit) || world.isBritish[unit]) return 'nothingToRally';
  return canRecover(world, state, board, unit) ? 'step' : 'notRecoverable';
}

/** 11.1 away from the enemy, with a free chain to the rear. */
export function canRecover(world: World, state: State, board: Board, unit: Piece): boolean {
  const { foes, near, zoc } = fieldOf(board, sideOf(world, unit));
  const start = hexOfPiece(state, unit);
  if (near[start] !== 0 || zoc[start] !== 0) return false;
  const goals = new Set(world.rearHexes);
  const seen = new Set<Hex>([start]);
  const queue: Hex[] = [start];
  for (const hex of queue) {
    if (goals.has(hex)) return true;
    for (const next of world.grid.neighbours(hex)) {
      if (seen.has(next) || world.land[next] !== 1 || foes[next] !== 0 || zoc[next] !== 0) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return false;
}

/** 3.2 d, M58 a leader turns up by himself with an undisrupted unit, or outside enemy ZOCs. */
export function turnsUp(world: World, state: State, board: Board, leader: Piece): boolean {
  if (!world.isLeader[leader] || !isBack(state, leader) || !isOnMap(state, leader)) return false;
  const hex = hexOfPiece(state, leader);
  const side = sideOf(world, leader);
  if (fieldOf(board, side).zoc[hex] === 0) return true;
  return world.piecesOf[side].some(
    (piece) => !world.isLeader[piece] && state.at[piece] === hex && !isDisrupted(state, piece),
  );
}
