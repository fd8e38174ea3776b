/** 14.0 Victory: at once by place, at the end by places, then by points. */
import type { Emit } from '../kernel/game';
import type { Side } from './data/types';
import type { Event } from './events';
import { ELIMINATED, type Ending, type State } from './state';
import { stepsOf } from './values';
import { enemyOf, isUnit, sideOf, type World } from './world';

/** 14.3 a point for each step of an enemy unit that is gone; reduced units and leaders give none. */
export function pointsOf(world: World, state: State, side: Side): number {
  let points = 0;
  for (const piece of world.piecesOf[enemyOf(side)])
    if (state.at[piece] === ELIMINATED && isUnit(world, piece)) points += stepsOf(world, piece);
  return points;
}

/** 14.1-2 whether the side was last in one of its victory hexes. */
export const holdsPlaces = (world: World, state: State, side: Side): boolean =>
  world.scenario.victory.flags.some(({ wins }, i) => wins === side && state.owners[i] === side);

export function finalEnding(world: World, state: State): Ending {
  const british = holdsPlaces(world, state, 'british');
  // M51 both or none: points
  if (british !== holdsPlaces(world, state, 'colonial'))
    return { winner: british ? 'british' : 'colonial', reason: 'places' };
  const difference = pointsOf(world, state, 'british') - pointsOf(world, state, 'colonial');
  if (difference === 0) return { winner: undefined, reason: 'draw' };
  return { winner: difference > 0 ? 'british' : 'colonial', reason: 'points' };
}

export function end(state: State, ending: Ending, emit: Emit<Event>): void {
  state.ending = ending;
  state.frames = [];
  emit({ type: 'ended', ending });
}

/** M49, M50 a unit comes into a hex by move, retreat or advance; true where that ends the game. */
export function passThrough(
  world: World,
  state: State,
  unit: number,
  hex: number,
  emit: Emit<Event>,
): boolean {
  const side = sideOf(world, unit);
  const flag = world.flagOf[hex] ?? -1;
  if (flag >= 0 && state.owners[flag] !== side) {
    state.owners[flag] = side;
    emit({ type: 'flagTaken', hex, side });
  }
  if (side !== 'british' || world.atOnce[hex] !== 1) return false;
  // 14.1 the instant a British unit enters
  end(state, { winner: 'british', reason: 'atOnce', hex }, emit);
  return true;
}
