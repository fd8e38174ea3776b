/** Everything that a side or the dice can be asked. A new kind makes the compiler name every place that it concerns. */
import { DICE, type RollDecision } from '../kernel/game';
import type { FormationId, Side } from './data/types';

export const DECISION_KINDS = [
  /** 5 */ 'keepHand',
  /** 6.1 step 1 */ 'playCard',
  /** 6.1 step 1.A */ 'chooseFormation',
  /** 6.1 step 1, 9 */ 'chooseCommand',
  /** 6.1 step 2 */ 'payCost',
  /** 6.1 step 3 */ 'prepareAttack',
  /** 6.1 step 3 */ 'answerAttack',
  /** 6.1 step 4.A */ 'maintain',
  /** 6.1 step 4.A */ 'answerReroll',
  /** 7, 8 */ 'rescue',
  /** 4.3 */ 'followUp',
  /** 6.1 step 6 */ 'purchase',
  /** 6.1 step 7 */ 'drawCard',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

export interface SideDecision {
  readonly kind: DecisionKind;
  readonly by: Side;
  readonly case: string;
  /** Whom it is about. */
  readonly formation?: FormationId;
}

/** What a roll is for: draws are never entered by hand, and never shown. */
export const ROLLS = ['draw', 'attack', 'test'] as const;
export interface FarmRoll extends RollDecision {
  readonly what: (typeof ROLLS)[number];
  /** Whose roll it is; none for the row. */
  readonly side?: Side;
}

export type FarmDecision = SideDecision | FarmRoll;

/** Six faces each. */
export function rollOf(
  what: Exclude<FarmRoll['what'], 'draw'>,
  side: Side,
  rule: string,
  dice: number,
): FarmRoll {
  return { kind: 'roll', by: DICE, dice, faces: 6, case: rule, what, side };
}

/** One die with as many faces as cards are left. The card that the solitaire opponent turns up is worth watching. */
export function drawFrom(deck: readonly string[], side: Side | undefined, rule: string): FarmRoll {
  const isQuiet = rule !== '13.2';
  const roll = {
    kind: 'roll',
    by: DICE,
    dice: 1,
    faces: deck.length,
    case: rule,
    what: 'draw',
    isQuiet,
    isDraw: true,
  } as const;
  return side === undefined ? roll : { ...roll, side };
}
