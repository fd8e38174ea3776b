/**
 * Battles that begin at a later hour with a part of both armies. They are our own arrangement: the rulebook has none of them.
 * The rules stay as they are; the day ends with the same turn, and 10.0 counts the points.
 */
import type { Battle, Deployment, Side } from './types';

export const STARTS = ['clearing'] as const;
export type Start = (typeof STARTS)[number];

export interface StartData {
  readonly battle: Battle;
  readonly turn: number;
  /** 10.0 points that a side has before the count, for what it holds. */
  readonly given: Readonly<Partial<Record<Side, number>>>;
  readonly stacks: Deployment;
}

/** The turn with which a game begins. */
export const firstTurnOf = (start: Start | undefined): number => (start ? START_DATA[start].turn : 1);

export const START_DATA: Readonly<Record<Start, StartData>> = {
  /** 19 September, a quarter to four: Hamilton’s line in the clearing of Freeman’s Farm, Arnold’s wing in the woods south of it. */
  clearing: {
    battle: 'sept19',
    turn: 8,
    given: { british: 1 },
    stacks: {
      // The 21st, 62nd and 20th in line, the 9th and Burgoyne behind them.
      '0405': ['b-21'],
      '0505': ['b-ha2', 'b-62'],
      '0605': ['b-20'],
      '0504': ['L-hamilton', 'L-burgoyne', 'b-ha1', 'b-9'],
      // Riedesel has been sent for and comes through the woods from the river.
      '1005': ['b-rhetz', 'b-ried'],
      '1105': ['L-riedesel', 'b-ra1', 'b-specht'],
      // Morgan and Learned on the left of the wing, Poor on its right.
      '0308': ['a-dear', 'a-va'],
      '0309': ['a-8ma', 'a-2ma'],
      '0409': ['L-learned', 'L-arnold', 'a-can', 'a-9ma'],
      '0508': ['a-2nh', 'a-1nh'],
      '0608': ['L-poor', 'a-4ny', 'a-3nh'],
      '0708': ['a-cook', 'a-2ny'],
    },
  },
};
