/** 6.8, 10.5, K20, K35 A step into a place, and what it meets there. */
import { push } from '../../kernel/frames';
import type { Emit } from '../../kernel/game';
import { ALL_BLOCKS, type Block, blocksOf, enemyOf, isLeader, isNative, isUnit } from '../blocks';
import { isFort, isPlace, nameOf, type Spot, wayBetween } from '../board';
import { MANNED, REACTION_BEFORE } from '../data/tables';
import type { Side } from '../data/types';
import type { Event } from '../events';
import type { GivingWayFrame } from '../frames';
import { waysFrom } from '../leaving';
import { loseStep } from '../losses';
import { blocksAt, countUnits, hasBlocks, nativesAmong, unitsAt } from '../stacks';
import { isAlive, NOBODY, NOWHERE, spotAt, type State } from '../state';

/** One place on for all of them; units count on the road (1.5). */
export function takeStep(state: State, blocks: readonly Block[], to: Spot): void {
  const from = spotAt(state, blocks[0] ?? -1);
  const road = wayBetween(from, to) ?? NOWHERE;
  for (const block of blocks) {
    if (road >= 0 && isUnit(block)) state.used[road] = (state.used[road] ?? 0) + 1;
    state.from[block] = from;
    state.road[block] = road;
    state.at[block] = to;
    state.moved[block] = true;
    part(state, block);
  }
}

/** K86 whoever moves on his own leaves his leader, and a leader his men. */
function part(state: State, block: Block): void {
  state.leader[block] = NOBODY;
  if (!isLeader(block)) return;
  for (const other of ALL_BLOCKS) if (state.leader[other] === block) state.leader[other] = NOBODY;
}

/** What waits in a place: nothing, somebody who gives way at once, or a battle. */
export type Meeting = 'free' | 'cleared' | 'battle';

/** Settles at once what is settled while moving; those who must go are asked next. */
export function meet(state: State, side: Side, place: Spot, emit: Emit<Event>): Meeting {
  const enemy = enemyOf(side);
  if (!hasBlocks(state, enemy, place)) return 'free';
  const there = blocksAt(state, enemy, place);
  const units = countUnits(there);
  const origins = originsOf(state, side, place);
  if (units === 0) {
    giveWay(state, enemy, place, there, 'leader', origins); // K20
    return 'cleared';
  }
  if (units >= MANNED || isFort(place) || unitsAt(state, side, place) < MANNED) return 'battle';
  emit({ type: 'overran', side, place: nameOf(place), units });
  callMilitia(state, blocksAt(state, side, place), emit);
  for (const block of there) if (isUnit(block)) loseStep(state, block, 'overrun', true, emit);
  const left = there.filter((block) => isAlive(state, block));
  if (left.length > 0 && !state.ending) giveWay(state, enemy, place, left, 'overrun', origins); // K38
  return 'cleared';
}

/** 11.5, K58 where those of a side who stand in a place made their last step from; boxes too. */
export function originsOf(state: State, side: Side, place: Spot): Spot[] {
  const origins: Spot[] = [];
  for (const block of blocksOf(side)) {
    const from = state.from[block] ?? NOWHERE;
    if (state.at[block] === place && from !== NOWHERE && !origins.includes(from)) origins.push(from);
  }
  return origins.sort((a, b) => a - b);
}

/** 13.3, K69 */
export function callMilitia(state: State, attackers: readonly Block[], emit: Emit<Event>): void {
  if (!state.options.militiaReaction || state.turn >= REACTION_BEFORE) return;
  if (nativesAmong(attackers).length === 0) return;
  const called = state.due.flatMap((due, block) => (due === REACTION_BEFORE ? [block] : []));
  for (const block of called) state.due[block] = state.turn;
  if (called.length > 0) emit({ type: 'militiaCalled' });
}

/** Those who must go wait for their owner to say where. */
export function giveWay(
  state: State,
  side: Side,
  place: Spot,
  blocks: readonly Block[],
  why: GivingWayFrame['why'],
  barred: readonly Spot[],
): void {
  const ways = waysFrom(state, side, place, barred.filter(isPlace));
  // Leaders who push leaders about must come to an end.
  const isLong = state.frames.filter(({ kind }) => kind === 'givingWay' || kind === 'arriving').length > LONG;
  const places = isLong ? ways.filter((to) => !hasBlocks(state, enemyOf(side), to)) : ways;
  push(state, { kind: 'givingWay', side, place, blocks: [...blocks], why, places });
}

const LONG = 10;

export const isNativeAlone = (blocks: readonly Block[]): boolean =>
  blocks.length > 0 && blocks.every(isNative);
