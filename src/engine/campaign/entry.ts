/** 4.0 American reinforcements: due on their turn, at three places, without AP. */
import type { Refusal } from '../kernel/game';
import { AMERICAN_BLOCKS, type Block, idOf, isLeader } from './blocks';
import { ENTRIES, nameOf, REINFORCEMENTS, type Spot } from './board';
import { refuse } from './refusals';
import { hasBlocks, unitsAt } from './stacks';
import { spotAt, type State } from './state';

/** 4.2, K13 those whose turn it is, and those thrown back. */
export const dueNow = (state: State): Block[] => AMERICAN_BLOCKS.filter((block) => isDue(state, block));

export const isDue = (state: State, block: Block): boolean =>
  spotAt(state, block) === REINFORCEMENTS && (state.due[block] ?? 0) <= state.turn;

/** 4.1, K12, K82 */
export function whyNotEntered(state: State, block: Block, place: Spot): Refusal | undefined {
  if (!isDue(state, block)) return refuse('notDue', idOf(block));
  if (!ENTRIES.includes(place)) return refuse('notAnEntry', nameOf(place));
  if (!isLeader(block) || !hasBlocks(state, 'british', place)) return undefined;
  return unitsAt(state, 'american', place) > 0 ? undefined : refuse('leaderAlone', idOf(block));
}

export const entriesFor = (state: State, block: Block): Spot[] =>
  ENTRIES.filter((place) => !whyNotEntered(state, block, place));

/** 4.2, K82 a leader for whom there is no place waits in the box. */
export function stillToEnter(state: State): Block | undefined {
  return dueNow(state).find((block) => entriesFor(state, block).length > 0);
}
