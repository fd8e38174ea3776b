/** 10.12, K84 The positions that the Natives left empty are filled from the reserve. */
import { pop } from '../../kernel/frames';
import type { Emit } from '../../kernel/game';
import { inPosition, isHeld, positionName, positionNumber } from '../battle';
import { type Block, idOf, isFootOrGun, knownBlock } from '../blocks';
import type { Event } from '../events';
import type { CoverFrame } from '../frames';
import { refuse } from '../refusals';
import { RESERVE, type State } from '../state';
import { notNow, ownBlock, type RulesOf } from './rules';

/** Foot and guns in the British reserve. */
export const coverable = (state: State): Block[] => inPosition(state, 'british', RESERVE).filter(isFootOrGun);

export const cover: RulesOf<'cover'> = {
  step(state, frame, emit) {
    const empty = stillEmpty(state, frame);
    if (empty.length === 0) {
      pop(state);
      return true;
    }
    const blocks = coverable(state);
    // Closed blocks that cannot help are asked about as if they could, so that the question tells nothing.
    const doubtful = inPosition(state, 'british', RESERVE).filter(
      (block) => !isFootOrGun(block) && !state.shown[block],
    );
    if (blocks.length > 1 || empty.length > 1 || doubtful.length > 0) return false;
    fill(state, blocks[0] ?? -1, empty[0] ?? -1, emit);
    return true;
  },
  decide: () => ({ kind: 'coverNatives', by: 'british', case: '10.12' }),
  actions: (state, frame) =>
    coverable(state).flatMap((block) =>
      stillEmpty(state, frame).map(
        (position) => ({ kind: 'shift', block: idOf(block), to: positionName(position) }) as const,
      ),
    ),
  check(state, frame, action) {
    if (action.kind !== 'shift') return notNow(action);
    const block = ownBlock('british', action.block);
    if (typeof block !== 'number') return block;
    if (!coverable(state).includes(block)) return refuse('notToCover', action.block);
    return stillEmpty(state, frame).includes(positionNumber(action.to))
      ? undefined
      : refuse('notToCover', action.to);
  },
  apply(state, _, action, emit) {
    if (action.kind === 'shift') fill(state, knownBlock(action.block), positionNumber(action.to), emit);
  },
};

const stillEmpty = (state: State, { positions }: CoverFrame): number[] =>
  positions.filter((position) => !isHeld(state, 'british', position));

/** It is that block's act of the round. */
function fill(state: State, block: Block, position: number, emit: Emit<Event>): void {
  state.position[block] = position;
  state.shown[block] = true;
  state.acted[block] = true;
  emit({
    type: 'shifted',
    side: 'british',
    block: idOf(block),
    from: 'reserve',
    to: positionName(position),
  });
}
