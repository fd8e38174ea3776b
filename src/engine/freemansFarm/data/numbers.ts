/** 5, 6.1, 7, 12, 13 The numbers of the game that stand on no card. */
import type { Level } from './types';

export const ROUNDS = 15;
export const HAND = { dealt: 6, kept: 3 } as const;
export const ROW_SIZE = 3;
export const MOMENTUM_CUBES = 25;
/** 6.1 step 1. */
export const SET_BONUS = { cards: 3, cubes: 2 } as const;
export const NO_TARGETS_CUBES = 2;
/** 4.2. */
export const SEARCH_CUBES = 5;
/** 4.3. */
export const CASH_IN = { cards: 3, cubes: 1 } as const;
/** 6.1 step 4.A. */
export const REROLL = { cubes: 3, morale: 1, markers: 1 } as const;
/** 6.1 step 2. */
export const ACTIVATION = { morale: 1, markers: 1 } as const;
/** F31. */
export const DICE_LIMITS = { most: 7, fewest: 2 } as const;
/** 7 the highest box at which a test is made. */
export const TESTS_FROM = 5;
/** 12. */
export const FORMATIONS_TO_WIN = 3;
/** F56 how many of its 2s cost the solitaire opponent a Morale. */
export const TWOS_THAT_COUNT: Readonly<Record<Level, number>> = { easy: 7, standard: 1, hard: 0 };
