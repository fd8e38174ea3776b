/** The lessons of First Saratoga. */
import type { AnyLesson } from '../../games/contract';
import { wheatfield } from './wheatfield';

export const LESSONS: readonly AnyLesson[] = [wheatfield];
