/** What the library says of a game, out of what both sides may see of it: battle, turn, and a dot for each stack. */
import { columnOf, type Hex, rowOf } from '../hexmap/hexId';
import { sideOfCounter } from './data/counters';
import { MAP } from './data/map';
import type { Start } from './data/starts';
import { type Battle, SIDES } from './data/types';
import type { State } from './state';
import { view, type View } from './view';

export interface SaratogaLabel {
  readonly scenario: Battle | Start;
  readonly turn: number;
  readonly stage: 'setup' | 'play' | 'over';
  readonly dots?: readonly number[];
}

export function labelOf(state: State): SaratogaLabel {
  const seen = view(state, undefined);
  const { battle, turn, phase } = seen;
  const stage = phase === 'placement' ? 'setup' : phase === 'over' ? 'over' : 'play';
  const label = { scenario: state.start ?? battle, turn, stage } as const;
  // 11.0 where a hidden deployment stands so far is for nobody but its side.
  return stage === 'setup' && seen.fog ? label : { ...label, dots: dotsOf(seen) };
}

/** Three numbers a stack: thousandths of the map's width and height, and the place of its side among the sides. */
function dotsOf({ stacks }: View): readonly number[] {
  return Object.entries(stacks).flatMap(([hex, ids]) => {
    const top = ids.at(-1);
    if (top === undefined) return [];
    return [...placeOf(Number(hex) as Hex), SIDES.indexOf(sideOfCounter(top))];
  });
}

/** The middle of a hex on a map of flat-topped hexes, whose odd columns stand half a hex higher. */
function placeOf(hex: Hex): readonly [x: number, y: number] {
  const column = columnOf(hex);
  const x = (1.5 * column - 0.5) / (1.5 * MAP.columns + 0.5);
  const y = (rowOf(hex) - (column % 2 === 1 ? 0.5 : 0)) / (MAP.rows + 0.5);
  return [Math.round(x * 1000), Math.round(y * 1000)];
}
