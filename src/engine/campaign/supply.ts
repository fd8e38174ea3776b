/** 8.0 Supply: lines of places without enemy units to a source. */
import { joinedTo } from '../pointmap/search';
import { type Block, enemyOf, isNative, sideOf } from './blocks';
import { isPlace, MAP, SOURCES, type Spot } from './board';
import type { Side } from './data/types';
import { firmUnits } from './stacks';
import { spotAt, type State } from './state';

/** By place: 1 where a side is in supply. */
export const suppliedPlaces = (state: State, side: Side): Uint8Array =>
  joinedTo(MAP, SOURCES[side], firmUnits(state, enemyOf(side)));

/** The same where only the places are known that are closed to a side. */
export const suppliedWithout = (side: Side, closed: Uint8Array): Uint8Array =>
  joinedTo(MAP, SOURCES[side], closed);

/** K8 blocks in a box are in supply. */
export const isSuppliedAt = (supplied: Uint8Array, spot: Spot): boolean =>
  !isPlace(spot) || supplied[spot] === 1;

/** 8.5 Natives always are. */
export function isInSupply(state: State, block: Block): boolean {
  if (isNative(block)) return true;
  return isSuppliedAt(suppliedPlaces(state, sideOf(block)), spotAt(state, block));
}
