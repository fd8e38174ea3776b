/** 7.1-7.7, 15.3 Who may attack what, in which way, and who may be primary. */
import { type Hex, NO_HEX } from '../hexmap/hexId';
import { type Board, countersIn, fieldOf, unitsIn } from './board';
import type { Side } from './data/types';
import type { Mode } from './frames';
import type { Code } from './refusals';
import { sightBetween } from './sight';
import {
  ATTACKED,
  DEFENDED,
  hexOfPiece,
  isBack,
  isDisrupted,
  isIneffective,
  isMarked,
  MARCHED,
  type State,
} from './state';
import { gunFace, isFit, isLight, isRifle, unitFace } from './values';
import { isInfantry, type Piece, sideOf, type World } from './world';

/** Why a unit may not attack at all in this phase. */
export function barToAttacking(world: World, state: State, unit: Piece): Code | undefined {
  if (world.isLeader[unit]) return 'leadersDoNotAttack';
  if (isDisrupted(state, unit)) return 'disruptedAttack'; // 8.8
  if (isIneffective(world, state, unit)) return 'ineffectiveAttack'; // M25
  if (isMarked(state, unit, ATTACKED)) return 'alreadyAttacked';
  return isMarked(state, unit, MARCHED) ? 'marched' : undefined; // 4.4
}

/** Why a unit that may attack may not attack this hex in this way. */
export function barToTarget(
  world: World,
  state: State,
  board: Board,
  unit: Piece,
  hex: Hex,
  mode: Mode,
): Code | undefined {
  const from = hexOfPiece(state, unit);
  const distance = world.grid.distance(from, hex);
  if (world.isGun[unit]) return barToGun(world, state, unit, from, hex, distance);
  if (mode === 'bombard') return 'onlyGunsBombard';
  if (mode === 'normal') return distance === 1 ? undefined : 'targetNotAdjacent';
  if (!isLight(world, state, unit, from)) return 'notLight'; // 15.3, 15.4
  if (distance === 1) return canEnter(world, hex) ? undefined : 'impassable';
  if (distance !== 2 || !isRifle(world, state, unit)) return 'targetNotAdjacent';
  return isOpenBetween(world, board, from, hex) ? undefined : 'betweenOccupied';
}

/** 7.7 guns at one or two hexes with a line of sight; in fog at one. */
function barToGun(
  world: World,
  state: State,
  gun: Piece,
  from: Hex,
  hex: Hex,
  distance: number,
): Code | undefined {
  if (world.deep[from] === 1 || world.deep[hex] === 1) return 'gunsAndDeepWoods';
  if (distance > gunFace(world, gun).range) return 'outOfRange';
  if (distance > 1 && state.fog) return 'outOfSight'; // M8
  return sightBetween(world, from, hex).clear ? undefined : 'outOfSight';
}

/** M31 by terrain only: infantry enters every hex of land. */
const canEnter = (world: World, hex: Hex): boolean => world.land[hex] === 1;

/** M35 of two hexes between one is enough; it is free of all units and could be entered. */
function isOpenBetween(world: World, board: Board, from: Hex, to: Hex): boolean {
  return world.grid
    .neighbours(from)
    .some(
      (hex) =>
        world.grid.areAdjacent(hex, to) &&
        canEnter(world, hex) &&
        fieldOf(board, 'british').own[hex] === 0 &&
        fieldOf(board, 'colonial').own[hex] === 0,
    );
}

/** 7.1, 7.3, 7.4 why these units together may not make this attack; each of them was checked alone. */
export function barToJoining(
  world: World,
  state: State,
  hex: Hex,
  mode: Mode,
  units: readonly Piece[],
  primary: Piece,
): { readonly code: Code; readonly piece?: Piece } | undefined {
  const foot = units.filter((unit) => !world.isGun[unit]);
  if (mode !== 'bombard' && foot.length === 0)
    return { code: mode === 'skirmish' ? 'noSkirmisher' : 'noInfantry' };
  for (const unit of foot) {
    const from = hexOfPiece(state, unit);
    const here = foot.filter((other) => hexOfPiece(state, other) === from);
    if (here.length === 1) continue;
    if (mode === 'skirmish') return { code: 'oneSkirmisherAHex', piece: unit }; // M32
    // 7.4, M23, M24 one unit and one battalion
    if (here.length > 2 || !here.some((other) => world.isBattalion[other]))
      return { code: 'onlyTwoJoin', piece: here[here.length - 1] ?? unit };
  }
  return mayBePrimary(world, state, hex, units, primary) ? undefined : { code: 'notPrimary', piece: primary };
}

/** 7.3 a gun only where there is no infantry, and a distant one only where no other gun is next to the target. */
export function mayBePrimary(
  world: World,
  state: State,
  hex: Hex,
  units: readonly Piece[],
  primary: Piece,
): boolean {
  if (!units.includes(primary)) return false;
  if (units.some((unit) => !world.isGun[unit])) return !world.isGun[primary];
  const isNear = (unit: Piece) => world.grid.areAdjacent(hexOfPiece(state, unit), hex);
  return isNear(primary) || !units.some(isNear);
}

/** 7.3 the units of the hex that its owner may name. */
export function defendersIn(world: World, board: Board, hex: Hex): readonly Piece[] {
  const units = unitsIn(world, board, hex);
  const infantry = units.filter((unit) => isInfantry(world, unit));
  return infantry.length > 0 ? infantry : units;
}

/** M59 whether it matters who of them is named. */
export function differ(world: World, state: State, hex: Hex, units: readonly Piece[]): boolean {
  const [first] = units;
  if (first === undefined) return false;
  const face = unitFace(world, state, first);
  return units.some((unit) => {
    const other = unitFace(world, state, unit);
    return (
      other.cf !== face.cf ||
      other.morale !== face.morale ||
      other.ma !== face.ma ||
      world.counters[unit]?.kind !== world.counters[first]?.kind ||
      isDisrupted(state, unit) !== isDisrupted(state, first) ||
      isBack(state, unit) !== isBack(state, first) ||
      isLight(world, state, unit, hex) !== isLight(world, state, first, hex)
    );
  });
}

/** 7.2, M60 hexes of the side that stand in an enemy ZOC, are not excused, and from which nobody attacked. */
export function failedDuties(world: World, state: State, board: Board, side: Side): readonly Hex[] {
  const { zoc } = fieldOf(board, side);
  const hexes: Hex[] = [];
  for (const piece of world.piecesOf[side]) {
    const hex = hexOfPiece(state, piece);
    if (hex <= NO_HEX || world.isLeader[piece] || zoc[hex] === 0 || hexes.includes(hex)) continue;
    if (world.sheltered[hex] === 1 || world.deep[hex] === 1) continue;
    const units = countersIn(board, hex).filter(
      (other) => !world.isLeader[other] && sideOf(world, other) === side,
    );
    if (units.some((unit) => isMarked(state, unit, ATTACKED))) continue; // M30
    if (units.every((unit) => !isFit(world, state, unit) || isMarked(state, unit, MARCHED))) continue;
    hexes.push(hex);
  }
  return hexes.sort((a, b) => a - b);
}

/** 7.2, M44, M60 why a unit may not counterattack this hex. */
export function barToCounter(
  world: World,
  state: State,
  board: Board,
  unit: Piece,
  hex: Hex,
): Code | undefined {
  const bar = barToAttacking(world, state, unit);
  if (bar) return bar;
  if (isMarked(state, unit, DEFENDED)) return 'wasAttacked';
  const from = hexOfPiece(state, unit);
  if (!world.grid.areAdjacent(from, hex)) return 'targetNotAdjacent';
  if (!world.zocInto[from]?.includes(hex)) return 'doesNotControl';
  return barToTarget(world, state, board, unit, hex, 'normal');
}
