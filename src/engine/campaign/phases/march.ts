/** 6.4, K17, K35 Whoever has a step left: a leader drops and takes up blocks; a block goes on. And all Natives (6.2). */
import { pop } from '../../kernel/frames';
import type { Action } from '../actions';
import { type Block, idsOf, isLeader, isNative, isUnit, knownBlock, NATIVES, rateOf } from '../blocks';
import { knownSpot, nameOf, stepsFrom } from '../board';
import type { MarchFrame } from '../frames';
import { followersOf, largestGroup, waysFor, readField, mayBegin, whyNotFurther } from '../movement';
import { refuse } from '../refusals';
import { NOBODY, spotAt, type State } from '../state';
import { checkSingle, goAlone, lead, singleAlong } from './movement';
import { ownBlocks, type RulesOf, spotNamed } from './rules';

export const march: RulesOf<'march'> = {
  step(state, frame) {
    if (goesOf(state, frame).length > 0) return false;
    pop(state);
    return true;
  },
  decide: (state) => ({ kind: 'march', by: state.phasing, case: '6.4' }),
  actions: (state, frame) => [...goesOf(state, frame), { kind: 'halt' }],
  check(state, { mover, party }, action) {
    if (action.kind === 'halt') return undefined;
    if (action.kind !== 'go') return refuse('notNow');
    const blocks = ownBlocks(state.phasing, action.blocks);
    if (!Array.isArray(blocks)) return blocks;
    const to = spotNamed(action.to);
    if (typeof to !== 'number') return to;
    return whyNotFurther(state, readField(state, state.phasing), mover, party, blocks, to);
  },
  apply(state, { mover, party, left }, action, emit) {
    pop(state);
    if (action.kind !== 'go') return;
    const to = knownSpot(action.to);
    if (!isLeader(mover)) {
      goAlone(state, mover, [to], left - 1, isNative(mover) ? 'natives' : 'single', emit);
      return;
    }
    const blocks = action.blocks.map(knownBlock);
    const dropped = party.filter((block) => !blocks.includes(block));
    if (dropped.length > 0)
      emit({
        type: 'dropped',
        side: state.phasing,
        place: nameOf(spotAt(state, mover)),
        count: dropped.length,
      });
    for (const block of dropped) state.leader[block] = NOBODY;
    lead(state, mover, blocks, to, left - 1, emit);
  },
};

/** One way on for each road, with as many as can come along. */
function goesOf(state: State, { mover, party }: MarchFrame): Action[] {
  const field = readField(state, state.phasing);
  const here = spotAt(state, mover);
  const others = followersOf(state, mover, party);
  // Those who came along first; whoever waits here fills up.
  const candidates = [...party.filter(isUnit), ...others.filter((block) => !party.includes(block))];
  const found: Action[] = [];
  for (const to of stepsFrom(here)) {
    const blocks = isLeader(mover) ? largestGroup(state, field, mover, candidates, to) : [mover];
    if (!blocks || whyNotFurther(state, field, mover, party, blocks, to)) continue;
    found.push({ kind: 'go', blocks: idsOf(blocks), to: nameOf(to) });
  }
  return found;
}

/** 6.2, K19 each Native on its own, as many as the owner likes. */
export const nativeMarch: RulesOf<'nativeMarch'> = {
  step(state) {
    if (nativesToMove(state).length > 0) return false;
    pop(state);
    return true;
  },
  decide: () => ({ kind: 'nativeMarch', by: 'british', case: '6.2' }),
  actions(state) {
    const field = readField(state, 'british');
    const list: Action[] = [];
    for (const block of nativesToMove(state))
      for (const way of waysFor(state, field, spotAt(state, block), rateOf(block) > 1, false))
        list.push(singleAlong(block, way));
    list.push({ kind: 'endNatives' });
    return list;
  },
  check(state, _, action) {
    if (action.kind === 'endNatives') return undefined;
    return action.kind === 'single' ? checkSingle(state, action, true) : refuse('notNow');
  },
  apply(state, _, action, emit) {
    if (action.kind === 'endNatives') pop(state);
    else if (action.kind === 'single') {
      const [block, path] = [knownBlock(action.block), action.path.map(knownSpot)];
      goAlone(state, block, path, rateOf(block) - path.length, 'natives', emit);
    }
  },
};

function nativesToMove(state: State): Block[] {
  const field = readField(state, 'british');
  return NATIVES.filter((block) => mayBegin(state, field, block));
}
