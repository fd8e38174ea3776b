/** 3.5, 7.4 What guns may fire at. */
import type { Hex } from '../hexmap/hexId';
import { GRID } from './battlefield';
import type { Side } from './data/types';
import { combatUnitsOf, enemyOf, isGun, type Piece, rangeOf, sideOf } from './roster';
import { canSee, farSights } from './los';
import { hexOfPiece, type State } from './state';
import { readBoard } from './zoc';

/** 7.4, R73 what the other guns of the stack impose: the shortest range of all, and the hex that one has fired at. */
interface GunLimits {
  readonly range: number;
  readonly bound: Hex | undefined;
}

function limitsOf(state: State, gun: Piece): GunLimits {
  const here = state.at[gun];
  let range = rangeOf(gun);
  let bound: Hex | undefined;
  for (const other of combatUnitsOf(sideOf(gun))) {
    if (other === gun || state.at[other] !== here || !isGun(other)) continue;
    range = Math.min(range, rangeOf(other));
    const aimed = state.aimedAt[other] ?? 0;
    if (aimed > 0) bound = aimed as Hex;
  }
  return { range, bound };
}

export type RangedBar =
  'outOfRange' | 'shorterRangeBeside' | 'noLineOfSight' | 'otherGunsTarget' | 'notSupporting';

/** Why a gun cannot fire at a hex, adjacent or not; nothing if it can. */
export function barToGunFire(
  state: State,
  gun: Piece,
  target: Hex,
  { range, bound }: GunLimits = limitsOf(state, gun),
): RangedBar | undefined {
  const here = hexOfPiece(state, gun);
  const distance = GRID.distance(here, target);
  if (bound !== undefined && bound !== target) return 'otherGunsTarget';
  if (distance <= 1) return undefined; // R116 an adjacent enemy needs no line of sight
  if (distance > range) return distance > rangeOf(gun) ? 'outOfRange' : 'shorterRangeBeside'; // R128
  if (!canSee(here, target, state.options.losHeight)) return 'noLineOfSight';
  return isSupporting(state, sideOf(gun), target) ? undefined : 'notSupporting';
}

/** R62 by choice the guns of the side that is not phasing only help a friend whom the target attacks. */
const isSupporting = (state: State, side: Side, target: Hex): boolean =>
  state.options.defensiveGuns !== 'supporting' ||
  side === state.phasing ||
  readBoard(state).near[side][target] !== 0;

/** Whether a gun of this range, with nobody beside it, could fire from a hex at enemies at a distance. */
export function isInRange(state: State, side: Side, range: number, from: Hex, enemy: Uint8Array): boolean {
  for (const hex of farSights(from, state.options.losHeight))
    if (enemy[hex] !== 0 && GRID.distance(from, hex) <= range && isSupporting(state, side, hex)) return true;
  return false;
}

/** Whether any enemy stands where the longest range could reach. */
export function mayReach(state: State, gun: Piece, enemy: Uint8Array): boolean {
  for (const hex of farSights(hexOfPiece(state, gun), state.options.losHeight))
    if (enemy[hex] !== 0) return true;
  return false;
}

/** The hexes with enemy units that a gun can fire at from a distance. */
export function rangedTargets(state: State, gun: Piece): Hex[] {
  const enemy = readBoard(state).units[enemyOf(sideOf(gun))];
  const hexes: Hex[] = [];
  let limits: GunLimits | undefined;
  for (const hex of farSights(hexOfPiece(state, gun), state.options.losHeight))
    if (enemy[hex] !== 0 && !barToGunFire(state, gun, hex, (limits ??= limitsOf(state, gun))))
      hexes.push(hex);
  return hexes;
}
