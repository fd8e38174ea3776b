/** 10.0 Battle: who stands in which position, who may act, and when a line is broken. */
import type { Refusal } from '../kernel/game';
import {
  type Block,
  blocksOf,
  enemyOf,
  idOf,
  isFootOrGun,
  isLeader,
  isMilitia,
  isNative,
  isUnit,
  sideOf,
} from './blocks';
import { isPlace, PLACE_COUNT, type Spot } from './board';
import { MANNED } from './data/tables';
import { POSITIONS, type Position, type Side } from './data/types';
import { diceOf } from './fire';
import type { BattleFrame } from './frames';
import { refuse } from './refusals';
import { blocksAt, unitsAt } from './stacks';
import { CENTER, LEFT, NOWHERE, RESERVE, RIGHT, type State } from './state';

export const LINE = [LEFT, CENTER, RIGHT] as const;

export const positionNumber = (name: string): number => (POSITIONS as readonly string[]).indexOf(name);
export const positionName = (position: number): Position => POSITIONS[position] ?? 'reserve';

/** The battle under way. */
export function battleOf(state: State): BattleFrame | undefined {
  const { frames } = state;
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i];
    if (frame?.kind === 'battle') return frame;
  }
  return undefined;
}

export function knownBattle(state: State): BattleFrame {
  const battle = battleOf(state);
  if (!battle) throw new Error('there is no battle');
  return battle;
}

export const defenderOf = ({ attacker }: BattleFrame): Side => enemyOf(attacker);

/** 10.1 where both sides have units. */
export function openBattles(state: State): Spot[] {
  const units = new Uint8Array(PLACE_COUNT);
  for (const side of ['british', 'american'] as const)
    for (const block of blocksOf(side)) {
      const spot = state.at[block] ?? NOWHERE;
      if (isPlace(spot) && isUnit(block)) units[spot] = (units[spot] ?? 0) | (side === 'british' ? 1 : 2);
    }
  const found: Spot[] = [];
  for (let place = 0; place < PLACE_COUNT; place++) if (units[place] === 3) found.push(place);
  return found;
}

/** 10.4, K34 fewer than three units on either side. */
export const isSkirmishAt = (state: State, place: Spot): boolean =>
  unitsAt(state, 'british', place) < MANNED || unitsAt(state, 'american', place) < MANNED;

/** The blocks of a side that fight. */
export function fighters(state: State, side: Side): Block[] {
  const found: Block[] = [];
  for (const block of blocksOf(side)) if (state.position[block] !== NOWHERE) found.push(block);
  return found;
}

export function inPosition(state: State, side: Side, position: number): Block[] {
  const found: Block[] = [];
  for (const block of blocksOf(side)) if (state.position[block] === position) found.push(block);
  return found;
}

/** 11.3, K37 leaders do not hold a position. */
export function isHeld(state: State, side: Side, position: number): boolean {
  for (const block of blocksOf(side)) if (state.position[block] === position && isUnit(block)) return true;
  return false;
}

/** The position that a side has lost, if any. */
export function brokenPosition(state: State, battle: BattleFrame, side: Side): number | undefined {
  if (battle.isSkirmish) return isHeld(state, side, CENTER) ? undefined : CENTER;
  return LINE.find((position) => !isHeld(state, side, position));
}

/** 10.2, K36, K37 what a line of battle still lacks; undefined where it will do. */
export function whyNotReady(state: State, side: Side, place: Spot): Refusal | undefined {
  const firm = blocksAt(state, side, place).filter(isFootOrGun);
  let manned = 0;
  for (const position of LINE) {
    if (!isHeld(state, side, position)) return refuse('emptyPosition', positionName(position));
    if (firm.some((block) => state.position[block] === position)) manned++;
  }
  return manned < Math.min(MANNED, firm.length) ? refuse('emptyPosition') : undefined;
}

/** A line of battle that will do: foot and guns in turn to center, left and right, then Natives; leaders in the center. */
export function suggestedLine(state: State, side: Side, place: Spot): (readonly [Block, number])[] {
  const ORDER = [CENTER, LEFT, RIGHT] as const;
  const blocks = blocksAt(state, side, place);
  const strength = (block: Block) => state.sp[block] ?? 0;
  const firm = blocks.filter(isFootOrGun).sort((a, b) => strength(b) - strength(a) || a - b);
  const natives = blocks.filter(isNative);
  return [
    ...[...firm, ...natives].map((block, i) => [block, ORDER[i % ORDER.length] ?? CENTER] as const),
    ...blocks.filter(isLeader).map((block) => [block, CENTER] as const),
  ];
}

/** 10.7, 10.8 whether a block of this side may fire. */
export function whyNotFire(state: State, battle: BattleFrame, side: Side, block: Block): Refusal | undefined {
  const absent = whyNotActing(state, side, block);
  if (absent) return absent;
  if (state.position[block] === RESERVE) return refuse('notFromReserve', idOf(block));
  return diceOf(state, battle, block) < 1 ? refuse('noDice', idOf(block)) : undefined; // K41
}

/** 10.4, 10.7, 10.12, 10.13, K77 */
export function whyNotShift(
  state: State,
  battle: BattleFrame,
  side: Side,
  block: Block,
  to: number,
): Refusal | undefined {
  const absent = whyNotActing(state, side, block);
  if (absent) return absent;
  if (to < 0) return refuse('unknownPosition');
  if (battle.isSkirmish) return refuse('noReserveInSkirmish', idOf(block));
  if (battle.noShift) return refuse('shiftsBarred');
  const isInReserve = state.position[block] === RESERVE;
  if (isInReserve === (to === RESERVE)) return refuse('notToReserve', idOf(block));
  if (!isInReserve) return undefined;
  if (state.fled[block]) return refuse('fledForGood', idOf(block));
  return isNative(block) && battle.round > 1 ? refuse('nativesStay', idOf(block)) : undefined; // K84
}

/** K48 a unit in a position that has dice and has not acted. */
export function owesAct(state: State, battle: BattleFrame, side: Side): Block | undefined {
  for (const block of blocksOf(side)) {
    const position = state.position[block] ?? NOWHERE;
    if (position === NOWHERE || position === RESERVE || !isUnit(block) || state.acted[block]) continue;
    if (diceOf(state, battle, block) > 0) return block;
  }
  return undefined;
}

function whyNotActing(state: State, side: Side, block: Block): Refusal | undefined {
  if (sideOf(block) !== side) return refuse('notYours', idOf(block));
  if (state.position[block] === NOWHERE) return refuse('notInBattle', idOf(block));
  return state.acted[block] ? refuse('hasActed', idOf(block)) : undefined;
}

/** 10.13 */
export const militiaIn = (state: State, position: number): Block[] =>
  inPosition(state, 'american', position).filter(isMilitia);
