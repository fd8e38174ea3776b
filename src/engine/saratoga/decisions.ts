/** Everything that a side can be asked. A new kind makes the compiler name every place that it concerns. */
import type { RollDecision } from '../kernel/game';
import type { Side } from './data/types';

export const DECISION_KINDS = [
  /** 11.0 */ 'place',
  /** 4.0 A */ 'chooseOrder',
  /** 5.0 */ 'activate',
  /** 6.0 */ 'move',
  /** 3.1.4 */ 'removeExcess',
  /** 7.0 */ 'combatMove',
  /** 7.1.3 */ 'fire',
  /** 3.8.2 */ 'freeRound',
  /** 3.8.3 */ 'retreat',
  /** 3.1.4 */ 'displace',
  /** 7.3 */ 'relocateLeader',
  /** 7.5 */ 'advance',
  /** 8.0 */ 'recover',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

export interface SideDecision {
  readonly kind: DecisionKind;
  readonly by: Side;
  readonly case: string;
}

export type SaratogaDecision = SideDecision | RollDecision;
