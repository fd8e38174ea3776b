/** The lessons of Saratoga, in the order in which they build on one another. */
import type { AnyLesson } from '../../games/contract';
import { cabin } from './cabin';

export const LESSONS: readonly AnyLesson[] = [cabin];
