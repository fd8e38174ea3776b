/** 14.0 The hour and the score: who is behind when the day ends must dare more, who is ahead need not. */
import {
  enemyOf,
  holdsPlaces,
  pointsOf,
  type Side,
  type State,
  type World,
} from '../../engine/firstSaratoga/index';

/** 1 is even; above it he attacks more and fears less. */
export function daringOf(world: World, state: State, side: Side): number {
  const foe = enemyOf(side);
  const left = world.scenario.turns.length - state.turn;
  const haste = Math.max(0, 1 - left / EVENING);
  if (haste === 0) return 1;
  const places = Number(holdsPlaces(world, state, side)) - Number(holdsPlaces(world, state, foe));
  const lead = places * PLACES + pointsOf(world, state, side) - pointsOf(world, state, foe);
  if (lead > 0) return 1 - 0.3 * haste;
  return 1 + (lead < 0 ? 1.2 : 0.8) * haste;
}

const EVENING = 4;
const PLACES = 10;
