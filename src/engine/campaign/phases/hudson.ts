/** 9.2, 9.4 At the start of the American player turn: units for West Point, or units that come back. */
import { pop } from '../../kernel/frames';
import { type Block, idOf, idsOf, knownBlock } from '../blocks';
import { knownSpot, nameOf, WEST_POINT } from '../board';
import { atWestPoint, choicesToSend, placesToReturn, whyNotPut, whyNotSent } from '../clinton';
import type { Emit } from '../../kernel/game';
import type { Event } from '../events';
import { refuse } from '../refusals';
import { NOBODY, type State } from '../state';
import { ownBlock, ownBlocks, type RulesOf, spotNamed } from './rules';

export const duty: RulesOf<'duty'> = {
  step(state, _, emit) {
    const [only, ...others] = choicesToSend(state, 2);
    if (!only || others.length > 0) return false;
    send(state, only, emit); // K29
    pop(state);
    return true;
  },
  decide: () => ({ kind: 'sendToHudson', by: 'american', case: '9.2' }),
  actions: (state) => choicesToSend(state).map((blocks) => ({ kind: 'send', blocks: idsOf(blocks) })),
  check(state, _, action) {
    if (action.kind !== 'send') return refuse('notNow');
    const blocks = ownBlocks('american', action.blocks);
    return Array.isArray(blocks) ? whyNotSent(state, blocks) : blocks;
  },
  apply(state, _, action, emit) {
    if (action.kind !== 'send') return;
    send(state, action.blocks.map(knownBlock), emit);
    pop(state);
  },
};

function send(state: State, blocks: readonly Block[], emit: Emit<Event>): void {
  for (const block of blocks) {
    state.at[block] = WEST_POINT;
    state.leader[block] = NOBODY;
  }
  emit({ type: 'sentToHudson', count: blocks.length, blocks: idsOf(blocks) });
}

export const release: RulesOf<'release'> = {
  decide: () => ({ kind: 'leaveHudson', by: 'american', case: '9.4' }),
  actions(state, { settled }) {
    const waiting = atWestPoint(state).filter((block) => !settled.includes(block));
    const places = placesToReturn(state).map(nameOf);
    return [
      ...waiting.flatMap((block) => [
        ...places.map((place) => ({ kind: 'put', block: idOf(block), place }) as const),
        { kind: 'keep', block: idOf(block) } as const,
      ]),
      { kind: 'ready' },
    ];
  },
  check(state, { settled }, action) {
    if (action.kind === 'ready') return undefined;
    if (action.kind !== 'put' && action.kind !== 'keep') return refuse('notNow');
    const block = ownBlock('american', action.block);
    if (typeof block !== 'number') return block;
    if (state.at[block] !== WEST_POINT || settled.includes(block))
      return refuse('notAtWestPoint', action.block);
    if (action.kind === 'keep') return undefined;
    const place = spotNamed(action.place);
    return typeof place === 'number' ? whyNotPut(state, place) : place;
  },
  apply(state, frame, action, emit) {
    if (action.kind === 'put') {
      state.at[knownBlock(action.block)] = knownSpot(action.place);
      emit({ type: 'leftHudson', place: action.place, block: action.block });
    } else if (action.kind === 'keep') frame.settled.push(knownBlock(action.block));
    else if (action.kind === 'ready') {
      emit({ type: 'stayedAtHudson', count: atWestPoint(state).length });
      pop(state);
    }
  },
};
