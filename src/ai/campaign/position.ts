/** Where all stand and how strong they are, as an officer imagines it: strengths may be fractions, and nothing else is kept. */
import {
  ALL_BLOCKS,
  type Block,
  blocksOf,
  enemyOfSide,
  isFort,
  isHeavyGun,
  isInfantry,
  isFootOrGun,
  isLeader,
  isNative,
  isPlace,
  isUnit,
  LOST,
  MAP,
  NOWHERE,
  MANNED,
  PLACE_COUNT,
  roadKind,
  type Side,
  type Spot,
  type State,
  TO_SUPPLY,
  wayBetween,
} from '../../engine/campaign/index';
import { type Duel, duel, type Force } from './duel';
import { FIGHTS } from './worth';

/** Plain lists: they are copied many thousand times a turn, and nothing is copied faster. */
export interface Position {
  readonly at: number[];
  readonly sp: number[];
  /** Of those who have moved: the place of their last step, and whether it was over water. */
  readonly from: number[];
  readonly isWet: number[];
}

export function positionOf(state: State): Position {
  return {
    at: [...state.at],
    sp: [...state.sp],
    from: [...state.from],
    isWet: state.road.map((road) => (roadKind(road) === 'dotted' ? 1 : 0)),
  };
}

export const copyOf = ({ at, sp, from, isWet }: Position): Position => ({
  at: at.slice(),
  sp: sp.slice(),
  from: from.slice(),
  isWet: isWet.slice(),
});

/** One step of some blocks. */
export function step(position: Position, blocks: readonly Block[], to: Spot): void {
  for (const block of blocks) {
    const from = position.at[block] ?? LOST;
    const road = wayBetween(from, to);
    position.from[block] = from;
    position.isWet[block] = road !== undefined && roadKind(road) === 'dotted' ? 1 : 0;
    position.at[block] = to;
  }
}

/** 10.1 where both sides have units. */
export function contested({ at }: Position): Spot[] {
  const there = new Uint8Array(PLACE_COUNT);
  for (const block of ALL_BLOCKS) {
    const spot = at[block] ?? LOST;
    if (spot < PLACE_COUNT && isUnit(block))
      there[spot] = (there[spot] ?? 0) | (block < FIRST_AMERICAN ? 1 : 2);
  }
  const found: Spot[] = [];
  for (let place = 0; place < PLACE_COUNT; place++) if (there[place] === 3) found.push(place);
  return found;
}

const FIRST_AMERICAN = blocksOf('american')[0] ?? 0;

export const standingAt = ({ at }: Position, side: Side, place: Spot): Block[] =>
  blocksOf(side).filter((block) => at[block] === place);

export function forceOf(
  position: Position,
  blocks: readonly Block[],
  isAttack: boolean,
  isWorks: boolean,
): Force {
  let [strength, units, slowed] = [0, 0, 0];
  for (const block of blocks) {
    strength += (position.sp[block] ?? 0) * (FIGHTS[block] ?? 0);
    if (isLeader(block)) continue;
    units++;
    if (isAttack && (isWorks ? isInfantry(block) || isNative(block) : position.isWet[block] === 1)) slowed++;
  }
  return { strength, units, slowed };
}

export interface Fight extends Duel {
  readonly isOverrun: boolean;
}

/** The fight at a place that a side attacks. */
export function fightAt(position: Position, side: Side, place: Spot): Fight {
  const isWorks = isFort(place);
  const attack = forceOf(position, standingAt(position, side, place), true, isWorks);
  const defence = forceOf(position, standingAt(position, enemyOfSide(side), place), false, isWorks);
  if (!isWorks && attack.units >= MANNED && defence.units < MANNED)
    return { win: 1, winnerLoses: 0, loserLoses: 0, isOverrun: true };
  return { ...duel(side, attack, defence, isWorks), isOverrun: false };
}

/** How it stands when the attacker has won, or has been beaten off. */
export function after(position: Position, side: Side, place: Spot, fight: Fight, isWon: boolean): Position {
  const then = copyOf(position);
  const attackers = standingAt(position, side, place);
  const defenders = standingAt(position, enemyOfSide(side), place);
  const origins = attackers.map((block) => position.from[block] ?? NOWHERE);
  wear(then, isWon ? attackers : defenders, fight.winnerLoses);
  if (fight.isOverrun) for (const block of defenders) lose(then, block, isUnit(block) ? 1 : 0);
  else wear(then, isWon ? defenders : attackers, fight.loserLoses);
  const losers = isWon ? defenders : attackers;
  const exit = isWon
    ? exitFor(then, enemyOfSide(side), place, origins)
    : origins.find((origin) => origin !== NOWHERE);
  for (const block of losers) {
    const isStuck = exit === undefined || (isHeavyGun(block) && isBrown(place, exit));
    if ((then.sp[block] ?? 0) <= 0 || isStuck) remove(then, block);
    else then.at[block] = exit;
  }
  return then;
}

/** 11.5 where those who are beaten go: to friends, or toward their supply. */
export function exitFor(
  position: Position,
  side: Side,
  place: Spot,
  origins: readonly Spot[],
): Spot | undefined {
  let best: Spot | undefined;
  let most = -Infinity;
  for (const to of MAP.next[place] ?? []) {
    if (origins.includes(to) || isHeldBy(position, enemyOfSide(side), to)) continue;
    const friends = standingAt(position, side, to).length;
    const score = Math.min(4, friends) - (TO_SUPPLY[side][to] ?? 9);
    if (score > most) [best, most] = [to, score];
  }
  return best;
}

export const isHeldBy = ({ at }: Position, side: Side, place: Spot): boolean =>
  blocksOf(side).some((block) => at[block] === place && isFootOrGun(block));

const isBrown = (from: Spot, to: Spot): boolean =>
  isPlace(to) && roadKind(wayBetween(from, to) ?? NOWHERE) === 'brown';

function wear(position: Position, blocks: readonly Block[], share: number): void {
  for (const block of blocks) if (isUnit(block)) position.sp[block] = (position.sp[block] ?? 0) * (1 - share);
}

function lose(position: Position, block: Block, points: number): void {
  position.sp[block] = (position.sp[block] ?? 0) - points;
}

function remove(position: Position, block: Block): void {
  position.at[block] = LOST;
  position.sp[block] = 0;
}
