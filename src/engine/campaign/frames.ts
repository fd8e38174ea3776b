/** The frames of the sequence of play: what each part must remember while others interrupt it. All flat but for lists. */
import type { Block } from './blocks';
import type { Spot } from './board';
import type { Side } from './data/types';

/** 3.0 */
export interface SetUpFrame {
  readonly kind: 'setUp';
  readonly side: Side;
}
/** 5.0 a turn with its two player turns. */
export interface TurnFrame {
  readonly kind: 'turn';
  stage: 'begin' | 'desert' | 'roll' | 'first' | 'second' | 'end';
  first: Side;
}
export interface PlayerTurnFrame {
  readonly kind: 'playerTurn';
  stage: 'begin' | 'duty' | 'release' | 'entry' | 'movement' | 'forceMarch' | 'battles' | 'end';
}
/** 9.2 */
export interface DutyFrame {
  readonly kind: 'duty';
}
/** 9.4 */
export interface ReleaseFrame {
  readonly kind: 'release';
  settled: Block[];
}
/** 4.2 */
export interface EntryFrame {
  readonly kind: 'entry';
}
/** 6.0 `moves`: activations so far. */
export interface MovementFrame {
  readonly kind: 'movement';
  moves: number;
}
/** 9.1 */
export interface ClintonFrame {
  readonly kind: 'clinton';
}
/** 6.2 */
export interface NativeMarchFrame {
  readonly kind: 'nativeMarch';
}
/** 6.4, K35 somebody who has steps left: a leader with those who came along, or a block alone. */
export interface MarchFrame {
  readonly kind: 'march';
  readonly mover: Block;
  readonly party: Block[];
  readonly left: number;
}
/** 10.5, K20 those who must go before the enemy. */
export interface GivingWayFrame {
  readonly kind: 'givingWay';
  readonly side: Side;
  readonly place: Spot;
  readonly blocks: Block[];
  readonly why: 'overrun' | 'leader';
  readonly places: Spot[];
}
/** 11.5, 11.7, 13.4 those who go arrive: guns are left, Natives shoot and give way, leaders give way. */
export interface ArrivingFrame {
  readonly kind: 'arriving';
  readonly side: Side;
  readonly blocks: Block[];
  readonly from: Spot;
  readonly place: Spot;
  readonly manner: Going;
  stage: 'arrive' | 'ambush' | 'natives' | 'leaders';
  /** 13.4 the Natives who have not fired yet. */
  queue: Block[];
}
/** 11.7, K63 */
export interface NativesGoFrame {
  readonly kind: 'nativesGo';
  readonly place: Spot;
  queue: Block[];
}
/** 7.0 */
export interface ForceMarchFrame {
  readonly kind: 'forceMarch';
}
/** 7.3, 7.4 one attempt. */
export interface AttemptFrame {
  readonly kind: 'attempt';
  readonly leader: Block;
  readonly blocks: Block[];
  readonly to: Spot;
  stage: 'try' | 'attrition';
}
/** 10.1 */
export interface BattlesFrame {
  readonly kind: 'battles';
}
/** 10.0 */
export interface BattleFrame {
  readonly kind: 'battle';
  readonly place: Spot;
  readonly attacker: Side;
  readonly isSkirmish: boolean;
  /** 11.5 where the attackers made their last step from. */
  readonly origins: Spot[];
  stage:
    | 'begin'
    | 'attackerDeploys'
    | 'reveal'
    | 'natives'
    | 'ordered'
    | 'defenderStays'
    | 'attackerStays'
    | 'defend'
    | 'attack'
    | 'next'
    | 'over';
  round: number;
  /** K77 whether anybody has fired in this round, nobody did in the last one, and nobody may shift in it. */
  hasShot: boolean;
  isStale: boolean;
  noShift: boolean;
}
/** 10.2 */
export interface DeployFrame {
  readonly kind: 'deploy';
  readonly side: Side;
}
/** K84 the positions that the Natives left empty. */
export interface CoverFrame {
  readonly kind: 'cover';
  readonly positions: number[];
}
/** 11.1 */
export interface StayOrGoFrame {
  readonly kind: 'stayOrGo';
  readonly side: Side;
}
/** 10.6 a side's half of the round. */
export interface ActsFrame {
  readonly kind: 'acts';
  readonly side: Side;
}
/** 10.8 */
export interface VolleyFrame {
  readonly kind: 'volley';
  readonly block: Block;
  readonly target: number;
  stage: 'roll' | 'arnold' | 'flee' | 'check';
  ones: number;
  flights: number;
}
/** 10.10 hits that a side gives to its blocks one by one. */
export interface HitsFrame {
  readonly kind: 'hits';
  readonly side: Side;
  readonly blocks: Block[];
  readonly cause: HitCause;
  left: number;
}
export type HitCause = 'fire' | 'withdrawalFire' | 'retreatFire' | 'ambush';

/** 11.2-11.6 */
export interface LeavingFrame {
  readonly kind: 'leaving';
  readonly side: Side;
  readonly manner: Manner;
  readonly places: Spot[];
  /** Those who still fire at them. */
  queue: Block[];
}

/** 11.0 how blocks went away; `overrun` and `leader` give way to a move, `native` to a retreat. */
export type Going = Manner | 'overrun' | 'leader' | 'native';

/** How a side leaves a battle: by choice, by force, or without fire (K45, K53). */
export type Manner = 'withdrawal' | 'retreat' | 'quiet';

export type CampaignFrame =
  | SetUpFrame
  | TurnFrame
  | PlayerTurnFrame
  | DutyFrame
  | ReleaseFrame
  | EntryFrame
  | MovementFrame
  | ClintonFrame
  | NativeMarchFrame
  | MarchFrame
  | GivingWayFrame
  | ArrivingFrame
  | NativesGoFrame
  | ForceMarchFrame
  | AttemptFrame
  | BattlesFrame
  | BattleFrame
  | DeployFrame
  | CoverFrame
  | StayOrGoFrame
  | ActsFrame
  | VolleyFrame
  | HitsFrame
  | LeavingFrame;
