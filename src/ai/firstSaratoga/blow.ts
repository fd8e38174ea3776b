/** 7.6, 8.0 What a blow is worth to whoever strikes it: the chance of each outcome times what it costs either side. */
import type { Hex } from '../../engine/hexmap/hexId';
import {
  type Board,
  chancesIn,
  fateOf,
  fieldOf,
  isDisrupted,
  isGarrison,
  isReduced,
  leadersIn,
  type Outcome,
  type Piece,
  type Side,
  type State,
  unitsIn,
  type World,
} from '../../engine/firstSaratoga/index';
import { groundOf } from './ground';
import { WON } from './prize';
import { backWorth, FALL, goneWorth, leaderWorth, shakeWorth, stepWorth } from './worth';

export type Chances = Readonly<Record<Outcome, number>>;

export interface Blow {
  readonly side: Side;
  readonly hex: Hex;
  /** Those next to the target who share an A result; distant guns share none. */
  readonly near: readonly Piece[];
  /** All who take part: 8.11 the leaders with them may fall. */
  readonly units: readonly Piece[];
  readonly primary: Piece;
  readonly defender: Piece;
  readonly chances: Chances;
  /** What the ground is worth to the attacker once the hex is empty; 0 where nobody could enter. */
  readonly prize: number;
}

export function blowWorth(world: World, state: State, board: Board, blow: Blow): number {
  const { near, units, primary, defender, chances, hex, side } = blow;
  const foe: Side = side === 'british' ? 'colonial' : 'british';
  const stack = unitsIn(world, board, hex);
  const given = groundGiven(world, state, board, blow, stack);
  const shattered = costOf(world, state, stack) + given.away;
  const rout = routOf(world, state, defender, stack, given);
  const loss = stepWorth(world, state, defender);
  const ownLoss = near.includes(primary) ? stepWorth(world, state, primary) : 0;
  const thrownBack = sum(near, (unit) => shakeWorth(world, state, unit) + backWorth(world, state, unit));
  const pushedBack = sum(near, (unit) =>
    Math.min(RALLY_FAR * shakeWorth(world, state, unit), backWorth(world, state, unit)),
  );
  const value =
    chances.Dr * given.ground +
    chances.Ex * Math.min(given.ground, loss - ownLoss) +
    chances.DxHold * Math.min(loss, shattered) +
    chances.DxRetreat * shattered +
    chances.DmRout * rout -
    chances.Ar * pushedBack -
    chances.AxHold * Math.min(ownLoss, thrownBack) -
    chances.AxRetreat * thrownBack;
  return value + riskIn(world, state, board, foe, hex) - riskTo(world, state, board, side, units);
}

/** 8.11 */
function riskIn(world: World, state: State, board: Board, side: Side, hex: Hex): number {
  if (fieldOf(board, side).ownLeaders[hex] === 0) return 0;
  return FALL * sum(leadersIn(world, board, hex, side), (leader) => leaderWorth(world, state, leader));
}

function riskTo(world: World, state: State, board: Board, side: Side, units: readonly Piece[]): number {
  let [risk, last] = [0, 0];
  for (const unit of units) {
    const at = state.at[unit] ?? 0;
    if (at > 0 && at !== last) risk += riskIn(world, state, board, side, at as Hex);
    last = at;
  }
  return risk;
}

/** Order is regained at once outside a ZOC; within one it takes a retreat first. */
const RALLY_NEAR = 0.6;
const RALLY_FAR = 1.4;

interface Given {
  /** What Dr costs the defender as he likes it best, and what going away costs him. */
  readonly ground: number;
  readonly away: number;
}

function groundGiven(
  world: World,
  state: State,
  board: Board,
  { side, hex, prize }: Blow,
  stack: readonly Piece[],
): Given {
  const isForced = stack.some((unit) => isDisrupted(state, unit));
  const isCut = isSurrounded(world, board, side, hex);
  const away =
    prize -
    (side === 'colonial' ? flightOf(world, state, board, hex, stack) : 0) +
    sum(stack, (unit) => {
      if (isGarrison(world, unit)) return goneWorth(world, state, unit);
      const rout = isCut ? stepWorth(world, state, unit) + shakeWorth(world, state, unit) : 0;
      return backWorth(world, state, unit) + rout;
    });
  // 8.7 the second blow
  if (isForced)
    return {
      ground: away + sum(stack, (unit) => (isDisrupted(state, unit) ? stepWorth(world, state, unit) : 0)),
      away,
    };
  const isFree = world.sheltered[hex] === 1 || world.deep[hex] === 1;
  const stay = (isFree ? RALLY_NEAR : RALLY_FAR) * costOf(world, state, stack);
  return { ground: Math.min(stay, away), away };
}

/** M50 whoever is thrown back into the enemy's heart has won: what driving them there would cost. */
function flightOf(world: World, state: State, board: Board, hex: Hex, stack: readonly Piece[]): number {
  const { hearts } = groundOf(world);
  const { retreat } = world.scenario.charts;
  const near = hearts.filter((heart) => world.grid.distance(hex, heart) <= retreat);
  if (near.length === 0) return 0;
  const flees = (unit: Piece) =>
    fateOf(world, state, board, unit, false, false).paths.some((path) =>
      path.some((each) => hearts.includes(each)),
    );
  return stack.some(flees) ? WON : 0;
}

/** 8.5 */
function routOf(
  world: World,
  state: State,
  unit: Piece,
  stack: readonly Piece[],
  { ground, away }: Given,
): number {
  const isLost =
    isDisrupted(state, unit) ||
    (world.isMilitia[unit] && isReduced(world, state, unit)) ||
    isGarrison(world, unit);
  const own = isLost
    ? Math.max(stepWorth(world, state, unit), goneWorth(world, state, unit))
    : (world.isTwoStep[unit] ? stepWorth(world, state, unit) : 0.25) + shakeWorth(world, state, unit) + 0.1;
  return own + (stack.length > 1 ? 0.5 * ground : away - backWorth(world, state, unit));
}

/** 8.9 whether every way out lies in the attacker's ZOCs. */
function isSurrounded(world: World, board: Board, side: Side, hex: Hex): boolean {
  const { own: mine } = fieldOf(board, side);
  const { zoc, own } = fieldOf(board, side === 'british' ? 'colonial' : 'british');
  return world.grid
    .neighbours(hex)
    .every((next) => world.land[next] !== 1 || mine[next] !== 0 || (zoc[next] !== 0 && own[next] === 0));
}

const costOf = (world: World, state: State, stack: readonly Piece[]): number =>
  sum(stack, (unit) => shakeWorth(world, state, unit));

export function sum<T>(list: readonly T[], of: (each: T) => number): number {
  let total = 0;
  for (const each of list) total += of(each);
  return total;
}

/** The chances of a normal attack, worked out once for each column and pair of morales. */
export function chancesOf(world: World, column: number, attacker: number, defender: number): Chances {
  const table = TABLES.get(world) ?? new Map<number, Chances>();
  TABLES.set(world, table);
  const clamp = (morale: number) => Math.max(0, Math.min(6, morale));
  const [one, two] = [clamp(attacker), clamp(defender)];
  const key = column * 49 + one * 7 + two;
  const known = table.get(key) ?? chancesIn(world, column, { attacker: one, defender: two });
  table.set(key, known);
  return known;
}

const TABLES = new WeakMap<World, Map<number, Chances>>();
