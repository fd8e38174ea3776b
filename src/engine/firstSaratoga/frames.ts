/** 3.0 The frames of the sequence of play: what each part must remember while others interrupt it. All flat but for lists. */
import type { Hex } from '../hexmap/hexId';
import type { Side } from './data/types';
import type { Piece } from './world';

/** 13.0 a side sets up. */
export interface PlacementFrame {
  readonly kind: 'placement';
  readonly side: Side;
}
/** 3.1 */
export interface TurnFrame {
  readonly kind: 'turn';
  stage: 'begin' | 'fog' | 'british' | 'colonial' | 'end';
}
export interface PlayerTurnFrame {
  readonly kind: 'playerTurn';
  stage: 'rally' | 'movement' | 'combat' | 'over';
}
/** 3.2 */
export interface RallyFrame {
  readonly kind: 'rally';
  /** The unit that waits for its die, or -1. */
  unit: Piece;
}
/** 4.0 */
export interface MovementFrame {
  readonly kind: 'movement';
}
/** 4.1 a group under way. */
export interface GroupFrame {
  readonly kind: 'group';
  stage: 'die' | 'go' | 'militia';
  pieces: Piece[];
  /** Where it is; 0 beside the map. */
  hex: Hex;
  /** 11.2 where it enters; 0 if it stands on the map. */
  readonly entry: Hex;
  readonly march: boolean;
  /** 13.4, M11 units of the works that may not go out in fog without their leader. */
  readonly held: boolean;
  /** In halves of a point. */
  allowance: number;
  spent: number;
  steps: number;
  /** M56 those who may go no farther than this hex. */
  stuck: Piece[];
  /** The rest of the path that it was told to take. */
  ahead: Hex[];
  /** 15.4, M14 those who must check before the next hex, and those who have passed. */
  checking: Piece[];
  passed: Piece[];
}
/** 10.3 leaders who were run over look for friends. */
export interface RelocationFrame {
  readonly kind: 'relocation';
  readonly side: Side;
  readonly hex: Hex;
  leaders: Piece[];
}
/** 7.1 */
export interface CombatFrame {
  readonly kind: 'combat';
  /** The hexes that were attacked. */
  struck: Hex[];
}
/** 7.2 the hexes that failed their duty. */
export interface CounterFrame {
  readonly kind: 'counter';
  hexes: Hex[];
}

export const MODES = ['normal', 'skirmish', 'bombard'] as const;
export type Mode = (typeof MODES)[number];

/** 7.3-8.6 one attack, from its declaration to the advance. */
export interface AttackFrame {
  readonly kind: 'attack';
  readonly mode: Mode;
  readonly side: Side;
  readonly hex: Hex;
  readonly units: Piece[];
  readonly primary: Piece;
  readonly counter: boolean;
  stage: 'primary' | 'die' | 'leaders' | 'apply' | 'check' | 'exchange' | 'hold' | 'after';
  /** The defender's primary, or -1. */
  defender: Piece;
  /** 7.6 attack minus defence, and the combat die. */
  difference: number;
  die: number;
  /** 8.0 the result that is still to be applied. */
  result: string;
  /** 8.11 leaders who wait for their dice. */
  leaders: Piece[];
  /** 8.7 the units that were disrupted when the die fell. */
  shaken: Piece[];
}
/** 8.3 each hex chooses. */
export interface GiveGroundFrame {
  readonly kind: 'giveGround';
  readonly side: Side;
  stage: 'begin' | 'choose';
  units: Piece[];
  hexes: Hex[];
  /** 8.7 hexes that may not stay. */
  forced: Hex[];
  /** 15.3 after a long shot: disrupted already, may retreat. */
  readonly longShot: boolean;
  readonly shaken: Piece[];
}
/** 8.9 units that must go back. */
export interface RetreatFrame {
  readonly kind: 'retreat';
  readonly side: Side;
  units: Piece[];
  /** 8.5 those of them who rout. */
  readonly routed: Piece[];
  readonly shaken: Piece[];
}
/** 8.10 */
export interface AdvanceFrame {
  readonly kind: 'advance';
  readonly side: Side;
  readonly hex: Hex;
  readonly units: Piece[];
}

export type FirstSaratogaFrame =
  | PlacementFrame
  | TurnFrame
  | PlayerTurnFrame
  | RallyFrame
  | MovementFrame
  | GroupFrame
  | RelocationFrame
  | CombatFrame
  | CounterFrame
  | AttackFrame
  | GiveGroundFrame
  | RetreatFrame
  | AdvanceFrame;
export type FrameKind = FirstSaratogaFrame['kind'];
