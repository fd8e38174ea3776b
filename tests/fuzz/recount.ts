/** 9.0, 10.0 Victory counted a second time, from the faces of the counters. */
import { COUNTERS, FORMATION_LIST, isUnit, type Rating, type Side } from '../../src/engine/saratoga/index';
import { EXITED, type Ending, LOST, type State } from '../../src/engine/saratoga/state';
import { enemyOf } from './ground';

/** 10.0 so many steps of a rating make a point. */
const STEPS_TO_A_POINT: Readonly<Record<Rating, number>> = { A: 1, B: 2, C: 3, D: 4 };

/** 10.0, R100, R101 the points that a side has for the losses of the other, or for those of them that it knows, and by a handicap. */
export function recount(state: State, side: Side, isKnown: (piece: number) => boolean = () => true): number {
  const victims = enemyOf(side);
  const a_face = state.options.victorySteps === 'hits' ? 2 : 1;
  const steps: Record<Rating, number> = { A: 0, B: 0, C: 0, D: 0 };
  COUNTERS.forEach((counter, piece) => {
    if (!isUnit(counter) || counter.side !== victims || !isKnown(piece)) return;
    const isGone = state.at[piece] === LOST;
    const isFlipped = (state.hits[piece] ?? 0) >= 2;
    if (isFlipped || isGone) steps[counter.rating.full] += a_face;
    if (isGone) steps[counter.rating.reduced] += a_face;
  });
  const given = state.handicap?.side === side ? state.handicap.points : 0;
  let points = given + 10 * brokenOf(state, victims);
  for (const [rating, each] of Object.entries(STEPS_TO_A_POINT))
    points += Math.floor(steps[rating as Rating] / each);
  return points;
}

export const brokenOf = (state: State, side: Side): number =>
  FORMATION_LIST.filter((formation, i) => formation.side === side && state.broken[i]).length;

/** 9.0, R27 front faces that have left at 0113. */
export const fullExits = (state: State): number =>
  COUNTERS.filter((_, piece) => state.at[piece] === EXITED && (state.hits[piece] ?? 0) < 2).length;

/** 9.0, 10.0, R28, R102 how a game that is over must have ended. */
export function endingOf(state: State): Ending | 'tooEarly' {
  if (fullExits(state) >= 4) return { winner: 'british', reason: 'exit' };
  const isBeaten = { british: brokenOf(state, 'british') >= 3, american: brokenOf(state, 'american') >= 3 };
  if (isBeaten.british && isBeaten.american) return { winner: undefined, reason: 'bothDemoralised' };
  if (isBeaten.british) return { winner: 'american', reason: 'demoralised' };
  if (isBeaten.american) return { winner: 'british', reason: 'demoralised' };
  if (state.turn < 11) return 'tooEarly';
  const british = recount(state, 'british');
  const american = recount(state, 'american');
  if (british === american) return { winner: 'american', reason: 'tie' };
  return { winner: british > american ? 'british' : 'american', reason: 'points' };
}
