/** 7.2, 7.3 What a shot would do if it hit, and what may be expected of it, from what the asking side may know (3.4, R110). */
import { isRefusal, type Refusal } from '../../kernel/game';
import type { Hex } from '../../hexmap/hexId';
import { LEADERS_ALONE, type Target, targetOf } from '../combat';
import type { Side } from '../data/types';
import { asSeenBy, isConcealed, knows } from '../fog';
import { chances, odds } from '../previews';
import { combatUnitsOf, enemyOf, knownPiece, type Piece, sideOf } from '../roster';
import { leadersIn, unitsIn } from '../stacking';
import type { State } from '../state';
import { effectOfHit, type HitEffect, LEADER_WORTH, UNKNOWN_WORTH, worthOfHit } from './worth';

export interface Harm {
  /** 7.6 leaders alone fall; unknown where fog hides which unit would be hit. */
  readonly result: HitEffect['result'] | 'leaders' | 'unknown';
  readonly test?: HitEffect['test'];
  /** Victory points to be expected of the whole shot; under fog at the mean of the best and the worst odds. */
  readonly value: number;
}

export function harm(
  truth: State,
  viewer: Side | undefined,
  unit: string,
  hex: number,
  place: number,
): Harm | Refusal {
  const answer = odds(truth, viewer, unit, hex, place);
  if (isRefusal(answer)) return answer;
  return harmOf(asSeenBy(truth, viewer), viewer, knownPiece(unit), { hex: hex as Hex, place });
}

/** The same for a shot that is allowed. */
export function harmOf(state: State, viewer: Side | undefined, unit: Piece, target: Target): Harm {
  const chance = chanceToHit(state, viewer, unit, target);
  if (target.place === LEADERS_ALONE)
    return { result: 'leaders', value: chance * worthOfLeaders(state, viewer, target.hex) };
  const victim = victimOf(state, viewer, unit, target);
  if (victim === undefined) return { result: 'unknown', value: chance * UNKNOWN_WORTH };
  return { ...effectOfHit(state, victim), value: chance * worthOfHit(state, victim) };
}

/** From 0 to 1. */
export function chanceToHit(state: State, viewer: Side | undefined, unit: Piece, target: Target): number {
  const { best, worst } = chances(state, viewer, unit, target.hex, target.place);
  return (best.faces + worst.faces) / 12;
}

export const worthOfLeaders = (state: State, viewer: Side | undefined, hex: Hex): number =>
  LEADER_WORTH * leadersIn(state, hex).filter((leader) => knows(state, viewer, leader)).length;

/**
 * Who would be hit, as far as the viewer can tell. In a closed stack that is the top unit, if it is named and nobody has
 * fired there before: else the shot may fall on another (R65), whom only the owner knows.
 */
export function victimOf(
  state: State,
  viewer: Side | undefined,
  unit: Piece,
  target: Target,
): Piece | undefined {
  const side = sideOf(unit);
  if (viewer === enemyOf(side) || !isConcealed(state, target.hex)) return targetOf(state, target);
  const [top] = unitsIn(state, target.hex);
  if (top === undefined || target.place !== 0 || (state.shotAt[top] ?? 0) > 0) return undefined;
  return combatUnitsOf(side).some((other) => state.aimedAt[other] === target.hex) ? undefined : top;
}
