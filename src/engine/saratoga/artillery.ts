/** 3.5, 7.4 What guns may fire at. */
import type { Hex } from '../hexmap/hexId';
import { GRID } from './battlefield';
import { enemyOf, isGun, type Piece, rangeOf, sideOf } from './roster';
import { canSee, farSights } from './los';
import { unitsIn } from './stacking';
import { hexOfPiece, type State } from './state';
import { readBoard } from './zoc';

/** 7.4, R73 two guns in a hex fire no further than the shorter range of both. */
export function effectiveRange(state: State, gun: Piece): number {
  return Math.min(...gunsBeside(state, gun).map(rangeOf), rangeOf(gun));
}

/** 7.4, R73 the hex that a gun of the same stack has fired at in this phase. */
export function boundTarget(state: State, gun: Piece): Hex | undefined {
  const aimed = gunsBeside(state, gun).map((other) => state.aimedAt[other] ?? 0);
  return aimed.find((hex) => hex > 0) as Hex | undefined;
}

export type RangedBar = 'outOfRange' | 'noLineOfSight' | 'otherGunsTarget' | 'notSupporting';

/** Why a gun cannot fire at a hex, adjacent or not; nothing if it can. */
export function barToGunFire(state: State, gun: Piece, target: Hex): RangedBar | undefined {
  const here = hexOfPiece(state, gun);
  const distance = GRID.distance(here, target);
  const bound = boundTarget(state, gun);
  if (bound !== undefined && bound !== target) return 'otherGunsTarget';
  if (distance <= 1) return undefined; // R116 an adjacent enemy needs no line of sight
  if (distance > effectiveRange(state, gun)) return 'outOfRange';
  if (!canSee(here, target, state.options.losHeight)) return 'noLineOfSight';
  const side = sideOf(gun);
  // R62 by choice the guns of the side that is not phasing only help a friend whom the target attacks
  if (
    state.options.defensiveGuns === 'supporting' &&
    side !== state.phasing &&
    !hasNeighbourOf(state, target, side)
  )
    return 'notSupporting';
  return undefined;
}

/** The hexes with enemy units that a gun can fire at from a distance. */
export function rangedTargets(state: State, gun: Piece): Hex[] {
  const enemy = readBoard(state).units[enemyOf(sideOf(gun))];
  const hexes: Hex[] = [];
  for (const hex of farSights(hexOfPiece(state, gun), state.options.losHeight))
    if (enemy[hex] !== 0 && !barToGunFire(state, gun, hex)) hexes.push(hex);
  return hexes;
}

function gunsBeside(state: State, gun: Piece): Piece[] {
  return unitsIn(state, hexOfPiece(state, gun)).filter((other) => other !== gun && isGun(other));
}

function hasNeighbourOf(state: State, hex: Hex, side: ReturnType<typeof sideOf>): boolean {
  return readBoard(state).near[side][hex] !== 0;
}
