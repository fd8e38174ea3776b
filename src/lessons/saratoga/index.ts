/** The lessons of Saratoga, in the order in which they build on one another. */
import type { AnyLesson } from '../../games/contract';
import { cabin } from './cabin';
import { command } from './command';
import { fog } from './fog';
import { ground } from './ground';
import { guns } from './guns';
import { leaders } from './leaders';
import { morale } from './morale';
import { order } from './order';
import { winning } from './winning';
import { zones } from './zones';

export const LESSONS: readonly AnyLesson[] = [
  cabin,
  ground,
  zones,
  command,
  order,
  morale,
  guns,
  leaders,
  winning,
  fog,
];
