/** A position cut down to one fight: the units within a few hexes, their commanders and those above them. */
import type { Hex } from '../../../src/engine/hexmap/hexId';
import {
  ABSENT,
  commanderOf,
  copyState,
  formationOf,
  FORMATION_LIST,
  GRID,
  isCombatUnit,
  overallOf,
  type Piece,
  PIECES,
  type SaratogaFrame,
  SIDES,
  sideOf,
  type State,
} from '../../../src/engine/saratoga';
import type { Moment } from './moments';

export interface Cut {
  /** In the fight and on its map alone; everybody may see everything. */
  readonly state: State;
  readonly units: readonly Piece[];
}

/** Hexes from the middle, the widest first: who may close in comes from farther off than who fires. */
const RADII: Readonly<Record<Moment['kind'], readonly number[]>> = { combatMove: [3, 2], fire: [2, 1] };
/** Of a side: more is no puzzle, and takes too long to count. */
const MOST_UNITS = 3;

/** Around each hex of the side that is attacked, each fight once. */
export function cutsOf({ state, kind }: Moment): readonly Cut[] {
  const cuts = new Map<string, Cut>();
  const units = PIECES.filter((piece) => isCombatUnit(piece) && hexOf(state, piece) > 0);
  const middles = units.filter((unit) => sideOf(unit) !== state.phasing).map((unit) => hexOf(state, unit));
  for (const middle of new Set(middles))
    for (const radius of RADII[kind]) {
      const near = nearest(state, units, middle, radius);
      if (SIDES.every((side) => near.some((unit) => sideOf(unit) === side)))
        cuts.set(near.join(), { state: cutDown(state, near), units: near });
    }
  return [...cuts.values()];
}

const hexOf = (state: State, piece: Piece): Hex => (state.at[piece] ?? 0) as Hex;

/** Whole stacks from the nearest on, as long as there is room for them. */
function nearest(state: State, units: readonly Piece[], middle: Hex, radius: number): readonly Piece[] {
  const far = (unit: Piece) => GRID.distance(hexOf(state, unit), middle);
  const hexes = new Set(units.toSorted((a, b) => far(a) - far(b)).map((unit) => hexOf(state, unit)));
  const near: Piece[] = [];
  for (const hex of hexes) {
    const stack = units.filter((unit) => hexOf(state, unit) === hex);
    const mates = near.filter((unit) => sideOf(unit) === sideOf(stack[0] ?? -1));
    if (GRID.distance(hex, middle) <= radius && mates.length + stack.length <= MOST_UNITS)
      near.push(...stack);
  }
  return near.sort((a, b) => a - b);
}

function cutDown(before: State, units: readonly Piece[]): State {
  const state: State = { ...copyState(before), fog: false };
  const formations = new Set(units.map(formationOf));
  const stays = new Set(units);
  for (const formation of formations) stays.add(commanderOf(formation)).add(overallOf(formation));
  for (const piece of PIECES) {
    if (!stays.has(piece)) state.at[piece] = ABSENT;
    state.spent[piece] = 0;
    for (const marks of [state.done, state.seen, state.inContact]) marks[piece] = false;
  }
  for (const [formation, { formerly }] of FORMATION_LIST.entries())
    if (!formations.has(formation)) {
      state.morale[formation] = formerly[state.battle];
      state.broken[formation] = false;
    }
  state.frames = state.frames.map(asUsual);
  return state;
}

/** From the first step of the fire on, whoever went first in the turn. */
function asUsual(frame: SaratogaFrame): SaratogaFrame {
  if (frame.kind === 'turn') return { ...frame, stage: 'end' };
  return frame.kind === 'fire' ? { ...frame, step: 0 } : frame;
}
