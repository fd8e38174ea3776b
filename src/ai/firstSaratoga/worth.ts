/** 14.3 What counters are worth, in points of victory: what is lost with a step, with order, with ground. */
import {
  isBack,
  isDisrupted,
  leaderFace,
  type Piece,
  type State,
  unitFace,
  type World,
} from '../../engine/firstSaratoga/index';

/** What a whole brigade can still do in the fight. */
const POWER = 0.6;
const BRIGADE = 8;
/** A reduced unit is two points at the next blow. */
const FRAIL = 0.35;

/** A unit that lives, with all that it can still do. */
export function lifeOf(world: World, state: State, unit: Piece): number {
  const power = (POWER * unitFace(world, state, unit).cf) / BRIGADE;
  return power - (world.isTwoStep[unit] && isBack(state, unit) ? FRAIL : 0);
}

/** What its owner loses with the next step. */
export function stepWorth(world: World, state: State, unit: Piece): number {
  if (!world.isTwoStep[unit]) return 1 + POWER * (unitFace(world, state, unit).cf / BRIGADE);
  if (isBack(state, unit)) return 2 + lifeOf(world, state, unit);
  return (POWER * unitFace(world, state, unit).cf) / BRIGADE / 2 + FRAIL;
}

/** 8.8 what order is worth. */
export const shakeWorth = (world: World, state: State, unit: Piece): number =>
  isDisrupted(state, unit) ? 0 : 0.12 + 0.3 * (unitFace(world, state, unit).cf / BRIGADE);

/** 15.1, M26 a retreat in good order; a battalion comes out of it ineffective. */
export const backWorth = (world: World, state: State, unit: Piece): number =>
  0.08 + (world.isBattalion[unit] && !isBack(state, unit) ? 0.22 : 0);

/** 15.6 a garrison gun does not survive one. */
export const goneWorth = (world: World, state: State, unit: Piece): number =>
  1 + (POWER * unitFace(world, state, unit).cf) / BRIGADE;

export function leaderWorth(world: World, state: State, leader: Piece): number {
  const { combatBonus, moraleBonus } = leaderFace(world, state, leader);
  return 0.25 + 0.15 * (combatBonus + moraleBonus);
}

/** 8.11 the chance that a leader in a fight falls. */
export const FALL = (1 / 6) * (1 / 3);
