/** 9.0, 10.0 Demoralisation, the way out at 0113, and victory points. */
import type { Side } from './data/types';
import { combatUnitsOf, enemyOf, formationsOf, type Piece, ratingOf } from './roster';
import { ABSENT, type Ending, EXITED, hitsOf, LOST, type State } from './state';

export const EXITS_TO_WIN = 4;
export const BROKEN_TO_LOSE = 3;
/** 10.0 victory points for each formation broken. */
export const POINTS_FOR_BREAK = 10;
/** R100 steps that are lost for good with each face of a unit. */
export const stepsOfFace = (state: State): number => (state.options.victorySteps === 'hits' ? 2 : 1);

/** R27, R28 full-strength units that have left by the road. */
export const fullStrengthExits = (state: State): number =>
  combatUnitsOf('british').filter((unit) => state.at[unit] === EXITED && hitsOf(state, unit) < 2).length;

export const isDemoralised = (state: State, side: Side): boolean =>
  formationsOf(side).filter((formation) => state.broken[formation]).length >= BROKEN_TO_LOSE;

/** 9.0, R102 in the End Phase: the exit beats everything, then demoralisation. */
export function automaticEnding(state: State): Ending | undefined {
  if (fullStrengthExits(state) >= EXITS_TO_WIN) return { winner: 'british', reason: 'exit' };
  const british = isDemoralised(state, 'british');
  const american = isDemoralised(state, 'american');
  if (british && american) return { winner: undefined, reason: 'bothDemoralised' };
  if (british || american) return { winner: british ? 'american' : 'british', reason: 'demoralised' };
  return undefined;
}

export interface Points {
  readonly brokenFormations: number;
  /** Steps lost by rating A to D, and the points that each sum gives. */
  readonly steps: readonly number[];
  readonly stepPoints: readonly number[];
  /** Given before the count, where a house rule says so. */
  readonly handicap?: number;
  readonly total: number;
}

/** 10.0 what a side has won by the losses of the other, as far as they are known (3.4). */
export function pointsFor(state: State, side: Side, isKnown: (unit: Piece) => boolean = () => true): Points {
  const enemy = enemyOf(side);
  const brokenFormations = formationsOf(enemy).filter((formation) => state.broken[formation]).length;
  const steps = [0, 0, 0, 0];
  for (const unit of combatUnitsOf(enemy).filter(isKnown))
    for (const [rating, count] of stepsLost(state, unit)) steps[rating] = (steps[rating] ?? 0) + count;
  // One A, two B, three C, four D steps to a point, each letter rounded down for the army.
  const stepPoints = steps.map((count, rating) => Math.floor(count / (rating + 1)));
  const given = state.handicap?.side === side ? state.handicap.points : 0;
  const won = brokenFormations * POINTS_FOR_BREAK + stepPoints.reduce((sum, points) => sum + points, 0);
  return {
    brokenFormations,
    steps,
    stepPoints,
    ...(given > 0 ? { handicap: given } : {}),
    total: won + given,
  };
}

/** 10.0 most points; a tie is American. */
export function endingByPoints(state: State): Ending {
  const british = pointsFor(state, 'british').total;
  const american = pointsFor(state, 'american').total;
  if (british === american) return { winner: 'american', reason: 'tie' };
  return { winner: british > american ? 'british' : 'american', reason: 'points' };
}

/** R100, R101 permanent steps by the rating of the face that lost them; a marker that may recover is none. */
function stepsLost(state: State, unit: Piece): [rating: number, count: number][] {
  if (state.at[unit] === ABSENT) return []; // R107
  const each = stepsOfFace(state);
  const gone = state.at[unit] === LOST;
  const lost: [number, number][] = [];
  if (gone || hitsOf(state, unit) >= 2) lost.push([ratingOf(unit, 0), each]);
  if (gone) lost.push([ratingOf(unit, 2), each]);
  return lost;
}
