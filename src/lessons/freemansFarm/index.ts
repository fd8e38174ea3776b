/** The lessons of Freeman's Farm. */
import type { AnyLesson } from '../../games/contract';
import { mill } from './mill';

export const LESSONS: readonly AnyLesson[] = [mill];
