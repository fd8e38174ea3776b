/** 6.0, 3.1.2-3, 3.2.4, 3.5, 5.1 Movement: what a step costs, what forbids it, how far a group comes. */
import { type Direction, EVERY_DIRECTION } from '../hexmap/grid';
import { type Hex, NO_HEX } from '../hexmap/hexId';
import { BARRED, costTo, pathTo, reach, type Reach } from '../hexmap/search';
import { GRID, isLand, isUpSlope, isWoods, ROAD_LINKS, STREAM_SIDES } from './battlefield';
import type { Side } from './data/types';
import { isBroken } from './morale';
import { allowanceOf, isCombatUnit, isGun, type Piece, sideOf } from './roster';
import { hexOfPiece, type State } from './state';
import { MP, TEC } from './terrain';
import { type BoardReading, type Field, fieldOf, readBoard } from './zoc';

/** 3.7 out of command costs two points of the allowance. */
const OUT_OF_COMMAND = 2 * MP;
/** 7.0 movement at the beginning of the Combat Phase. */
export const COMBAT_ALLOWANCE = 3 * MP;

export type StepBar =
  | 'notOnTheMap'
  | 'notAdjacent'
  | 'enemyThere'
  | 'onlyInfantryRunsOver'
  | 'zocToZoc'
  | 'gunsNotIntoZoc'
  | 'notActivatedIntoZoc'
  | 'brokenIntoZoc'
  | 'leaderAloneIntoZoc'
  | 'notEnoughPoints'
  | 'stoppedByZoc';

/** A group that moves together, with what its members together may and may not do. */
export interface Group {
  readonly pieces: readonly Piece[];
  readonly side: Side;
  readonly from: Hex;
  readonly units: number;
  readonly infantry: boolean;
  /** Why it may not enter an enemy ZOC: for good, or unless friends are there. */
  readonly zocBar: StepBar | undefined;
  readonly needsFriends: boolean;
  /** 3.8.2 one of its units is of a broken formation. */
  readonly broken: boolean;
}

export function makeGroup(state: State, pieces: readonly Piece[]): Group {
  const first = pieces[0] ?? -1;
  let units = 0;
  let infantry = false;
  let guns = false;
  let broken = false;
  let idle = false;
  let idleLeader = false;
  for (const piece of pieces) {
    const active = state.active[piece] === true;
    if (!isCombatUnit(piece)) {
      idleLeader ||= !active;
      continue;
    }
    units++;
    if (isGun(piece)) guns = true;
    else infantry = true;
    broken ||= isBroken(state, piece);
    idle ||= !active;
  }
  return {
    pieces,
    side: sideOf(first),
    from: hexOfPiece(state, first),
    units,
    infantry,
    zocBar: guns
      ? 'gunsNotIntoZoc' // 3.5
      : broken
        ? 'brokenIntoZoc' // 3.8.2
        : idle
          ? 'notActivatedIntoZoc' // 5.1
          : undefined,
    needsFriends: units === 0 && idleLeader, // R37
    broken,
  };
}

/** Groups of one hex with the same number meet the same bars and costs on every step. */
export const likeness = (group: Group): number =>
  (group.units > 1 ? 1 : 0) +
  (group.infantry ? 2 : 0) +
  (group.needsFriends ? 4 : 0) +
  (group.zocBar ? 8 : 0) +
  (group.units === 0 ? 16 : 0);

/** 6.2, 3.7 halves of movement points left to a counter in this Movement Phase. */
export function pointsLeft(state: State, piece: Piece): number {
  const cut = isCombatUnit(piece) && !state.inCommand[piece] ? OUT_OF_COMMAND : 0;
  return Math.max(0, allowanceOf(piece) - cut) - (state.spent[piece] ?? 0);
}

/** 3.1.3 the slowest sets the pace. */
export function groupPoints(state: State, group: Group): number {
  let least = Infinity;
  for (const piece of group.pieces) least = Math.min(least, pointsLeft(state, piece));
  return Math.max(0, least);
}

/** 6.5 a group that has not moved yet may always go one hex. */
export function hasMinimumMove(state: State, group: Group): boolean {
  for (const piece of group.pieces) if ((state.spent[piece] ?? 0) !== 0) return false;
  return true;
}

/** What forbids a step, leaving aside its cost; nothing if it is free. */
export function barToStep(board: BoardReading, group: Group, from: Hex, to: Hex): StepBar | undefined {
  const field = fieldOf(board, group.side);
  if (to === NO_HEX || !isLand(to)) return 'notOnTheMap'; // R30, TEC river
  if (field.foes[to] !== 0) return 'enemyThere'; // 6.4
  if (field.foeLeaders[to] !== 0 && !group.infantry) return 'onlyInfantryRunsOver'; // 7.6, R24
  if (field.zoc[to] === 0) return undefined;
  if (group.zocBar) return group.zocBar;
  if (friendsIn(field, group, to) > 0) return undefined;
  if (group.needsFriends) return 'leaderAloneIntoZoc';
  // 3.2.4, R31, R32 no direct way from ZOC to ZOC unless friendly units are there
  return field.zoc[from] !== 0 ? 'zocToZoc' : undefined;
}

/** TEC, 6.3 the cost of a step that is free to take. */
export function stepCost(
  board: BoardReading,
  group: Group,
  from: Hex,
  to: Hex,
  direction: Direction,
): number {
  // 3.1.2, R15-R17 road rate: along the road, with at most one unit in the hex entered
  const side = from * 6 + direction;
  return ROAD_RATE[side] === 1 && group.units + friendsIn(fieldOf(board, group.side), group, to) <= 1
    ? ROAD_COST
    : (OPEN_COST[side] ?? 0);
}

/** TEC, 6.3 what a step costs at best: by the road, where there is one, with nobody on it; 0 where no way leads. */
export const marchCost = (from: Hex, direction: Direction): number =>
  ROAD_RATE[from * 6 + direction] === 1 ? ROAD_COST : (OPEN_COST[from * 6 + direction] ?? 0);

/** TEC, R4-R6 what each hexside costs without the road, and whether a road leads over it that no stream cuts. */
function groundCost(from: Hex, to: Hex, direction: Direction): number {
  const ground = (isWoods(to) ? TEC.woods.cost : TEC.clear.cost) ?? 0;
  const uphill = isUpSlope(from, to) ? (TEC.upSlope.cost ?? 0) : 0;
  return ground + uphill + (STREAM_SIDES.has(from, direction) ? (TEC.stream.cost ?? 0) : 0);
}

/** 3.2.4 a counter that enters an enemy ZOC stops. */
export const stopsIn = (board: BoardReading, side: Side, hex: Hex): boolean =>
  fieldOf(board, side).zoc[hex] !== 0;

/** R128 why a counter that has finished goes no farther: who has moved and stands in an enemy ZOC was stopped there. */
export const barToGoingOn = (state: State, piece: Piece): 'stoppedByZoc' | 'finished' =>
  stopsIn(readBoard(state), sideOf(piece), hexOfPiece(state, piece)) ? 'stoppedByZoc' : 'finished';

export interface Walk {
  readonly cost: number;
  readonly bar?: StepBar;
  readonly at?: Hex;
}

/** Follows a path and answers its cost, or where and why it ends. */
export function walkAlong(
  board: BoardReading,
  group: Group,
  path: readonly Hex[],
  points: number,
  minimum: boolean,
): Walk {
  let from = group.from;
  let cost = 0;
  for (const [i, to] of path.entries()) {
    const direction = GRID.has(to) ? GRID.directionTo(from, to) : -1;
    if (direction === -1) return { cost, bar: GRID.has(to) ? 'notAdjacent' : 'notOnTheMap', at: to };
    if (i > 0 && stopsIn(board, group.side, from)) return { cost, bar: 'stoppedByZoc', at: from };
    const bar = barToStep(board, group, from, to);
    if (bar) return { cost, bar, at: to };
    cost += stepCost(board, group, from, to, direction);
    // 6.5, R21 the minimum move waives the cost and nothing else
    if (cost > points && !(minimum && i === 0)) return { cost, bar: 'notEnoughPoints', at: to };
    from = to;
  }
  return { cost };
}

/** Every hex that a group can reach, with cost and path; the start is among them at no cost. */
export function reachOf(board: BoardReading, group: Group, points: number, into?: Reach): Reach {
  const { foes, foeLeaders, zoc } = fieldOf(board, group.side);
  const cost = (from: Hex, to: Hex, direction: Direction): number => {
    const side = from * 6 + direction;
    const open = OPEN_COST[side] ?? 0;
    if (open === 0 || foes[to] !== 0) return BARRED;
    // Far from the enemy nothing else forbids a step.
    const isQuiet = zoc[to] === 0 && foeLeaders[to] === 0;
    if (!isQuiet && barToStep(board, group, from, to)) return BARRED;
    return ROAD_RATE[side] === 0 ? open : stepCost(board, group, from, to, direction);
  };
  return reach(GRID, group.from, points, cost, (hex) => zoc[hex] !== 0, into);
}

export interface Destination {
  readonly hex: Hex;
  readonly cost: number;
  readonly path: readonly Hex[];
}

let scratch: Reach | undefined;

/** Where a group can go in this phase, each with its cheapest path (without the start); 6.5 included. */
export function destinations(
  board: BoardReading,
  group: Group,
  points: number,
  minimum: boolean,
  choose: (hexes: readonly Hex[]) => readonly Hex[] = (hexes) => hexes,
): Destination[] {
  const reached = (scratch = reachOf(board, group, points, scratch));
  const hexes = reached.hexes.filter((hex) => hex !== group.from);
  if (minimum)
    for (const next of GRID.neighbours(group.from))
      if (costTo(reached, next) === undefined && !barToStep(board, group, group.from, next)) hexes.push(next);
  return choose(hexes).map((hex) => {
    const cost = costTo(reached, hex);
    if (cost === undefined)
      return { hex, cost: walkAlong(board, group, [hex], points, true).cost, path: [hex] };
    return { hex, cost, path: pathTo(reached, hex)?.slice(1) ?? [] };
  });
}

/** Whether `destinations` would name any that is wanted. */
export function canReachAny(
  board: BoardReading,
  group: Group,
  points: number,
  minimum: boolean,
  isWanted: (hex: Hex) => boolean,
): boolean {
  // Most of the time the next hex is one.
  for (const direction of EVERY_DIRECTION) {
    const to = GRID.neighbour(group.from, direction);
    if (to === NO_HEX || !isWanted(to) || barToStep(board, group, group.from, to)) continue;
    if (minimum || stepCost(board, group, group.from, to, direction) <= points) return true;
  }
  return destinations(board, group, points, minimum, (hexes) => hexes.filter(isWanted)).length > 0;
}

/** 9.0, R26 leaving by the road costs half a point for a single unit, a whole one for a stack. */
export const exitCost = (group: Group): number => (group.units <= 1 ? MP / 2 : MP);

const friendsIn = ({ own }: Field, group: Group, hex: Hex): number =>
  (own[hex] ?? 0) - (hex === group.from ? group.units : 0);

const ROAD_COST = TEC.road.cost ?? 0;
const OPEN_COST = new Uint8Array(GRID.tables.size * 6);
const ROAD_RATE = new Uint8Array(GRID.tables.size * 6);
for (const from of GRID.hexes)
  for (const direction of EVERY_DIRECTION) {
    const to = GRID.neighbour(from, direction);
    if (to === NO_HEX || !isLand(from) || !isLand(to)) continue;
    OPEN_COST[from * 6 + direction] = groundCost(from, to, direction);
    const isRoad = ROAD_LINKS.has(from, direction) && !STREAM_SIDES.has(from, direction);
    ROAD_RATE[from * 6 + direction] = isRoad ? 1 : 0;
  }
