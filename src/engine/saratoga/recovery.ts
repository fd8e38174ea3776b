/** 8.0 Recovery of step-loss markers. */
import { GRID } from './battlefield';
import type { Side } from './data/types';
import { isWithinSpan } from './command';
import {
  combatUnitsOf,
  commanderOf,
  enemyOf,
  formationOf,
  formationsOf,
  GATES,
  overallOf,
  type Piece,
  ratingOf,
  sideOf,
  unitsOf,
} from './roster';
import { hexOfPiece, hitsOf, isOnMap, type State } from './state';
import { isAdjacentToUnits } from './zoc';

/** R98 Gates' guns that reach nobody else may be chosen instead of a formation. */
export const GATES_GUNS = -1;

/** 8.0 table: the highest die that recovers, A to D. */
export const recoversOn = (rating: number): number => 5 - rating;

/** What one may choose from: formations, or Gates' guns, with somebody to recover. */
export function recoverable(state: State, side: Side): number[] {
  if (!combatUnitsOf(side).some((unit) => hasMarker(state, unit))) return [];
  const groups = side === 'american' ? [...formationsOf(side), GATES_GUNS] : [...formationsOf(side)];
  return groups.filter((group) => recovering(state, group).length > 0);
}

/** The units of a group that may try: with a marker, and no enemy adjacent, across a stream too (R97). */
export function recovering(state: State, group: number): Piece[] {
  return membersOf(state, group).filter(
    (unit) =>
      hasMarker(state, unit) && !isAdjacentToUnits(state, hexOfPiece(state, unit), enemyOf(sideOf(unit))),
  );
}

const hasMarker = (state: State, unit: Piece): boolean =>
  isOnMap(state, unit) && hitsOf(state, unit) % 2 === 1;

/** 8.0 stacked with the leader a marker goes at once, adjacent the die is one lower, elsewhere it is as rolled. */
export function helpFor(state: State, unit: Piece, group: number): 'stacked' | 'adjacent' | 'none' {
  const leaders = group === GATES_GUNS ? [GATES] : [commanderOf(group), overallOf(group)];
  const distances = leaders
    .filter((leader) => isOnMap(state, leader))
    .map((leader) => GRID.distance(hexOfPiece(state, unit), hexOfPiece(state, leader)));
  const nearest = Math.min(Infinity, ...distances);
  return nearest === 0 ? 'stacked' : nearest === 1 ? 'adjacent' : 'none';
}

/** The highest die that recovers a unit, by the rating of the face showing (R99); 6 where none is needed. */
export function recoveryNumber(state: State, unit: Piece, group: number): number {
  const help = helpFor(state, unit, group);
  if (help === 'stacked') return 6;
  return recoversOn(ratingOf(unit, hitsOf(state, unit))) + (help === 'adjacent' ? 1 : 0);
}

function membersOf(state: State, group: number): Piece[] {
  const guns = combatUnitsOf('american').filter((unit) => formationOf(unit) === -1 && isOnMap(state, unit));
  if (group === GATES_GUNS)
    return guns.filter(
      (gun) =>
        isWithinSpan(state, gun, GATES) &&
        !formationsOf('american').some((formation) => isWithinSpan(state, gun, commanderOf(formation))),
    );
  // 8.0 note, R98 American guns go with the formation whose commander they reach
  const attached =
    sideOf(commanderOf(group)) === 'american'
      ? guns.filter((gun) => isWithinSpan(state, gun, commanderOf(group)))
      : [];
  return [...unitsOf(group), ...attached];
}
