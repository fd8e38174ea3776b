/** What happened: for the log, animation, sound and statistics; never the source of the state. */
import type { Side } from './data/types';
import type { Mode } from './frames';
import type { Ending } from './state';
import type { Sums } from './strength';

export const PHASES_TOLD = ['rally', 'movement', 'combat', 'counter'] as const;
export type PhaseTold = (typeof PHASES_TOLD)[number];

/** 1.2 what a morale check was for. */
export const CHECKS = ['rally', 'recovery', 'militia', 'result'] as const;
export type CheckFor = (typeof CHECKS)[number];

export const LOSSES = ['step', 'rout', 'captured', 'creek', 'garrison'] as const;
export type LossBy = (typeof LOSSES)[number];

export type Event =
  /** `secret`: face down until both sides are set up; then only its own side is told. */
  | {
      readonly type: 'entryAssigned';
      readonly formation: string;
      readonly entry: string;
      readonly secret: boolean;
    }
  | {
      readonly type: 'leaderJoined';
      readonly leader: string;
      readonly formation: string;
      readonly secret: boolean;
    }
  | { readonly type: 'deployed'; readonly side: Side }
  | { readonly type: 'turnBegan'; readonly turn: number; readonly time: string }
  | {
      readonly type: 'fogRolled';
      readonly time: string;
      readonly die: number;
      readonly low: number;
      readonly high: number;
      readonly fog: boolean;
    }
  | { readonly type: 'staysClear' }
  | { readonly type: 'phaseBegan'; readonly side: Side; readonly phase: PhaseTold }
  | { readonly type: 'phasePassed'; readonly side: Side; readonly phase: PhaseTold }
  | { readonly type: 'arrived'; readonly counter: string; readonly hex: number }
  /** 3.2 */
  | { readonly type: 'rallied'; readonly counter: string; readonly what: 'order' | 'effective' | 'step' }
  | {
      readonly type: 'moraleChecked';
      readonly side: Side;
      readonly unit: string;
      readonly check: CheckFor;
      readonly die: number;
      readonly needed: number;
      readonly passed: boolean;
    }
  /** 4.0; `from` 0: beside the map. Points are halves. */
  | {
      readonly type: 'groupBegan';
      readonly counters: readonly string[];
      readonly from: number;
      readonly march: boolean;
    }
  | {
      readonly type: 'movementRolled';
      readonly side: Side;
      readonly die: number;
      readonly modifier: number;
      readonly allowance: number;
    }
  | {
      readonly type: 'stepped';
      readonly counters: readonly string[];
      readonly from: number;
      readonly to: number;
      readonly cost: number;
    }
  | { readonly type: 'dropped'; readonly counters: readonly string[]; readonly hex: number }
  | { readonly type: 'halted'; readonly counters: readonly string[]; readonly hex: number }
  | { readonly type: 'flagTaken'; readonly hex: number; readonly side: Side }
  /** 10.3 */
  | { readonly type: 'relocated'; readonly leader: string; readonly from: number; readonly hex: number }
  | { readonly type: 'leaderCaptured'; readonly leader: string; readonly hex: number }
  /** 7.0 */
  | {
      readonly type: 'attacked';
      readonly side: Side;
      readonly mode: Mode;
      readonly hex: number;
      readonly units: readonly string[];
      readonly primary: string;
      readonly counter: boolean;
    }
  | { readonly type: 'primaryChosen'; readonly unit: string; readonly asked: boolean }
  | {
      readonly type: 'combatRolled';
      readonly side: Side;
      readonly hex: number;
      readonly die: number;
      readonly column: number;
      readonly result: string;
      /** 7.7, 15.3 the result as it counts in this attack. */
      readonly effect: string;
      /** How many faces of the column hurt the defender. */
      readonly faces: number;
      readonly sums: Sums;
    }
  | {
      readonly type: 'leaderRolled';
      readonly side: Side;
      readonly leader: string;
      readonly hex: number;
      readonly die: number;
      /** The lowest face that kills. */
      readonly needed: number;
      readonly killed: boolean;
    }
  /** 8.0 a result that means nothing here, e.g. an A result of distant guns. */
  | { readonly type: 'noEffect'; readonly result: string }
  | { readonly type: 'exchangeChosen'; readonly side: Side; readonly choice: 'loss' | 'retreat' }
  | { readonly type: 'holdChosen'; readonly side: Side; readonly choice: 'loss' | 'retreat' }
  | { readonly type: 'stepLost'; readonly unit: string; readonly hex: number }
  | { readonly type: 'eliminated'; readonly unit: string; readonly hex: number; readonly by: LossBy }
  | { readonly type: 'disrupted'; readonly units: readonly string[]; readonly hex: number }
  | { readonly type: 'madeIneffective'; readonly counter: string }
  | { readonly type: 'routed'; readonly unit: string; readonly hex: number }
  | {
      readonly type: 'retreated';
      readonly units: readonly string[];
      readonly leaders: readonly string[];
      readonly from: number;
      readonly path: readonly number[];
    }
  | {
      readonly type: 'advanced';
      readonly units: readonly string[];
      readonly leaders: readonly string[];
      readonly from: readonly number[];
      readonly hex: number;
    }
  | { readonly type: 'declined'; readonly hex: number }
  /** 7.2 */
  | { readonly type: 'dutyFailed'; readonly side: Side; readonly hexes: readonly number[] }
  | { readonly type: 'counterPassed'; readonly side: Side; readonly hexes: readonly number[] }
  | { readonly type: 'turnEnded'; readonly turn: number }
  | { readonly type: 'ended'; readonly ending: Ending };

export type EventType = Event['type'];
