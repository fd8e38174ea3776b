/** Everything that a side, or the dice, can be asked. A new kind makes the compiler name every place that it concerns. */
import type { RollDecision } from '../kernel/game';
import type { Side } from './data/types';

export const DECISION_KINDS = [
  /** 13.3 */ 'assignEntry',
  /** 13.4 */ 'place',
  /** 3.2 */ 'rally',
  /** 4.1 */ 'move',
  /** 4.1 */ 'moveGroup',
  /** 10.3 */ 'relocateLeader',
  /** 7.1 */ 'attack',
  /** 7.3 */ 'choosePrimary',
  /** 8.6 */ 'exchange',
  /** 8.4 */ 'hold',
  /** 8.3 */ 'giveGround',
  /** 15.3 */ 'afterLongShot',
  /** 8.9 */ 'retreat',
  /** 8.10 */ 'advance',
  /** 7.2 */ 'counterattack',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

export interface SideDecision {
  readonly kind: DecisionKind;
  readonly by: Side;
  readonly case: string;
}

/** What a roll is for. */
export const ROLLS = ['fog', 'rally', 'movement', 'militia', 'combat', 'leader', 'morale'] as const;
export type RollFor = (typeof ROLLS)[number];

export interface FirstSaratogaRoll extends RollDecision {
  readonly roll: RollFor;
}

export type FirstSaratogaDecision = SideDecision | FirstSaratogaRoll;
