/** What an adviser weighed for an order, as codes and victory points: opponents tell it, screens put it into words. */

/** What makes a hex good or bad for a unit: the way, leaders in reach, fire given and taken, ground, friends, infantry before guns. */
export const MERITS = ['way', 'command', 'dealt', 'received', 'cover', 'friends', 'screen'] as const;
export type Merit = (typeof MERITS)[number];

/** What stands on the two scales: harm to be done from a hex, and harm to be suffered there. */
export interface Balance {
  readonly dealt: number;
  readonly received: number;
}

export type Counsel =
  | {
      readonly kind: 'march';
      readonly from: number;
      readonly to: number;
      /** What speaks most for it. */
      readonly chief: Merit;
      /** What its formation is to do, where, and why; as in an opponent's plan. */
      readonly stance: string;
      readonly target: number;
      readonly reason: string;
      readonly here: Balance;
      readonly there: Balance;
    }
  | {
      readonly kind: 'shot';
      /** Where it fires from. */
      readonly from: number;
      /** Of a hit, from 0 to 1. */
      readonly chance: number;
      /** To be expected of the shot; and of the next best, or of what was fired instead. */
      readonly value: number;
      readonly other: { readonly unit: string; readonly hex: number; readonly value: number } | undefined;
    }
  | { readonly kind: 'activation'; readonly units: number }
  /** Nothing else gains anything. */
  | { readonly kind: 'enough' }
  /** What the order says by itself. */
  | { readonly kind: 'plain'; readonly from: number };

export type MarchCounsel = Extract<Counsel, { readonly kind: 'march' }>;
