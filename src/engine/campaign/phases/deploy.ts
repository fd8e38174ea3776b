/** 10.2 A side sets up its line of battle, unseen by the other. */
import { pop } from '../../kernel/frames';
import type { Action } from '../actions';
import { knownBattle, LINE, positionNumber, suggestedLine, whyNotReady, isHeld } from '../battle';
import { idOf, isUnit, knownBlock } from '../blocks';
import { POSITIONS } from '../data/types';
import { refuse } from '../refusals';
import { blocksAt } from '../stacks';
import { NOWHERE, RESERVE } from '../state';
import { notNow, ownBlock, type RulesOf } from './rules';

export const deploy: RulesOf<'deploy'> = {
  decide: (_, { side }) => ({ kind: 'deploy', by: side, case: '10.2' }),

  /** The block that comes next in every position; when all stand, an end or what is missing. */
  actions(state, { side }) {
    const { place } = knownBattle(state);
    const blocks = blocksAt(state, side, place);
    const next = blocks.find((block) => state.position[block] === NOWHERE);
    const list: Action[] = [{ kind: 'suggest' }];
    if (!whyNotReady(state, side, place)) list.push({ kind: 'ready' });
    if (next !== undefined)
      for (const position of POSITIONS) list.push({ kind: 'set', block: idOf(next), position });
    else
      for (const position of LINE)
        if (!isHeld(state, side, position))
          for (const block of blocks)
            if (isUnit(block)) list.push({ kind: 'set', block: idOf(block), position: POSITIONS[position] });
    return list;
  },

  check(state, { side }, action) {
    const { place } = knownBattle(state);
    if (action.kind === 'suggest') return undefined;
    if (action.kind === 'ready') return whyNotReady(state, side, place);
    if (action.kind !== 'set') return notNow(action);
    const block = ownBlock(side, action.block);
    if (typeof block !== 'number') return block;
    if (state.at[block] !== place) return refuse('notInBattle', action.block);
    return positionNumber(action.position) < 0 ? refuse('unknownPosition', action.position) : undefined;
  },

  apply(state, { side }, action, emit) {
    const { place } = knownBattle(state);
    if (action.kind === 'set') state.position[knownBlock(action.block)] = positionNumber(action.position);
    else if (action.kind === 'suggest')
      for (const [block, position] of suggestedLine(state, side, place)) state.position[block] = position;
    else if (action.kind === 'ready') {
      // Whoever was not set stays back.
      for (const block of blocksAt(state, side, place))
        if (state.position[block] === NOWHERE) state.position[block] = RESERVE;
      emit({ type: 'deployed', side });
      pop(state);
    }
  },
};
