/**
 * What happened: for the log, animation, sound and statistics; never the source of the state. An event tells all;
 * `eventFor` in view.ts leaves out the cards that a viewer may not know.
 */
import type { Payment } from './actions';
import type { Cause } from './causes';
import type { DicePart } from './combat';
import type { BoxId, CommandId, FormationId, GeneralId, ObjectiveId, Side } from './data/types';
import type { Code } from './refusals';
import type { Ending } from './state';

/** 13.1 an entry of an order that could not be followed, and why. */
export interface SkippedOrder {
  readonly command: CommandId;
  readonly target?: FormationId;
  readonly code: Code;
  readonly case: string;
}

/** 13.1 its place in the order, the first is 0, and those before it. */
export interface FollowedOrder {
  readonly place: number;
  readonly skipped: readonly SkippedOrder[];
}

export type Event =
  /** 5, 6.1 step 7; for those who may not know it without its card. */
  | { readonly type: 'drew'; readonly side: Side; readonly card?: string }
  | { readonly type: 'kept'; readonly side: Side; readonly cards?: readonly string[] }
  | {
      readonly type: 'fetched';
      readonly side: Side;
      readonly how: 'search' | 'aideDeCamp';
      readonly card?: string;
    }
  | { readonly type: 'rowFilled'; readonly slot: number; readonly card: string }
  | { readonly type: 'rowMoved'; readonly discarded: string | null }
  | { readonly type: 'turnBegan'; readonly side: Side; readonly round: number }
  | {
      readonly type: 'cardPlayed';
      readonly side: Side;
      readonly card: string;
      readonly formation: FormationId;
    }
  | {
      readonly type: 'countermanded';
      readonly side: Side;
      readonly card: string;
      readonly general: GeneralId;
    }
  /** `cubes` is what the pool had of it (F11). */
  | {
      readonly type: 'cubesGained';
      readonly side: Side;
      readonly cubes: number;
      readonly why: 'card' | 'general' | 'set' | 'noTargets' | 'threes' | 'cashIn';
    }
  | {
      readonly type: 'cubesSpent';
      readonly side: Side;
      readonly cubes: number;
      readonly why: 'reroll' | 'buy' | 'search';
    }
  | { readonly type: 'activated'; readonly side: Side; readonly formation: FormationId }
  | { readonly type: 'noCommand'; readonly side: Side; readonly formation: FormationId }
  | {
      readonly type: 'commanded';
      readonly side: Side;
      readonly formation: FormationId;
      readonly command: CommandId;
      readonly gunCommand?: CommandId;
      readonly target?: FormationId;
      readonly markers?: number;
    }
  | {
      readonly type: 'costWaived';
      readonly formation: FormationId;
      readonly by: 'general' | 'command' | 'card' | 'noMarker';
    }
  | { readonly type: 'moved'; readonly formation: FormationId; readonly from: BoxId; readonly to: BoxId }
  | {
      readonly type: 'reinforced';
      readonly from: FormationId;
      readonly to: FormationId;
      readonly markers: number;
    }
  | {
      readonly type: 'attackRolled';
      readonly side: Side;
      readonly attacker: FormationId;
      readonly target: FormationId;
      readonly parts: readonly DicePart[];
      readonly dice: readonly number[];
      /** 13.1 single dice count. */
      readonly bySingles: boolean;
    }
  | {
      readonly type: 'rerollPaid';
      readonly side: Side;
      readonly formation: FormationId;
      readonly pay: Payment | 'card';
      readonly places: readonly number[];
    }
  | {
      readonly type: 'rerolled';
      readonly side: Side;
      readonly attacker: FormationId;
      readonly places: readonly number[];
      /** What these show now, and then all of them. */
      readonly shown: readonly number[];
      readonly dice: readonly number[];
    }
  | {
      readonly type: 'attackResolved';
      readonly side: Side;
      readonly attacker: FormationId;
      readonly target: FormationId;
      readonly dice: readonly number[];
    }
  | {
      readonly type: 'attackVoid';
      readonly side: Side;
      readonly attacker: FormationId;
      readonly target: FormationId;
      readonly why: 'payerOut' | 'targetOut';
    }
  | {
      readonly type: 'objectiveTaken';
      readonly objective: ObjectiveId;
      readonly side: Side;
      readonly by: FormationId;
    }
  | {
      readonly type: 'objectiveTurned';
      readonly objective: ObjectiveId;
      readonly side: Side;
      readonly because: FormationId;
    }
  | {
      readonly type: 'markersLost';
      readonly formation: FormationId;
      readonly markers: number;
      readonly left: number;
      readonly cause: Cause;
    }
  | {
      readonly type: 'moraleLost';
      readonly formation: FormationId;
      readonly points: number;
      readonly left: number;
      readonly cause: Cause;
    }
  | {
      readonly type: 'moraleGained';
      readonly formation: FormationId;
      readonly points: number;
      readonly left: number;
    }
  | {
      readonly type: 'markersGained';
      readonly formation: FormationId;
      readonly markers: number;
      readonly left: number;
    }
  /** 7, 8 passed on a die up to `needed`; without a die the option *steady* passes it (F3). */
  | {
      readonly type: 'moraleTested';
      readonly formation: FormationId;
      readonly die: number | undefined;
      readonly needed: number;
      readonly passed: boolean;
      readonly general?: GeneralId;
    }
  | { readonly type: 'rallied'; readonly formation: FormationId; readonly general: GeneralId }
  | {
      readonly type: 'wentOut';
      readonly formation: FormationId;
      readonly how: 'broken' | 'destroyed';
      readonly cause: Cause;
    }
  | {
      readonly type: 'tacticsPlayed';
      readonly side: Side;
      readonly card: string;
      readonly formation?: FormationId;
    }
  | { readonly type: 'tacticsTaken'; readonly side: Side; readonly card: string }
  | { readonly type: 'tacticsDetached'; readonly card: string; readonly formation: FormationId }
  | { readonly type: 'cashedIn'; readonly side: Side; readonly cards: readonly string[] }
  | { readonly type: 'generalReadied'; readonly side: Side; readonly general: GeneralId }
  | { readonly type: 'bought'; readonly side: Side; readonly slot: number; readonly card: string }
  | { readonly type: 'flipped'; readonly side: Side; readonly card: string; readonly formation: FormationId }
  | {
      readonly type: 'orderFollowed';
      readonly side: Side;
      readonly formation: FormationId;
      readonly place: number;
      readonly skipped: readonly SkippedOrder[];
      /** The guns have an order of their own. */
      readonly guns?: FollowedOrder;
    }
  | {
      readonly type: 'noOrder';
      readonly side: Side;
      readonly formation: FormationId;
      readonly skipped: readonly SkippedOrder[];
    }
  | { readonly type: 'turnEnded'; readonly side: Side; readonly round: number }
  | { readonly type: 'ended'; readonly ending: Ending };

export type EventType = Event['type'];
