/** What the lessons of First Saratoga want and how it is done by each hand: small words for the data of the lessons. */
import type { Action, FirstSaratogaTypes, Mode } from '../../engine/firstSaratoga/index';
import type { Hands, Lesson, Wanted } from '../../games/contract';

export type FirstSaratogaLesson = Lesson<FirstSaratogaTypes>;
type Want = Wanted<Action>;

/** A group that sets out and goes there, by whichever way: two orders, one press. */
export function march(counters: string, ...path: readonly number[]): readonly Want[] {
  const ids = counters.split(' ');
  return [
    {
      action: { kind: 'begin', counters: ids, march: false },
      fits: (action) => action.kind === 'begin' && !action.march && isSameSet(action.counters, ids),
    },
    {
      action: { kind: 'step', path },
      fits: (action) => action.kind === 'step' && action.path.at(-1) === path.at(-1),
    },
  ];
}

/** With at least these, whoever stands in front. */
export function attack(hex: number, units: string, mode: Mode = 'normal'): Want {
  const ids = units.split(' ');
  return {
    action: { kind: 'attack', mode, hex, units: ids, primary: ids[0] ?? '' },
    fits: (action) =>
      action.kind === 'attack' &&
      action.mode === mode &&
      action.hex === hex &&
      ids.every((id) => action.units.includes(id)),
  };
}

/** The first of them, with or without the others. */
export function advance(units: string, leaders: string): Want {
  const [first = '', ...others] = units.split(' ');
  return {
    action: { kind: 'advance', units: [first, ...others], leaders: [leaders] },
    fits: (action) => action.kind === 'advance' && action.units.includes(first),
  };
}

export const want = (action: Action): Want => ({ action });
/** One of these kinds, whatever else it says: a choice that is left to the learner. */
export const anyOf = (action: Action, ...kinds: readonly Action['kind'][]): Want => ({
  action,
  fits: ({ kind }) => kinds.includes(kind),
});

export const HALT: Action = { kind: 'halt' };
export const END_MOVEMENT: Action = { kind: 'endMovement' };

/** The other side's orders. */
export const marched = (counters: string, ...path: readonly number[]): readonly Action[] => [
  { kind: 'begin', counters: counters.split(' '), march: false },
  { kind: 'step', path },
];

const hexNumber = (hex: number): string => String(hex).padStart(4, '0');

export const byMarch = (who: string, from: number, to: number, label: string): Hands => ({
  mouse: `Click ${who} in ${hexNumber(from)}, then the ringed hex ${hexNumber(to)}, then “${label}”.`,
  touch: `Tap ${who} in ${hexNumber(from)}, then the ringed hex ${hexNumber(to)}, then “${label}”.`,
  keys: `Tab to the map. Arrow keys to ${hexNumber(from)}, Enter; to ${hexNumber(to)}, Enter; then press E.`,
});

export const byAttack = (who: string, hex: number, label: string): Hands => ({
  mouse: `Click ${who} in ${hexNumber(hex)}, look at the card, then click “${label}”.`,
  touch: `Tap ${who} in ${hexNumber(hex)}, look at the card, then tap “${label}”.`,
  keys: `On the map go to ${hexNumber(hex)}, Enter; look at the card; then Tab to “${label}”, Enter.`,
});

/** A button of the question. */
export const byButton = (label: string, key?: string): Hands => ({
  mouse: `Click “${label}”.`,
  touch: `Tap “${label}”.`,
  keys: key === undefined ? `Tab to “${label}”, Enter.` : `Press ${key}.`,
});

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));
