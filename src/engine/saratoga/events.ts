/**
 * What happened: for the log, animation, sound and statistics; never the source of the state. An event tells all;
 * `eventFor` in view.ts leaves out names and numbers that a side may not know (3.4). `secret`: the other side may not
 * know whom it concerns.
 */
import type { FormationId, Side } from './data/types';
import type { Modifier } from './combat';
import type { Ending } from './state';

export type Event =
  | { readonly type: 'deployed'; readonly side: Side }
  | { readonly type: 'turnBegan'; readonly turn: number }
  | {
      readonly type: 'initiativeRolled';
      readonly british: number;
      readonly american: number;
      readonly winner: Side;
    }
  | { readonly type: 'orderChosen'; readonly first: Side }
  | {
      readonly type: 'phaseBegan';
      readonly side: Side;
      readonly phase: 'command' | 'movement' | 'combat' | 'recovery';
    }
  | {
      readonly type: 'phasePassed';
      readonly side: Side;
      readonly phase: 'command' | 'combatMovement' | 'fire' | 'recovery';
    }
  | {
      readonly type: 'gatesRolled';
      readonly dice: readonly number[];
      /** It tells how near the enemy is to Gates. */
      readonly needed: number | undefined;
      readonly active: boolean;
      readonly secret: boolean;
    }
  | { readonly type: 'activated'; readonly formation: FormationId }
  /** 3.7, 5.0 those who were in command before; `secret` are those among them whom the enemy does not see. */
  | {
      readonly type: 'outOfCommand';
      readonly side: Side;
      readonly units: readonly string[];
      readonly secret: readonly string[];
    }
  | {
      readonly type: 'moved';
      readonly counters: readonly string[];
      /** The one that everybody sees. */
      readonly shown: string;
      readonly from: number;
      readonly path: readonly number[];
      /** In halves of a point. */
      readonly cost: number | undefined;
      readonly combat: boolean;
    }
  | { readonly type: 'exited'; readonly counters: readonly string[]; readonly full: number }
  /** 7.6 `by`: the unit that attacks him or is seen to run him over. */
  | { readonly type: 'leaderKilled'; readonly leader: string; readonly hex: number; readonly by: string }
  | { readonly type: 'removedByStacking'; readonly unit: string; readonly hex: number }
  | { readonly type: 'surrendered'; readonly unit: string; readonly hex: number }
  | {
      readonly type: 'shot';
      readonly unit: string;
      readonly from: number;
      readonly target: string | undefined;
      readonly hex: number;
      readonly die: number;
      /** Before the modifiers. */
      readonly needed: number;
      readonly modifiers: readonly Modifier[];
      readonly hit: boolean;
      readonly ranged: boolean;
      /** R110 how many units stand there is not for the firer to know. */
      readonly concealed: boolean;
      readonly secret: boolean;
    }
  | {
      readonly type: 'held';
      readonly side: Side;
      readonly unit: string;
      readonly secret: boolean;
    }
  | {
      readonly type: 'stepLost';
      readonly side: Side;
      readonly unit: string | undefined;
      readonly hex: number;
      readonly hits: number | undefined;
      readonly secret: boolean;
    }
  | {
      readonly type: 'moraleChecked';
      readonly formation: FormationId;
      readonly dice: readonly number[];
      readonly number: number;
      readonly passed: boolean;
    }
  | { readonly type: 'broke'; readonly formation: FormationId }
  /** R126 `leaders`: those who go along. */
  | {
      readonly type: 'retreated';
      readonly unit: string;
      readonly leaders: readonly string[];
      readonly from: number;
      readonly hex: number;
    }
  | { readonly type: 'displaced'; readonly unit: string; readonly from: number; readonly hex: number }
  /** R127 a secret one is for his own side alone. */
  | {
      readonly type: 'relocated';
      readonly leader: string;
      readonly from: number;
      readonly hex: number;
      readonly secret: boolean;
    }
  | { readonly type: 'leaderRemoved'; readonly leader: string }
  /** `from`: where each of the counters stood. */
  | {
      readonly type: 'advanced';
      readonly counters: readonly string[];
      readonly from: readonly number[];
      readonly hex: number;
      /** R118 those among them whom the enemy does not see, if any: a lone leader opens no stack. */
      readonly hidden?: readonly string[];
    }
  | { readonly type: 'declined'; readonly hex: number }
  | {
      readonly type: 'recovered';
      readonly side: Side;
      readonly unit: string | undefined;
      readonly die: number | undefined;
      readonly needed: number | undefined;
      readonly success: boolean | undefined;
      readonly secret: boolean;
    }
  | { readonly type: 'turnEnded'; readonly turn: number }
  | { readonly type: 'ended'; readonly ending: Ending };

export type EventType = Event['type'];
