/** 5.3 What a side may have overlooked when it ends its movement, by what it can know. */
import { type Block, blocksOf, enemyOf, idOf, isFootOrGun, isLeader, isNative } from '../blocks';
import { isPlace, knownSpot, nameOf, type Spot, stepsFrom, wayBetween } from '../board';
import { OBJECTIVES } from '../data/tables';
import type { Side } from '../data/types';
import { owns, seenCounts } from '../fog';
import { followersOf, mayBegin, priceAt, readField } from '../movement';
import { hasFirmUnits } from '../stacks';
import { NOWHERE, pointsOf, spotAt, type State } from '../state';
import { isInSupply } from '../supply';
import { reachOf } from './moves';

export interface LooseEnds {
  /** 12.1, 12.2 places that decide, which own units have left or passed this turn, that nobody holds, with the enemy near. */
  readonly bare: readonly string[];
  /** 8.1 who pays double, by place; where the enemy stands as well, a battle comes first. */
  readonly double: readonly { readonly place: string; readonly blocks: number }[];
  /** 6.3 leaders who could still take units along for the points that are left. */
  readonly idle: readonly string[];
}

const DECIDING: readonly Spot[] = [...new Set(Object.values(OBJECTIVES).flat())].map(knownSpot);

export function looseEnds(state: State, viewer: Side | undefined, side: Side): LooseEnds | undefined {
  if (!owns(state, viewer, side) || side !== state.phasing) return undefined;
  const enemies = seenCounts(state, side, enemyOf(side));
  const own = seenCounts(state, side, side);
  const isBare = (place: Spot): boolean => {
    if (enemies.has(place) || hasFirmUnits(state, side, place) || !isUsed(state, place)) return false;
    const { near, far } = reachOf(place, own, enemies);
    return near + far > 0;
  };
  const double = new Map<Spot, number>();
  for (const block of blocksOf(side)) {
    const spot = spotAt(state, block);
    if (!isPlace(spot) || enemies.has(spot) || isNative(block) || isInSupply(state, block)) continue;
    double.set(spot, (double.get(spot) ?? 0) + 1);
  }
  return {
    bare: DECIDING.filter(isBare).map(nameOf),
    double: [...double].sort(([a], [b]) => a - b).map(([spot, blocks]) => ({ place: nameOf(spot), blocks })),
    idle: idleLeaders(state, side).map(idOf),
  };
}

/** K18 whether units of the side whose turn it is have come or gone by one of its roads. */
const isUsed = (state: State, place: Spot): boolean =>
  stepsFrom(place).some((next) => (state.used[wayBetween(place, next) ?? NOWHERE] ?? 0) > 0);

function idleLeaders(state: State, side: Side): Block[] {
  const field = readField(state, side);
  return blocksOf(side).filter(
    (block) =>
      isLeader(block) &&
      mayBegin(state, field, block) &&
      priceAt(field, spotAt(state, block)) <= pointsOf(state, side) &&
      followersOf(state, block).some(isFootOrGun),
  );
}
