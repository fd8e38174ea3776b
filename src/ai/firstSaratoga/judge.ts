/** How a position looks to an officer, in points of victory: more is better for his side. */
import type { Hex } from '../../engine/hexmap/hexId';
import {
  type Board,
  countersIn,
  ELIMINATED,
  fieldOf,
  isBack,
  isDisrupted,
  isFit,
  isGarrison,
  isInfantry,
  isUnit,
  pointsOf,
  readBoard,
  type Side,
  type State,
  unitFace,
  WAITING,
  type World,
} from '../../engine/firstSaratoga/index';
import { FAR, groundOf } from './ground';
import { openWays } from './heart';
import type { Next, Officer } from './officer';
import { hasHeart, openFlags, placesWorth, WON } from './prize';
import { strikesOf } from './strikes';
import { threatTo } from './threats';
import { leaderWorth, lifeOf } from './worth';

export function judge(officer: Officer, state: State, next: Next): number {
  const { world, side, traits, daring } = officer;
  const sign = side === 'british' ? 1 : -1;
  if (state.ending) return state.ending.winner === undefined ? 0 : state.ending.winner === side ? WON : -WON;
  const board = readBoard(world, state);
  if (hasHeart(world, board)) return sign * WON;
  let value = sign * placesWorth(world, state, board) * traits.places;
  value += forceOf(officer, state, board, side) - forceOf(officer, state, board, officer.foe);
  value += traits.drive * driveOf(officer, state);
  if (traits.guards) value -= openFlags(officer, state, board);
  if (next === 'strike')
    for (const { worth } of strikesOf(world, state, side)) if (worth > traits.nerve) value += worth * daring;
  if (next === 'ours') value += 0.4 * dangerTo(officer, state, board, officer.foe, false);
  value -=
    (traits.danger / daring) *
    dangerTo(officer, state, board, side, next === 'strike') *
    (next === 'ours' ? 0.4 : 1);
  return traits.guards ? value + sign * openWays(officer, state, board, next) : value;
}

/** Points, lives and order. */
function forceOf({ world }: Officer, state: State, board: Board, side: Side): number {
  let value = pointsOf(world, state, side);
  const { zoc, own, near } = fieldOf(board, side);
  for (const piece of world.piecesOf[side]) {
    const at = state.at[piece] ?? 0;
    if (at === ELIMINATED) continue;
    if (!isUnit(world, piece)) {
      value += leaderWorth(world, state, piece);
      if (at === WAITING) value -= IDLE;
      // 10.3 a leader without men is soon taken
      if (at > 0 && own[at] === 0) value -= near[at] === 0 ? ALONE : LOST;
      else if (at > 0) value += LEADS * strongestIn(world, state, board, at as Hex);
      continue;
    }
    value += lifeOf(world, state, piece);
    if (isDisrupted(state, piece)) value -= zoc[at] === 0 ? SHAKEN : SHAKEN_NEAR;
    if (world.isBattalion[piece] && isBack(state, piece)) value -= WORN;
  }
  return value;
}

/** 7.4 a leader belongs to those who fight, not to the guns in the rear. */
function strongestIn(world: World, state: State, board: Board, hex: Hex): number {
  let most = 0;
  for (const piece of countersIn(board, hex))
    if (isInfantry(world, piece)) most = Math.max(most, unitFace(world, state, piece).cf);
  return most;
}

const LEADS = 0.02;
const IDLE = 0.2;
const ALONE = 0.25;
const LOST = 0.8;
const SHAKEN = 0.2;
const SHAKEN_NEAR = 0.5;
const WORN = 0.2;

/** What the enemy's strongest blow would cost, and a share of what the others would. */
function dangerTo(officer: Officer, state: State, board: Board, side: Side, isPlanning: boolean): number {
  const { world } = officer;
  const seen = new Set<number>();
  let [most, all] = [0, 0];
  for (const piece of world.piecesOf[side]) {
    const at = state.at[piece] ?? 0;
    if (at <= 0 || seen.has(at) || world.isLeader[piece]) continue;
    seen.add(at);
    const threat = isPlanning
      ? knownThreat(officer, state, board, side, at as Hex)
      : threatTo(world, state, board, side, at as Hex, officer.reaches);
    most = Math.max(most, threat);
    all += threat;
  }
  return most + OTHERS * (all - most);
}

/** While only places are tried, a threat changes with who stands there and next to it alone. */
function knownThreat(officer: Officer, state: State, board: Board, side: Side, hex: Hex): number {
  const { world, threats, reaches } = officer;
  const { own } = fieldOf(board, side);
  let beside = 0;
  for (const next of world.grid.neighbours(hex)) beside = beside * 2 + (own[next] === 0 ? 0 : 1);
  const stack = countersIn(board, hex);
  const known = threats.get(hex);
  if (known && known.stack === stack && known.beside === beside) return known.value;
  const value = threatTo(world, state, board, side, hex, reaches);
  threats.set(hex, { stack, beside, value });
  return value;
}

const OTHERS = 0.4;

/** The British come nearer to what they must take; the Colonials keep their free force between them and it. */
function driveOf({ world, side }: Officer, state: State): number {
  const { toGoal } = groundOf(world);
  const far = toGoal.british;
  let drive = 0;
  if (side === 'british') {
    const haste = 1 + state.turn / world.scenario.turns.length;
    for (const piece of world.piecesOf.british) {
      if (!isUnit(world, piece)) continue;
      const at = state.at[piece] ?? 0;
      if (at === ELIMINATED || !isFit(world, state, piece)) continue;
      const cost = at === WAITING ? LATE : Math.min(LATE, far[at] ?? FAR);
      drive -= PACE * haste * cost * (0.3 + unitFace(world, state, piece).cf / 8);
    }
    return drive;
  }
  for (const piece of world.piecesOf.colonial) {
    const at = state.at[piece] ?? 0;
    if (at <= 0 || !isUnit(world, piece) || isGarrison(world, piece)) continue;
    drive -= KEEP * Math.max(0, (far[at] ?? FAR) - NEAR) * (unitFace(world, state, piece).cf / 8);
  }
  return drive;
}

const LATE = 24;
const PACE = 0.035;
const NEAR = 4;
const KEEP = 0.03;
