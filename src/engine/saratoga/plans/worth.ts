/** 7.3, 3.8.1, 10.0 What a hit on a unit does, and what it is worth in victory points. */
import type { FormationId } from '../data/types';
import { moraleNumber, needsMoraleCheck } from '../morale';
import { formationId, formationOf, type Piece, ratingOf } from '../roster';
import { hitsOf, type State } from '../state';
import { POINTS_FOR_BREAK, stepsOfFace } from '../victory';

export interface MoraleTest {
  readonly formation: FormationId;
  /** 3.8.1 this or less on two dice passes. */
  readonly needed: number;
  /** In how many of the 36 throws the formation breaks. */
  readonly breaks: number;
  /** 10.0 victory points of a break. */
  readonly points: number;
}

export interface HitEffect {
  readonly result: 'marker' | 'reduced' | 'destroyed';
  readonly test?: MoraleTest;
}

/** All throws of two dice. */
export const THROWS = 36;
/** A marker may be recovered (8.0): this share of the loss that it prepares. */
const MARKER_SHARE = 0.4;
/** 10.0 counts no leaders, but his men do without command (7.6). */
export const LEADER_WORTH = 4;
/** A hit on somebody unknown. */
export const UNKNOWN_WORTH = 0.5;

/** 7.3 the next hit on a unit: a marker, the reduced side, a marker, and the end. */
export function effectOfHit(state: State, unit: Piece, hits = hitsOf(state, unit)): HitEffect {
  if (hits % 2 === 0) return { result: 'marker' };
  const result = hits < 2 ? 'reduced' : 'destroyed';
  return needsMoraleCheck(state, unit) ? { result, test: testOf(state, formationOf(unit)) } : { result };
}

/** 3.8.1, R81 the check that a formation would have to make now. */
export function testOf(state: State, formation: number): MoraleTest {
  const needed = moraleNumber(state, formation);
  return {
    formation: formationId(formation),
    needed,
    breaks: throwsAbove(needed),
    points: POINTS_FOR_BREAK,
  };
}

/** 10.0, R100 the points of a hit on a unit with so many hits, a break of its formation included as far as it is likely. */
export function worthOfHit(state: State, unit: Piece, hits = hitsOf(state, unit)): number {
  if (hits % 2 === 0) return MARKER_SHARE * worthOfHit(state, unit, hits + 1);
  const { test } = effectOfHit(state, unit, hits);
  const steps = stepsOfFace(state) / (ratingOf(unit, hits) + 1);
  return steps + (test ? (test.breaks / THROWS) * test.points : 0);
}

/** By the number needed, how many throws are above it. */
const ABOVE: readonly number[] = Array.from({ length: 13 }, (_, needed) => {
  const dice = [1, 2, 3, 4, 5, 6];
  return dice.flatMap((one) => dice.filter((two) => one + two > needed)).length;
});
const throwsAbove = (needed: number): number => ABOVE[needed] ?? 0;
