/** 4.0, 5.3-5.5 Movement: what a step costs, what forbids it, who must stop after it. */
import { type Hex, NO_HEX } from '../hexmap/hexId';
import { type Board, type Field, fieldOf } from './board';
import type { Side } from './data/types';
import type { Code } from './refusals';
import type { State } from './state';
import { allowanceOf, isFit } from './values';
import { isWoods, MP, NO_PATH, type Piece, ROAD, sideOf, type World } from './world';

/** A group with what its members together may and may not do. */
export interface Mover {
  readonly pieces: readonly Piece[];
  readonly side: Side;
  readonly hasUnits: boolean;
  /** M56 leaders move as infantry. */
  readonly hasFoot: boolean;
  readonly hasGuns: boolean;
  /** 5.5 one of its units is disrupted or ineffective. */
  readonly isShaken: boolean;
  readonly march: boolean;
  readonly fog: boolean;
}

export function moverOf(world: World, state: State, pieces: readonly Piece[], march: boolean): Mover {
  let hasUnits = false;
  let hasFoot = false;
  let hasGuns = false;
  let isShaken = false;
  for (const piece of pieces) {
    if (world.isGun[piece]) hasGuns = true;
    else hasFoot = true;
    if (world.isLeader[piece]) continue;
    hasUnits = true;
    if (!isFit(world, state, piece)) isShaken = true;
  }
  const side = sideOf(world, pieces[0] ?? -1);
  return { pieces, side, hasUnits, hasFoot, hasGuns, isShaken, march, fog: state.fog };
}

/** 4.1 the lowest allowance in the group, in halves. */
export function groupAllowance(world: World, state: State, pieces: readonly Piece[]): number {
  let least = Infinity;
  for (const piece of pieces) least = Math.min(least, allowanceOf(world, state, piece));
  return least * MP;
}

/** 4.5, 13.3, M7 what a movement die makes of the allowance, in halves; `least` 0 where nothing is guaranteed. */
export function foggedAllowance(
  state: State,
  printed: number,
  die: number,
  modifier: number,
  least: number,
): number {
  const rolled = Math.max(least, die + modifier) * MP;
  if (printed === 0) return 0;
  return state.options.fogMovement === 'die' ? rolled : Math.min(rolled, printed);
}

/** What forbids a step, leaving aside its cost. `from` 0: beside the map. `steps`: how many it has taken before. */
export function barToStep(
  world: World,
  board: Board,
  mover: Mover,
  from: Hex,
  to: Hex,
  steps: number,
): Code | undefined {
  const field = fieldOf(board, mover.side);
  if (world.land[to] !== 1) return 'impassable';
  if (field.foes[to] !== 0) return 'enemyThere'; // 4.2, 11.2
  if (from === NO_HEX) return barToZoc(field, mover, from, to);
  const direction = world.grid.directionTo(from, to);
  if (direction === -1) return 'notAdjacent';
  const side = from * 6 + direction;
  const isPath = world.path[side] !== NO_PATH;
  if (mover.march) {
    // 4.4, M55
    if (!isPath) return world.burned[side] === 1 ? 'brokenBridge' : 'offThePath';
    if (field.near[to] !== 0) return 'marchNearEnemy';
  }
  if (!isPath) {
    if (world.ford[side] === 1 && steps > 0) return 'wholeAllowance'; // 4.7
    if (world.deep[to] === 1 && mover.hasGuns) return 'infantryOnly'; // 4.8
  }
  return barToZoc(field, mover, from, to);
}

function barToZoc(field: Field, mover: Mover, from: Hex, to: Hex): Code | undefined {
  // 5.7 leaders alone ignore ZOCs
  if (!mover.hasUnits || field.zoc[to] === 0) return undefined;
  if (from !== NO_HEX && field.zoc[from] !== 0) return 'enemyZoc'; // 5.4
  return mover.isShaken ? 'shakenNearEnemy' : undefined; // 5.5
}

/** TEC what the step costs in halves; `left` for a creek, which takes all that is left. */
export function stepCost(world: World, mover: Mover, from: Hex, to: Hex, left: number): number {
  const { move } = world.scenario.charts;
  if (from === NO_HEX) return move.entry * MP; // 11.2
  const direction = world.grid.directionTo(from, to);
  const side = from * 6 + direction;
  const path = world.path[side];
  // 4.3, M18 along the path all else is ignored
  if (path !== NO_PATH) return (path === ROAD ? move.road : move.track) * MP;
  if (world.ford[side] === 1) return left; // 4.7
  const ground = world.deep[to] === 1 ? move.deepWoods : world.light[to] === 1 ? move.lightWoods : move.clear;
  const stream = mover.hasFoot && isStream(world, mover, to) ? move.stream : 0;
  return (ground + stream + (world.worksInto[side] === 1 ? move.works : 0)) * MP;
}

/** M8 in fog a brook is a stream for movement. */
const isStream = (world: World, { fog }: Mover, hex: Hex): boolean =>
  world.stream[hex] === 1 || (fog && world.brook[hex] === 1);

/** M19, M56 those who go no farther after this step. */
export function stuckAfter(world: World, board: Board, mover: Mover, from: Hex, to: Hex): readonly Piece[] {
  const isZoc = mover.hasUnits && fieldOf(board, mover.side).zoc[to] !== 0;
  const direction = from === NO_HEX ? -1 : world.grid.directionTo(from, to);
  const side = from * 6 + direction;
  const isOpen = direction !== -1 && world.path[side] === NO_PATH;
  if (isOpen && (world.ford[side] === 1 || world.deep[to] === 1)) return mover.pieces; // 4.7, 4.8
  const stopsGuns = isOpen && isStream(world, mover, to); // 4.8
  if (!isZoc && !(stopsGuns && mover.hasGuns)) return NOBODY;
  return mover.pieces.filter(
    (piece) => (isZoc && !world.isLeader[piece]) || (stopsGuns && world.isGun[piece]), // 5.3
  );
}

/** 15.4, M14 militia that must check before they enter. */
export function mustCheck(
  world: World,
  board: Board,
  mover: Mover,
  to: Hex,
  passed: readonly Piece[],
): readonly Piece[] {
  if (fieldOf(board, mover.side).zoc[to] === 0 || isWoods(world, to)) return NOBODY;
  return mover.pieces.filter((piece) => world.isMilitia[piece] && !passed.includes(piece));
}

/** 4.6 what the step is charged, or undefined where the points do not last. */
export function chargeFor(cost: number, left: number, steps: number, march: boolean): number | undefined {
  if (cost <= left) return cost;
  return steps === 0 && left >= MP && !march ? left : undefined;
}

/** The next hexes, for whoever lists steps. */
export function nextHexes(world: World, from: Hex, entry: Hex): readonly Hex[] {
  return from === NO_HEX ? [entry] : world.grid.neighbours(from);
}

const NOBODY: readonly Piece[] = [];
