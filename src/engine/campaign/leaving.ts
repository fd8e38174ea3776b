/** 11.0 Going away: where to, and who fires. */
import type { Refusal } from '../kernel/game';
import { nearest } from '../pointmap/search';
import { type Block, enemyOf, isFootOrGun, isInfantry } from './blocks';
import { fighters } from './battle';
import { isPlace, MAP, nameOf, type Spot, TO_SUPPLY } from './board';
import type { Side } from './data/types';
import { diceOf } from './fire';
import type { BattleFrame, Manner } from './frames';
import { refuse } from './refusals';
import { hasBlocks, hasFirmUnits, readStacks } from './stacks';
import { RESERVE, type State } from './state';

/** 11.5, K58, K59, K79 the places, or the box, where a side can go from its battle: toward supply first (K61). */
export function waysOut(state: State, battle: BattleFrame, side: Side): Spot[] {
  if (side !== battle.attacker) return waysFrom(state, side, battle.place, battle.origins);
  const places = battle.origins.filter(isPlace);
  if (places.length === 0) return battle.origins.slice(0, 1); // K9, K13
  return openInOrder(state, side, places);
}

/** 11.5 for whoever gives way: one road on, not where the enemy came from, not where his units are. */
export function waysFrom(state: State, side: Side, place: Spot, barred: readonly Spot[]): Spot[] {
  const next = MAP.next[place] ?? [];
  return openInOrder(
    state,
    side,
    next.filter((to) => !barred.includes(to)),
  );
}

/** 11.7, K58 Natives and lone leaders bar nothing. */
const isBarred = (state: State, side: Side, place: Spot): boolean =>
  hasFirmUnits(state, enemyOf(side), place);

/** 11.8, K61 advice alone: a place that holds enemy blocks comes last, even when they would give way (K14, K58). */
function openInOrder(state: State, side: Side, places: readonly Spot[]): Spot[] {
  const { counts, firm } = readStacks(state, enemyOf(side));
  const far = (place: Spot): number => TO_SUPPLY[side][place] ?? 0;
  const isHeld = (place: Spot): number => Number((counts[place] ?? 0) > 0);
  return places
    .filter((place) => firm[place] !== 1)
    .sort((a, b) => isHeld(a) - isHeld(b) || far(a) - far(b) || a - b);
}

/** 11.7, K63 the nearest places without Americans. */
export const openForNatives = (state: State, from: Spot): Spot[] => [
  ...nearest(MAP, from, (place) => !hasBlocks(state, 'american', place)),
];

/** 11.2, 11.4, K3 infantry in positions that has dice; nobody fires at Natives and leaders alone (K45, K53, K84). */
export function firersAt(state: State, battle: BattleFrame, side: Side, manner: Manner): Block[] {
  if (manner === 'quiet' || !fighters(state, side).some(isFootOrGun)) return [];
  return fighters(state, enemyOf(side))
    .filter((block) => state.position[block] !== RESERVE && isInfantry(block))
    .filter((block) => leavingDice(state, battle, block, manner) > 0)
    .sort((a, b) => (state.position[a] ?? 0) - (state.position[b] ?? 0) || a - b);
}

/** 11.2, 11.4, K55, K56 */
export const leavingDice = (state: State, battle: BattleFrame, block: Block, manner: Manner): number =>
  manner === 'withdrawal' ? 1 : diceOf(state, battle, block);

/** 11.5 why those who go may not go there. */
export function whyNotThere(
  state: State,
  side: Side,
  from: Spot,
  to: Spot,
  isAttacker: boolean,
): Refusal | undefined {
  if (isAttacker) {
    if (isPlace(to) && isBarred(state, side, to)) return refuse('enemyThere', nameOf(to));
    return refuse('notWhereHeCameFrom', nameOf(to));
  }
  if (!(MAP.next[from] ?? []).includes(to)) return refuse('notConnected', nameOf(to));
  return refuse(isBarred(state, side, to) ? 'enemyThere' : 'cameFromThere', nameOf(to));
}
