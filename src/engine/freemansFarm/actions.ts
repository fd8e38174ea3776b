/** What a side, or the dice, can do: ids of cards, formations and Commands. */
import type { RollAction } from '../kernel/game';
import type { CommandId, FormationId, GeneralId } from './data/types';

export type Action =
  | RollAction
  /** 5 */
  | { readonly kind: 'keep'; readonly cards: readonly string[] }
  /** 6.1 step 1 */
  | { readonly kind: 'play'; readonly card: string }
  /** 6.1 step 1.A */
  | { readonly kind: 'countermand'; readonly card: string; readonly general: GeneralId }
  | { readonly kind: 'activate'; readonly formation: FormationId }
  /** 6.1 step 1, 9 `gunCommand` with one that activates the guns, `markers` with one that reinforces. */
  | {
      readonly kind: 'command';
      readonly command: CommandId;
      readonly gunCommand?: CommandId;
      readonly target?: FormationId;
      readonly markers?: number;
    }
  /** 6.1 step 2 */
  | { readonly kind: 'pay'; readonly with: 'morale' | 'marker' }
  /** 4.3 with what the card is played on: a formation, a general, a card of the enemy or of the deck, a Command. */
  | {
      readonly kind: 'playTactics';
      readonly card: string;
      readonly formation?: FormationId;
      readonly general?: GeneralId;
      readonly taken?: string;
      readonly fetched?: string;
      readonly command?: CommandId;
      readonly target?: FormationId;
    }
  | { readonly kind: 'cashIn'; readonly cards: readonly string[] }
  /** 6.1 step 3 */
  | { readonly kind: 'attack' }
  /** 6.1 step 4.A `dice` are places, the first is 0; `pay` a way to pay or a Tactics card. */
  | { readonly kind: 'reroll'; readonly dice: readonly number[]; readonly pay: string }
  | { readonly kind: 'stand' }
  /** 8 */
  | { readonly kind: 'rescue'; readonly general: GeneralId }
  | { readonly kind: 'letBreak' }
  /** 6.1 step 6 the places of the row from left to right, the first is 0. */
  | { readonly kind: 'buy'; readonly slot: number }
  /** 6.1 step 7 */
  | { readonly kind: 'draw' }
  | { readonly kind: 'search'; readonly card: string }
  | { readonly kind: 'pass' };

export type ActionKind = Action['kind'];
export type ActionOf<Kind extends ActionKind> = Extract<Action, { readonly kind: Kind }>;

/** 6.1 step 4.A ways to pay that are no card. */
export const PAYMENTS = ['cubes', 'morale', 'marker'] as const;
export type Payment = (typeof PAYMENTS)[number];
