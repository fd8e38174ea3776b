/** What the library says of a game: scenario, turn, and a dot for each stack. */
import type { Hex } from '../hexmap/hexId';
import { centreOn, sheetSize } from '../hexmap/layout';
import { SCENARIO_IDS } from './data/scenarios';
import { SIDES } from './data/types';
import { isHidingColumns } from './hiding';
import type { State } from './state';
import { sideOf, type World } from './world';

export interface FirstSaratogaLabel {
  readonly scenario: string;
  readonly turn: number;
  readonly stage: 'setup' | 'play' | 'over';
  readonly dots?: readonly number[];
}

export function labelOf(world: World, state: State): FirstSaratogaLabel {
  const isSetUp = state.frames.some(({ kind }) => kind === 'placement');
  const label = {
    // A players' own is told by its name; its id may be that of the example.
    scenario: SCENARIO_IDS.find((id) => id === state.scenario) ?? world.scenario.name.slice(0, LONGEST),
    turn: state.turn,
    stage: state.ending ? 'over' : isSetUp ? 'setup' : 'play',
  } as const;
  return isHidingColumns(state) ? label : { ...label, dots: dotsOf(world, state) };
}

/** As long as a word of the library may be. */
const LONGEST = 40;

/** Three numbers a stack: thousandths of the map's width and height, and the place of its side among the sides. */
function dotsOf(world: World, state: State): readonly number[] {
  const size = sheetSize(world.grid);
  const seen = new Set<number>();
  const dots: number[] = [];
  for (const piece of world.pieces) {
    const hex = state.at[piece] ?? 0;
    if (hex <= 0 || seen.has(hex)) continue;
    seen.add(hex);
    const { x, y } = centreOn(world.grid, hex as Hex);
    dots.push(
      Math.round((x / size.x) * 1000),
      Math.round((y / size.y) * 1000),
      SIDES.indexOf(sideOf(world, piece)),
    );
  }
  return dots;
}
