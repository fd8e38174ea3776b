/** Everything that a side can be asked. A new kind makes the compiler name every place that it concerns. */
import type { RollDecision } from '../kernel/game';
import type { Side } from './data/types';

export const DECISION_KINDS = [
  /** 13.2 */ 'strengthenStLedger',
  /** 3.3 */ 'placeMilitia',
  /** 13.5 */ 'desert',
  /** 9.2 */ 'sendToHudson',
  /** 9.4 */ 'leaveHudson',
  /** 4.2 */ 'enter',
  /** 6.1 */ 'move',
  /** 6.4 */ 'march',
  /** 6.2 */ 'nativeMarch',
  /** 10.5 */ 'overrunRetreat',
  /** 7.1 */ 'forceMarch',
  /** 10.1 */ 'chooseBattle',
  /** 10.2 */ 'deploy',
  /** 11.1 */ 'stayOrGo',
  /** 10.12 */ 'coverNatives',
  /** 10.6 */ 'act',
  /** 10.10 */ 'takeHit',
  /** 10.13 */ 'flee',
  /** 11.5 */ 'retreat',
  /** 11.7 */ 'giveWay',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

export interface SideDecision {
  readonly kind: DecisionKind;
  readonly by: Side;
  readonly case: string;
}

export type CampaignDecision = SideDecision | RollDecision;
