/** 8.0 What results do to counters: steps, disruption, ineffective sides, and being gone. */
import type { Emit } from '../kernel/game';
import type { Event, LossBy } from './events';
import { BACK, DISRUPTED, ELIMINATED, hexOfPiece, isBack, isOnMap, mark, type State } from './state';
import { idOf, type Piece, type World } from './world';

/** 2.4 two-step units flip at the first lost step; all others, and those already flipped, are gone. */
export function loseStep(world: World, state: State, unit: Piece, emit: Emit<Event>): void {
  if (world.isTwoStep[unit] && !isBack(state, unit)) {
    mark(state, unit, BACK);
    emit({ type: 'stepLost', unit: idOf(world, unit), hex: hexOfPiece(state, unit) });
  } else eliminate(world, state, unit, 'step', emit);
}

/** M52 captured, destroyed in a creek, a garrison gun that must go: all the same. */
export function eliminate(world: World, state: State, unit: Piece, by: LossBy, emit: Emit<Event>): void {
  emit({ type: 'eliminated', unit: idOf(world, unit), hex: hexOfPiece(state, unit), by });
  state.at[unit] = ELIMINATED;
}

/** 2.5 told once for those who were not disrupted yet. */
export function disrupt(world: World, state: State, units: readonly Piece[], emit: Emit<Event>): void {
  const fresh = units.filter((unit) => isOnMap(state, unit) && ((state.marks[unit] ?? 0) & DISRUPTED) === 0);
  const [first] = fresh;
  if (first === undefined) return;
  for (const unit of fresh) mark(state, unit, DISRUPTED);
  emit({
    type: 'disrupted',
    units: fresh.map((unit) => idOf(world, unit)),
    hex: hexOfPiece(state, first),
  });
}

/** 15.1, 8.5 battalions and leaders. */
export function makeIneffective(world: World, state: State, counter: Piece, emit: Emit<Event>): void {
  if (isBack(state, counter)) return;
  mark(state, counter, BACK);
  emit({ type: 'madeIneffective', counter: idOf(world, counter) });
}
