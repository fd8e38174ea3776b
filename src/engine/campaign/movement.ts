/** 6.0 Movement: who may go where, for how much, and by which roads. */
import type { Refusal } from '../kernel/game';
import {
  type Block,
  blocksOf,
  enemyOf,
  groupLimit,
  idOf,
  isHeavyGun,
  isLeader,
  isNative,
  isUnit,
  rateOf,
  sideOf,
} from './blocks';
import {
  allWaysOutOf,
  capacityOf,
  isCanada,
  isPlace,
  nameOf,
  opensOn,
  roadKind,
  type Spot,
  type Way,
  wayBetween,
  waysOutOf,
} from './board';
import type { Side } from './data/types';
import { type Code, refuse } from './refusals';
import { readStacks } from './stacks';
import { pointsOf, spotAt, type State } from './state';
import { isSuppliedAt, suppliedPlaces, suppliedWithout } from './supply';

/** What a mover sees and is told: the enemy's blocks by number, and where his own side is in supply. */
export interface Field {
  readonly side: Side;
  readonly enemies: Uint8Array;
  readonly supplied: Uint8Array;
  /** Whether some road takes no more units. */
  readonly isAnyFull: boolean;
}

export function readField(state: State, side: Side): Field {
  const { counts, firm } = readStacks(state, enemyOf(side));
  return { side, enemies: counts, supplied: suppliedWithout(side, firm), isAnyFull: isAnyFull(state) };
}

function isAnyFull({ used }: State): boolean {
  for (let road = 0; road < used.length; road++) {
    const units = used[road] ?? 0;
    if (units > 0 && units >= capacityOf(road)) return true;
  }
  return false;
}

/** 8.1 where nothing else of the field is asked for. */
export const priceFrom = (state: State, side: Side, spot: Spot): number =>
  isSuppliedAt(suppliedPlaces(state, side), spot) ? 1 : 2;

/** 8.1 */
export const priceAt = ({ supplied }: Field, spot: Spot): number => (isSuppliedAt(supplied, spot) ? 1 : 2);

export const isEnemyThere = ({ enemies }: Field, spot: Spot): boolean => (enemies[spot] ?? 0) > 0;

/** 6.1, 8.1, K23 */
export function whyNotPaid(state: State, side: Side, price: number): Refusal | undefined {
  const left = pointsOf(state, side);
  if (left >= price) return undefined;
  return left === 0 ? refuse('noActionPoints') : refuse('costsTwo');
}

/** 1.2-1.5 how many units may still go by a road. */
export const roomOn = (state: State, road: number): number => capacityOf(road) - (state.used[road] ?? 0);

/** 1.1-1.4 the road out of a place for so many units, or why not. */
export function whyNotByRoad(
  state: State,
  from: Spot,
  to: Spot,
  units: number,
  heavy: Block | undefined,
): Refusal | undefined {
  const road = wayBetween(from, to);
  if (road === undefined) return refuse('noRoad', nameOf(to));
  const kind = roadKind(road);
  if (kind === 'brown' && heavy !== undefined) return refuse('noGunsOnBrown', idOf(heavy));
  if (units <= roomOn(state, road)) return undefined;
  return refuse(kind === 'dotted' ? 'crossingFull' : 'roadFull', nameOf(to));
}

/** 3.4, 5.6, 6.8 whether a block may begin a move at all. */
export function whyNotBegun(state: State, field: Field, block: Block): Refusal | undefined {
  const code = beginningCode(state, field, block);
  if (code === undefined) return undefined;
  return refuse(
    code,
    code === 'boxClosed' || code === 'mustStop' ? nameOf(spotAt(state, block)) : idOf(block),
  );
}

export const mayBegin = (state: State, field: Field, block: Block): boolean =>
  beginningCode(state, field, block) === undefined;

function beginningCode(state: State, field: Field, block: Block): Code | undefined {
  const spot = spotAt(state, block);
  if (!isPlace(spot)) {
    if (!isCanada(spot)) return 'notInPlay';
    if (state.turn < opensOn(spot)) return 'boxClosed';
  }
  if (state.moved[block]) return 'hasMoved';
  return isEnemyThere(field, spot) ? 'mustStop' : undefined; // K11
}

/** 6.1, 6.2 a unit alone along a path; Natives are paid for together. */
export function whyNotSingle(
  state: State,
  field: Field,
  block: Block,
  path: readonly Spot[],
  isOfNatives: boolean,
): Refusal | undefined {
  if (isLeader(block)) return refuse('leadersLead', idOf(block));
  if (isNative(block) !== isOfNatives) return refuse(isOfNatives ? 'notNative' : 'nativesTogether');
  const early = whyNotBegun(state, field, block);
  if (early) return early;
  const start = spotAt(state, block);
  const unpaid = isOfNatives ? undefined : whyNotPaid(state, field.side, priceAt(field, start));
  return unpaid ?? whyNotAlong(state, field, block, path);
}

/** 1.1, 6.5, 6.8 every step of a path. */
function whyNotAlong(state: State, field: Field, block: Block, path: readonly Spot[]): Refusal | undefined {
  if (path.length === 0) return refuse('emptyPath');
  const heavy = isHeavyGun(block) ? block : undefined;
  let from = spotAt(state, block);
  for (let i = 0; i < path.length; i++) {
    const to = path[i] ?? -1;
    if (wayBetween(from, to) === undefined) return refuse('noRoad', nameOf(to));
    if (i >= rateOf(block)) return refuse('tooFar', idOf(block));
    if (i > 0 && isEnemyThere(field, from)) return refuse('mustStop', nameOf(from));
    // Who goes back by the same road has used it twice.
    const uses = i > 0 && to === (path[i - 2] ?? spotAt(state, block)) ? 2 : 1;
    const closed = whyNotByRoad(state, from, to, uses, heavy);
    if (closed) return closed;
    from = to;
  }
  return undefined;
}

/** 6.3 a leader and those with him, one place on. */
export function whyNotGroup(
  state: State,
  field: Field,
  leader: Block,
  blocks: readonly Block[],
  to: Spot,
): Refusal | undefined {
  if (!isLeader(leader)) return refuse('notALeader', idOf(leader));
  const early = whyNotBegun(state, field, leader);
  if (early) return early;
  const unled = whyNotLed(state, leader, blocks, NO_PARTY);
  if (unled) return unled;
  const unpaid = whyNotPaid(state, field.side, priceAt(field, spotAt(state, leader)));
  return unpaid ?? whyNotOn(state, field, leader, blocks, to);
}

/** 6.4, K17 on to the next place: with those who came along, and others who have not moved. */
export function whyNotFurther(
  state: State,
  field: Field,
  mover: Block,
  party: readonly Block[],
  blocks: readonly Block[],
  to: Spot,
): Refusal | undefined {
  if (isLeader(mover))
    return whyNotLed(state, mover, blocks, party) ?? whyNotOn(state, field, mover, blocks, to);
  if (blocks.length !== 1 || blocks[0] !== mover) return refuse('notWithLeader');
  return whyNotByRoad(state, spotAt(state, mover), to, 1, isHeavyGun(mover) ? mover : undefined);
}

const NO_PARTY: readonly Block[] = [];

/** 6.2-6.4, K15 whether these can go with this leader. */
function whyNotLed(
  state: State,
  leader: Block,
  blocks: readonly Block[],
  party: readonly Block[],
): Refusal | undefined {
  let units = 0;
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i] ?? -1;
    if (block === leader || blocks.indexOf(block) !== i) return refuse('sameTwice', idOf(block));
    if (spotAt(state, block) !== spotAt(state, leader)) return refuse('notWithLeader', idOf(block));
    if (isNative(block)) return refuse('nativesNotLed', idOf(block));
    if (state.moved[block] && !party.includes(block)) return refuse('hasMoved', idOf(block));
    if (isUnit(block)) units++;
  }
  return units > groupLimit(leader) ? refuse('overGroupLimit', idOf(leader)) : undefined;
}

/** 1.1-1.5, K14 */
function whyNotOn(
  state: State,
  field: Field,
  leader: Block,
  blocks: readonly Block[],
  to: Spot,
): Refusal | undefined {
  let units = 0;
  for (const block of blocks) if (isUnit(block)) units++;
  const closed = whyNotByRoad(state, spotAt(state, leader), to, units, blocks.find(isHeavyGun));
  if (closed) return closed;
  return units === 0 && isEnemyThere(field, to) ? refuse('leaderAlone', idOf(leader)) : undefined;
}

/** 6.1, 6.2 the ways from a place for a unit that goes alone; the same for all of its kind there. */
export function waysFor(
  state: State,
  field: Field,
  start: Spot,
  isFast: boolean,
  isHeavy: boolean,
): readonly Way[] {
  // Where no road is full and no enemy near, all ways are open.
  if (!field.isAnyFull && !isHeavy) {
    if (!isFast) return waysOutOf(start);
    if (!waysOutOf(start).some(({ to }) => isEnemyThere(field, to))) return allWaysOutOf(start);
  }
  const paths: Way[] = [];
  for (const way of waysOutOf(start)) {
    if (!isOpen(state, way, isHeavy)) continue;
    paths.push(way);
    if (!isFast || isEnemyThere(field, way.to)) continue;
    for (const further of way.on) if (isOpen(state, further, isHeavy)) paths.push(further);
  }
  return paths;
}

const isOpen = (state: State, { isBrown, road }: Way, isHeavy: boolean): boolean =>
  !(isHeavy && isBrown) && roomOn(state, road) >= 1;

/** 6.3 the largest group that a leader can take along a road; undefined where he cannot go himself. */
export function largestGroup(
  state: State,
  field: Field,
  leader: Block,
  candidates: readonly Block[],
  to: Spot,
): Block[] | undefined {
  const road = wayBetween(spotAt(state, leader), to);
  if (road === undefined) return undefined;
  const most = Math.min(groupLimit(leader), roomOn(state, road));
  const group = unitsFor(candidates, most, roadKind(road) === 'brown');
  return group.length === 0 && isEnemyThere(field, to) ? undefined : group;
}

/** 1.4, 2.7 the first so many that a road takes. */
export function unitsFor(candidates: readonly Block[], most: number, isBrown: boolean): Block[] {
  const group: Block[] = [];
  for (const block of candidates) {
    if (group.length >= most) break;
    if (isUnit(block) && !(isBrown && isHeavyGun(block))) group.push(block);
  }
  return group;
}

/** Those who stand with a leader and may go along, units first as the data have them. */
export function followersOf(state: State, leader: Block, party: readonly Block[] = NO_PARTY): Block[] {
  const spot = spotAt(state, leader);
  const found: Block[] = [];
  for (const block of blocksOf(sideOf(leader)))
    if (
      state.at[block] === spot &&
      block !== leader &&
      !isNative(block) &&
      (!state.moved[block] || party.includes(block))
    )
      found.push(block);
  return found;
}
