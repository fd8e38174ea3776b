/** 2.2, 10.10 Losses: a hit turns a block a step; below 1 it is gone. */
import type { Emit } from '../kernel/game';
import { ALL_BLOCKS, type Block, idOf, isLeader, sideOf } from './blocks';
import { LOST, nameOf } from './board';
import type { Cause, Event } from './events';
import { NOBODY, NOWHERE, spotAt, spOf, type State } from './state';
import { settleRuin } from './victory';

/** One step; `isSecret`: the enemy may not know whose it was, unless the block dies (K57). */
export function loseStep(
  state: State,
  block: Block,
  cause: Cause,
  isSecret: boolean,
  emit: Emit<Event>,
): void {
  const side = sideOf(block);
  const place = nameOf(spotAt(state, block));
  const sp = spOf(state, block) - 1;
  state.sp[block] = sp;
  emit({ type: 'stepLost', side, cause, place, block: idOf(block), sp, isSecret });
  if (sp <= 0) eliminate(state, block, cause, emit);
  else if (side === 'british') settleRuin(state); // K67
}

/** K74 a lost block lies open for both. */
export function eliminate(state: State, block: Block, cause: Cause, emit: Emit<Event>): void {
  const side = sideOf(block);
  emit({ type: 'lost', side, block: idOf(block), place: nameOf(spotAt(state, block)), cause });
  state.at[block] = LOST;
  state.sp[block] = 0;
  state.position[block] = NOWHERE;
  state.leader[block] = NOBODY;
  if (isLeader(block))
    for (const other of ALL_BLOCKS) if (state.leader[other] === block) state.leader[other] = NOBODY;
  if (side === 'british') settleRuin(state);
}
