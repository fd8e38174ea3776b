/** Since when somebody has not decided for himself: an answer that was given by itself, as it was no choice, is none of his. */
import { DICE } from '../engine/kernel/game';
import { gameInPlay } from './play';
import type { LogStep } from './table';
import { wasGivenByItself } from './undoing';

/** The place after the last decision that these sides made themselves; the dice are nobody's. */
export function decidedBefore(log: readonly LogStep[], isTheirs: (by: string) => boolean): number {
  return log.findLastIndex(({ by }, place) => by !== DICE && isTheirs(by) && !wasNoChoice(place)) + 1;
}

/** By the record itself, so that it is the same after a reload. A step never changes. */
function wasNoChoice(place: number): boolean {
  const game = gameInPlay();
  const step = game?.session.steps[place];
  if (!game || !step) return false;
  const known = found.get(step) ?? wasGivenByItself(game, place);
  found.set(step, known);
  return known;
}

const found = new WeakMap<object, boolean>();
