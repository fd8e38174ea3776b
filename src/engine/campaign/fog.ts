/** 2.1 What the other side may know: numbers of blocks, faces in a battle, and what is lost. */
import { type Block, blocksOf, isUnit, sideOf } from './blocks';
import { isPlace, LOST, type Spot, UNPLACED } from './board';
import type { Side } from './data/types';
import { CHOSEN_MILITIA, NOBODY, spotAt, type State } from './state';

/** Whether anything is hidden from anybody. */
export const isHiding = (state: State): boolean => state.fog && state.ending === undefined;

/** K74, K49 whether the other side knows this block now. */
export const isKnownToEnemy = (state: State, block: Block): boolean =>
  !isHiding(state) || state.shown[block] === true || state.at[block] === LOST;

/** Nobody in particular knows what both sides know. */
export const knows = (state: State, viewer: Side | undefined, block: Block): boolean =>
  viewer === sideOf(block) || isKnownToEnemy(state, block);

/** Whose blocks a viewer may ask about. */
export const owns = (state: State, viewer: Side | undefined, side: Side): boolean =>
  viewer === side || !isHiding(state);

/** K73, K86 whether a block is in its leader's holding box, where the enemy does not count it. */
export function isBoxed(state: State, block: Block): boolean {
  if (!state.options.holdingBoxes || !isHiding(state) || !isUnit(block)) return false;
  const leader = state.leader[block] ?? NOBODY;
  return leader !== NOBODY && state.at[leader] === state.at[block] && isPlace(spotAt(state, block));
}

/** 3.3 militia that is being placed is not seen before all of it stands. */
export const isBeingPlaced = (state: State, block: Block): boolean =>
  state.frames.some((frame) => frame.kind === 'setUp') && CHOSEN_MILITIA.includes(block);

/** Where a viewer sees a block stand, as one of a number; UNPLACED where he does not see it. */
export function seenAt(state: State, viewer: Side | undefined, block: Block): Spot {
  if (viewer === sideOf(block) || !isHiding(state)) return spotAt(state, block);
  // 10.3 on the battle board every block can be counted.
  const isFighting = (state.position[block] ?? -1) >= 0;
  if (isBeingPlaced(state, block) || (isBoxed(state, block) && !isFighting)) return UNPLACED;
  return spotAt(state, block);
}

/** By place or box: the blocks of a side that a viewer can count. */
export function seenCounts(state: State, viewer: Side | undefined, side: Side): Map<Spot, number> {
  const counts = new Map<Spot, number>();
  for (const block of blocksOf(side)) {
    const spot = seenAt(state, viewer, block);
    if (spot !== UNPLACED && spot !== LOST) counts.set(spot, (counts.get(spot) ?? 0) + 1);
  }
  return counts;
}
