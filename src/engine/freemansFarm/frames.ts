/** 6 The frames of the sequence of play: what each part must remember while others lie on top of it. */
import type { Cause } from './causes';
import type { CommandId, FormationId, GeneralId, ObjectiveId, Side } from './data/types';

/** 5 six draws and a choice for each side that a person plays, then the row. */
export interface SetupFrame {
  readonly kind: 'setup';
  stage: 'deal' | 'keep' | 'row';
  side: Side;
  dealt: string[];
}
/** 6.1 a player's turn: its parts lie above it, one after another. */
export interface TurnFrame {
  readonly kind: 'turn';
  stage: 'play' | 'purchase' | 'draw' | 'end';
  /** F14 the card bought in this turn. */
  bought: string | undefined;
}
/** 6.1 step 1. */
export interface PlayFrame {
  readonly kind: 'play';
}
/** 9 a Command with all that it names. */
export interface ChosenCommand {
  readonly command: CommandId;
  readonly gunCommand?: CommandId;
  readonly target?: FormationId;
  readonly markers?: number;
}
/** 6.1 steps 1.A to 5 of one formation. */
export interface ActivationFrame {
  readonly kind: 'activation';
  stage: 'formation' | 'command' | 'cost' | 'extraCost' | 'carryOut' | 'afterMove' | 'afterAttack' | 'over';
  formation: FormationId | undefined;
  readonly general: GeneralId | undefined;
  chosen: ChosenCommand | undefined;
}
/** 6.1 step 5: what the dice come to, applied one after another (F27). */
export interface AttackResults {
  readonly skirmishers: ObjectiveId | undefined;
  readonly defenderMarkers: number;
  readonly defenderMorale: number;
  readonly attackerMarkers: number;
  readonly attackerMorale: number;
  readonly cubes: number;
}
/** 6.1 steps 3 to 5. */
export interface AttackFrame {
  readonly kind: 'attack';
  stage: 'prepare' | 'answer' | 'roll' | 'threes' | 'maintain' | 'answerReroll' | 'reroll' | 'results';
  readonly attacker: FormationId;
  /** 4.4, F23 who pays for rolling again: not the guns themselves. */
  readonly payer: FormationId;
  readonly command: CommandId;
  readonly target: FormationId;
  readonly general: GeneralId | undefined;
  /** Tactics cards played on it, of either side. */
  cards: string[];
  dice: number[];
  /** The places of the dice to roll again, and whether they are paid for with a card. */
  again: number[];
  isFree: boolean;
  results: AttackResults | undefined;
  /** How many of the results are applied. */
  applied: number;
}
/** 7 a Morale loss that must be tested. */
export interface LossFrame {
  readonly kind: 'loss';
  stage: 'test' | 'rescue' | 'secondTest';
  readonly formation: FormationId;
  readonly cause: Cause;
  general: GeneralId | undefined;
}
/** 6.1 step 6; 13.2 step 5 with nothing to buy. */
export interface PurchaseFrame {
  readonly kind: 'purchase';
  stage: 'buy' | 'refill';
  /** The gap to fill. */
  slot: number;
}
/** 6.1 step 7. */
export interface DrawFrame {
  readonly kind: 'draw';
  stage: 'choose' | 'roll';
  readonly bought: string | undefined;
}
/** 13.2 the solitaire opponent's turn. */
export interface BotTurnFrame {
  readonly kind: 'botTurn';
  stage: 'flip' | 'orders' | 'cost' | 'carryOut' | 'row' | 'end';
  formation: FormationId | undefined;
  chosen: ChosenCommand | undefined;
}

export type FarmFrame =
  | SetupFrame
  | TurnFrame
  | PlayFrame
  | ActivationFrame
  | AttackFrame
  | LossFrame
  | PurchaseFrame
  | DrawFrame
  | BotTurnFrame;
export type FrameKind = FarmFrame['kind'];
