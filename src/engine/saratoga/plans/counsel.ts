/** What an adviser weighed for an order, as codes and victory points: opponents tell it, screens put it into words. */

import type { FormationId } from '../data/types';

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
  | {
      readonly kind: 'activation';
      /** How many units are idle without him, and how many of them have an enemy within a march and closing in. */
      readonly units: number;
      readonly near: number;
      /** The same of the next best, or of whoever was activated instead. */
      readonly other: Brought | undefined;
    }
  /** Nothing else gains anything. */
  | { readonly kind: 'enough'; readonly weighed: Weighed }
  /** 7.5 an emptied hex beside where the unit stands that would go there. */
  | {
      readonly kind: 'stay';
      readonly from: number;
      readonly to: number;
      readonly here: Balance;
      readonly there: Balance;
    }
  /** What the order says by itself. */
  | { readonly kind: 'plain'; readonly from: number; readonly weighed: Weighed };

export interface Brought {
  readonly formation: FormationId;
  readonly units: number;
  readonly near: number;
}

/**
 * Two numbers that were weighed. Which they are goes with the order:
 * - endCommand: units that are active, units that are idle; endMovement: units that have marched, units that have not;
 * - endCombatMovement: units next to an enemy, others that could still close in; endRecovery: units with a marker, those that may be mended;
 * - holdAll: shots that could be fired, what the best is worth; chooseOrder: own infantry near an enemy, enemy infantry near one's own;
 * - retreat, displace: hexes to the nearest enemy there, what the ground takes off his die;
 * - relocate: friends near it there, the most at another hex; remove: what is lost with it, with the next;
 * - recover: markers to be expected to come off, of the next best formation; exit: units at full strength that have left, what wins;
 * - move, of a leader: units that he reaches there, and where he is now; deploy, ready: counters in place, those that are not.
 */
export type Weighed = readonly [number, number];

export type MarchCounsel = Extract<Counsel, { readonly kind: 'march' }>;
