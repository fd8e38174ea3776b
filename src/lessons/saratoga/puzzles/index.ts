/** The puzzles of Saratoga, in the order in which they are offered. */
import type { AnyPuzzle } from '../../../games/contract';
import { OCTOBER } from './october';
import { SEPTEMBER } from './september';

export const PUZZLES: readonly AnyPuzzle[] = [...SEPTEMBER, ...OCTOBER];
