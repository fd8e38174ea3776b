/**
 * What happened: for the log, animation, sound and statistics; never the source of the state. An event tells all;
 * `eventFor` in tell.ts leaves out what a side may not know (2.1). `block` and `blocks` are ids.
 */
import type { Position, Side } from './data/types';
import type { Going, Manner } from './frames';
import type { Ending } from './state';

/** Why a block lost strength or was lost. */
export const CAUSES = [
  'fire',
  'withdrawalFire',
  'retreatFire',
  'ambush',
  'overrun',
  'attrition',
  'noWayOut',
  'gunLeft',
  'arnold',
  'desertion',
] as const;
export type Cause = (typeof CAUSES)[number];

export const HOWS = ['single', 'group', 'natives', 'forceMarch', 'entry'] as const;
export type How = (typeof HOWS)[number];

export type Event =
  | { readonly type: 'setUp'; readonly side: Side; readonly transferred?: number }
  | { readonly type: 'turnBegan'; readonly turn: number }
  | {
      readonly type: 'pointsRolled';
      readonly british: number;
      readonly american: number;
      readonly points: Readonly<Record<Side, number>>;
      readonly first: Side;
    }
  | { readonly type: 'playerTurnBegan'; readonly side: Side; readonly turn: number }
  | { readonly type: 'sentToHudson'; readonly count: number; readonly blocks?: readonly string[] }
  | { readonly type: 'leftHudson'; readonly place: string; readonly block?: string }
  | { readonly type: 'stayedAtHudson'; readonly count: number }
  | { readonly type: 'clintonRolled'; readonly die: number; readonly goes: boolean }
  | { readonly type: 'clintonReturned' }
  | { readonly type: 'militiaCalled' }
  /** K7 */
  | {
      readonly type: 'activated';
      readonly side: Side;
      readonly what: 'single' | 'group' | 'natives' | 'clinton';
      readonly price: number;
      readonly left: number;
    }
  /** `count`: blocks that went, as far as the viewer sees them (K73). */
  | {
      readonly type: 'moved';
      readonly side: Side;
      readonly how: How;
      readonly from: string;
      readonly path: readonly string[];
      readonly count: number;
      readonly seen?: number;
      readonly blocks?: readonly string[];
    }
  | { readonly type: 'dropped'; readonly side: Side; readonly place: string; readonly count: number }
  | { readonly type: 'overran'; readonly side: Side; readonly place: string; readonly units: number }
  | { readonly type: 'movementEnded'; readonly side: Side }
  | {
      readonly type: 'forceMarchTried';
      readonly side: Side;
      readonly from: string;
      readonly to: string;
      readonly price: number;
      readonly die: number;
      readonly goes: boolean;
    }
  | {
      readonly type: 'attrition';
      readonly side: Side;
      readonly dice: readonly number[];
      /** The highest die that costs a step; it tells what leader they march with. */
      readonly losesOn?: number;
      readonly steps: number;
      readonly blocks?: readonly string[];
    }
  | {
      readonly type: 'battleBegan';
      readonly place: string;
      readonly attacker: Side;
      readonly isSkirmish: boolean;
    }
  | { readonly type: 'deployed'; readonly side: Side }
  /** 10.3 ids by position, the reserve not among them. */
  | { readonly type: 'revealed'; readonly side: Side; readonly blocks: readonly (readonly string[])[] }
  | { readonly type: 'roundBegan'; readonly round: number; readonly place: string }
  | {
      readonly type: 'fired';
      readonly side: Side;
      readonly block: string;
      readonly position: Position;
      readonly target: Position;
      readonly dice: readonly number[];
      readonly needed: number;
      readonly hits: number;
      readonly flights: number;
    }
  | {
      readonly type: 'leavingFire';
      readonly side: Side;
      readonly manner: Manner;
      readonly block: string;
      readonly dice: readonly number[];
      readonly needed: number;
      readonly hits: number;
    }
  | {
      readonly type: 'ambushed';
      readonly place: string;
      readonly dice: readonly number[];
      readonly hits: number;
      readonly block?: string;
    }
  /** Without block: somebody of that side. */
  | {
      readonly type: 'stepLost';
      readonly side: Side;
      readonly cause: Cause;
      readonly place: string;
      readonly block?: string;
      readonly sp?: number;
      readonly isSecret: boolean;
    }
  | {
      readonly type: 'lost';
      readonly side: Side;
      readonly block: string;
      readonly place: string;
      readonly cause: Cause;
    }
  | { readonly type: 'fled'; readonly block: string; readonly position: Position }
  | {
      readonly type: 'shifted';
      readonly side: Side;
      readonly block: string;
      readonly from: Position;
      readonly to: Position;
    }
  | { readonly type: 'nativesToReserve'; readonly count: number }
  | { readonly type: 'stayed'; readonly side: Side }
  | {
      readonly type: 'leaving';
      readonly side: Side;
      readonly manner: Manner;
      readonly position?: Position;
      /** K77 */
      readonly isOrdered?: boolean;
    }
  | {
      readonly type: 'retreated';
      readonly side: Side;
      readonly manner: Going;
      readonly from: string;
      readonly to: string;
      readonly count: number;
      readonly seen?: number;
      readonly blocks?: readonly string[];
    }
  | { readonly type: 'battleEnded'; readonly place: string; readonly winner: Side }
  | { readonly type: 'playerTurnEnded'; readonly side: Side; readonly turn: number }
  | { readonly type: 'turnEnded'; readonly turn: number }
  | { readonly type: 'ended'; readonly ending: Ending };

export type EventType = Event['type'];
