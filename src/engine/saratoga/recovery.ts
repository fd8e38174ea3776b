/** 8.0 Recovery of step-loss markers. */
import { GRID } from './battlefield';
import { RECOVERY_GROUPS, type RecoveryGroup, type Side } from './data/types';
import { isWithinSpan } from './command';
import {
  ARNOLD,
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

/** R98, R123 guns that reach one of these and no formation's commander may be chosen instead of a formation. */
export const GATES_GUNS = RECOVERY_GROUPS.indexOf('gatesGuns');
export const ARNOLD_GUNS = RECOVERY_GROUPS.indexOf('arnoldGuns');
const MASTER_OF_GUNS: Readonly<Record<number, Piece>> = { [GATES_GUNS]: GATES, [ARNOLD_GUNS]: ARNOLD };

/** A group by its number in RECOVERY_GROUPS: formations have their own. */
export function groupId(group: number): RecoveryGroup {
  const id = RECOVERY_GROUPS[group];
  if (!id) throw new Error(`no group number ${group}`);
  return id;
}

export const groupsOf = (side: Side): readonly number[] =>
  side === 'american' ? [...formationsOf(side), GATES_GUNS, ARNOLD_GUNS] : formationsOf(side);

/** 8.0 table: the highest die that recovers, A to D. */
export const recoversOn = (rating: number): number => 5 - rating;

/** What one may choose from: formations, or guns of an overall commander, with somebody to recover. */
export function recoverable(state: State, side: Side): number[] {
  if (!combatUnitsOf(side).some((unit) => hasMarker(state, unit))) return [];
  return groupsOf(side).filter((group) => recovering(state, group).length > 0);
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
  const distances = helpersOf(unit, group)
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

function helpersOf(unit: Piece, group: number): readonly Piece[] {
  const master = MASTER_OF_GUNS[group];
  if (master !== undefined) return [master];
  const leaders = [commanderOf(group), overallOf(group)];
  // R123 Gates counts for a gun of his that recovers with a formation
  return formationOf(unit) === -1 ? [...leaders, GATES] : leaders;
}

function membersOf(state: State, group: number): Piece[] {
  const guns = combatUnitsOf('american').filter((unit) => formationOf(unit) === -1 && isOnMap(state, unit));
  const master = MASTER_OF_GUNS[group];
  if (master !== undefined)
    return guns.filter(
      (gun) =>
        isWithinSpan(state, gun, master) &&
        !formationsOf('american').some((formation) => isWithinSpan(state, gun, commanderOf(formation))),
    );
  // 8.0 note, R98 American guns go with the formation whose commander they reach
  const attached =
    sideOf(commanderOf(group)) === 'american'
      ? guns.filter((gun) => isWithinSpan(state, gun, commanderOf(group)))
      : [];
  return [...unitsOf(group), ...attached];
}
