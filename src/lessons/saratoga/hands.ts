/** What the lessons of Saratoga want and how it is done by each hand: small words for the data of the lessons. */
import type { Action, SaratogaTypes } from '../../engine/saratoga';
import type { Hands, Lesson, LessonStep, Wanted } from '../../games/contract';

export type SaratogaLesson = Lesson<SaratogaTypes>;
export type Step = LessonStep<SaratogaTypes>;
type Want = Wanted<Action>;

/** To the last hex of the path, by whichever way. */
export function move(counters: string, ...path: readonly number[]): Want {
  const ids = counters.split(' ');
  return {
    action: { kind: 'move', counters: ids, path },
    fits: (action) =>
      action.kind === 'move' && isSameSet(action.counters, ids) && action.path.at(-1) === path.at(-1),
  };
}

export function closeIn(counters: string, ...path: readonly number[]): Want {
  const ids = counters.split(' ');
  return {
    action: { kind: 'combatMove', counters: ids, path },
    fits: (action) =>
      action.kind === 'combatMove' && isSameSet(action.counters, ids) && action.path.at(-1) === path.at(-1),
  };
}

export const fire = (unit: string, hex: number, place = 0): Want => ({
  action: { kind: 'fire', unit, hex, place },
});

/** The first of them, with or without the others. */
export function advance(counters: string): Want {
  const [first = '', ...others] = counters.split(' ');
  return {
    action: { kind: 'advance', counters: [first, ...others] },
    fits: (action) => action.kind === 'advance' && action.counters.includes(first),
  };
}

export const want = (action: Action): Want => ({ action });

export const END_MOVEMENT: Action = { kind: 'endMovement' };
export const OPEN_FIRE: Action = { kind: 'endCombatMovement' };
export const END_COMMAND: Action = { kind: 'endCommand' };
export const HOLD_ALL: Action = { kind: 'holdAll' };
export const shot = (unit: string, hex: number, place = 0): Action => ({ kind: 'fire', unit, hex, place });
export const marched = (counters: string, ...path: readonly number[]): Action => ({
  kind: 'move',
  counters: counters.split(' '),
  path,
});

/** Printed numbers of hexes. */
export const hexNumber = (hex: number): string => String(hex).padStart(4, '0');

export const byMarch = (who: string, from: number, to: number): Hands => ({
  mouse: `Drag ${who} to the ringed hex, or click ${who} and then the hex.`,
  touch: `Tap ${who}, then tap the ringed hex twice.`,
  keys: `Tab to the map. Arrow keys to ${who} in ${hexNumber(from)}, Enter; then to ${hexNumber(to)}, Enter.`,
});

/** A part of a stack: `stays` is put out of the hand first. */
export const byPart = (stack: string, stays: string, to: number): Hands => ({
  mouse: `Click ${stack}. In this card click ${stays}, which stays. Then click the ringed hex.`,
  touch: `Tap ${stack}. In this card tap ${stays}, which stays. Then tap the ringed hex twice.`,
  keys: `On the map go to ${stack}, Enter. Tab to ${stays} in this card, Enter. Back on the map go to ${hexNumber(to)}, Enter.`,
});

/** A button of the question. */
export const byButton = (label: string, key?: string): Hands => ({
  mouse: `Click “${label}”.`,
  touch: `Tap “${label}”.`,
  keys: key === undefined ? `Tab to “${label}”, Enter.` : `Tab to “${label}”, Enter; or just press ${key}.`,
});

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));
