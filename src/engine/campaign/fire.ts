/** 10.8, 10.9, 10.11, 10.13-10.15 A shot: how many dice, at whom, what hits and what scares militia. */
import { ARNOLD_BLOCK, type Block, hitsOn, isInfantry, isNative, sideOf } from './blocks';
import { isFort, roadKind, type Spot } from './board';
import { ARNOLD, FLEE_ON } from './data/tables';
import type { BattleFrame } from './frames';
import { RIGHT, spOf, type State } from './state';

/** Why a block has fewer or more dice than its strength, with the case. */
export type DiceReason = 'arnold' | 'fort' | 'water';
export const DICE_CASES: Readonly<Record<DiceReason, string>> = {
  arnold: '10.11',
  fort: '10.15',
  water: '10.14',
};

export const diceOf = (state: State, battle: BattleFrame, block: Block): number =>
  diceFor(state, block, reasonFor(state, battle, block));

function diceFor(state: State, block: Block, reason: DiceReason | undefined): number {
  if (reason === 'arnold') return ARNOLD.dice;
  return Math.max(0, spOf(state, block) - (reason === undefined ? 0 : 1));
}

/** What a block would have in the first round of an attack on a place, if it came there by a road. */
export function diceAgainst(state: State, place: Spot, road: number, block: Block) {
  const reason = block === ARNOLD_BLOCK ? 'arnold' : onAttack(place, road, block);
  return { reason, dice: diceFor(state, block, reason) };
}

/** 10.14, 10.15, K42, K43 in the first round, for those who attack; never more than one die. */
export function reasonFor(state: State, battle: BattleFrame, block: Block): DiceReason | undefined {
  if (block === ARNOLD_BLOCK) return 'arnold'; // K42, K52
  if (battle.round !== 1 || sideOf(block) !== battle.attacker) return undefined;
  return onAttack(battle.place, state.road[block] ?? -1, block);
}

function onAttack(place: Spot, road: number, block: Block): DiceReason | undefined {
  if (isFort(place)) return isInfantry(block) || isNative(block) ? 'fort' : undefined;
  return roadKind(road) === 'dotted' ? 'water' : undefined; // K44
}

/** 10.8 left at right, center at center, right at left. */
export const facing = (position: number): number => RIGHT - position;

export function countHits(block: Block, dice: readonly number[]): number {
  const needed = hitsOn(block);
  return dice.filter((die) => die >= needed).length;
}

/** 10.13, 10.15, K5 how high a die may be that makes militia flee; 0 where none does. */
export function fleeNumber(battle: BattleFrame, block: Block): number {
  if (sideOf(block) !== 'british') return 0;
  if (isFort(battle.place) && battle.attacker === 'british') return 0;
  return isNative(block) ? FLEE_ON.native : FLEE_ON.others;
}
