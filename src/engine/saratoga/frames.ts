/** 4.0 The frames of the sequence of play: what each part must remember while others interrupt it. All flat but for lists. */
import type { Hex } from '../hexmap/hexId';
import type { Side } from './data/types';
import type { Piece } from './roster';

/** 11.0 a side sets up. */
export interface PlacementFrame {
  readonly kind: 'placement';
  readonly side: Side;
}
/** 4.0 A to D. */
export interface TurnFrame {
  readonly kind: 'turn';
  stage: 'roll' | 'order' | 'first' | 'second' | 'end';
  /** Who won the roll, then who goes first. */
  side: Side;
}
/** 4.0 B, C: the four phases of one player. */
export interface PlayerTurnFrame {
  readonly kind: 'playerTurn';
  stage: 'command' | 'movement' | 'combat' | 'recovery' | 'over';
}
export interface CommandFrame {
  readonly kind: 'command';
  stage: 'begin' | 'gates' | 'activate';
}
export interface MovementFrame {
  readonly kind: 'movement';
  stage: 'move' | 'excess';
  /** R20 the counters that move as parts of one stack; the others' start ends it. */
  party: Piece[];
  /** Where each broken unit stood when the phase began; 0 for all others (3.8.2). */
  readonly stood: number[];
}
/** 7.0 movement at the beginning of the Combat Phase. */
export interface CombatMovementFrame {
  readonly kind: 'combatMovement';
  moved: Piece[];
}
/** 7.1.3 */
export interface FireFrame {
  readonly kind: 'fire';
  step: number;
  held: Piece[];
}
/** 7.2 a shot waits for its die. */
export interface ShotFrame {
  readonly kind: 'shot';
  readonly unit: Piece;
  readonly target: Piece;
}
/** R127 in place of a leader: whoever lies in that hex and has not been seen by the enemy, if anybody does. */
export const UNSEEN = -1;
/** 7.3, R80 a leader looks for the nearest friends. */
export interface RelocationFrame {
  readonly kind: 'relocation';
  readonly leader: Piece;
  readonly side: Side;
  readonly hex: Hex;
}
/** 3.8.1 */
export interface MoraleFrame {
  readonly kind: 'morale';
  readonly formation: number;
}
/** 3.8.2 a formation breaks: the enemy's free round, then its retreat. */
export interface BreakFrame {
  readonly kind: 'break';
  readonly formation: number;
  stage: 'round' | 'retreat' | 'advances';
  /** The units driven back and where they stood. */
  readonly units: Piece[];
  readonly hexes: Hex[];
  /** Who has fired or held in the round, and those who fired with the hex that they fired at. */
  done: Piece[];
  firers: Piece[];
  aims: Hex[];
  /** Those who have retreated or surrendered. */
  gone: Piece[];
}
/** 3.1.4, R90 a unit has retreated into a full hex. */
export interface DisplacementFrame {
  readonly kind: 'displacement';
  readonly hex: Hex;
  readonly newcomer: Piece;
}
/** 7.5 */
export interface AdvanceFrame {
  readonly kind: 'advance';
  readonly side: Side;
  readonly hex: Hex;
  readonly units: Piece[];
}
/** 8.0 */
export interface RecoveryFrame {
  readonly kind: 'recovery';
  stage: 'choose' | 'roll';
  group: number;
  queue: Piece[];
}

export type SaratogaFrame =
  | PlacementFrame
  | TurnFrame
  | PlayerTurnFrame
  | CommandFrame
  | MovementFrame
  | CombatMovementFrame
  | FireFrame
  | ShotFrame
  | RelocationFrame
  | MoraleFrame
  | BreakFrame
  | DisplacementFrame
  | AdvanceFrame
  | RecoveryFrame;
