/** The lessons of the campaign, in their order. */
import type { AnyLesson } from '../../games/contract';
import { hubbardton } from './hubbardton';

export const LESSONS: readonly AnyLesson[] = [hubbardton];
