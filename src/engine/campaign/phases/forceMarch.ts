/** 7.0 Force marches after normal movement. */
import { pop, push } from '../../kernel/frames';
import type { Emit } from '../../kernel/game';
import type { Action } from '../actions';
import { type Block, enemyOf, idOf, idsOf, knownBlock, leadersOf } from '../blocks';
import { knownSpot, nameOf, stepsFrom } from '../board';
import { FORCE_MARCH } from '../data/tables';
import type { Event } from '../events';
import { forcePrice, largestParty, losesOn, whyNoAttempt, whyNotForced } from '../forceMarch';
import type { AttemptFrame } from '../frames';
import { loseStep } from '../losses';
import { isEnemyThere, readField } from '../movement';
import { hasBlocks } from '../stacks';
import { isAlive, spotAt, type State } from '../state';
import { meet, takeStep } from './arrival';
import { checkRoll, notNow, ownBlock, ownBlocks, rollOf, type RulesOf, spotNamed } from './rules';

export const forceMarch: RulesOf<'forceMarch'> = {
  decide: (state) => ({ kind: 'forceMarch', by: state.phasing, case: '7.1' }),
  actions(state) {
    const field = readField(state, state.phasing);
    const list: Action[] = [];
    for (const leader of leadersOf(state.phasing)) {
      if (whyNoAttempt(state, field, leader)) continue;
      for (const to of stepsFrom(spotAt(state, leader))) {
        const party = largestParty(state, field, leader, to);
        if (party)
          list.push({ kind: 'forceMarch', leader: idOf(leader), blocks: idsOf(party), to: nameOf(to) });
      }
    }
    list.push({ kind: 'endForceMarch' });
    return list;
  },
  check(state, _, action) {
    if (action.kind === 'endForceMarch') return undefined;
    if (action.kind !== 'forceMarch') return notNow(action);
    const leader = ownBlock(state.phasing, action.leader);
    if (typeof leader !== 'number') return leader;
    const blocks = ownBlocks(state.phasing, action.blocks);
    if (!Array.isArray(blocks)) return blocks;
    const to = spotNamed(action.to);
    if (typeof to !== 'number') return to;
    return whyNotForced(state, readField(state, state.phasing), leader, blocks, to);
  },
  apply(state, _, action) {
    if (action.kind === 'endForceMarch') pop(state);
    if (action.kind !== 'forceMarch') return;
    const [leader, to] = [knownBlock(action.leader), knownSpot(action.to)];
    if (isEnemyThere(readField(state, state.phasing), to)) state.ap[state.phasing] -= 1; // K25
    state.tried[leader] = true;
    push(state, { kind: 'attempt', leader, blocks: action.blocks.map(knownBlock), to, stage: 'try' });
  },
};

/** 7.3, 7.4 the leader's die, then one for each unit. */
export const attempt: RulesOf<'attempt'> = {
  decide: (_, { stage, blocks }) => (stage === 'try' ? rollOf(1, '7.3') : rollOf(blocks.length, '7.4')),
  actions: () => [],
  check: (_, { stage, blocks }, action) => checkRoll(action, stage === 'try' ? 1 : blocks.length),
  apply(state, frame, action, emit) {
    if (action.kind !== 'roll') return;
    if (frame.stage === 'attrition') {
      wear(state, frame, action.dice, emit);
      if (!state.ending) march(state, frame, emit);
      return;
    }
    const [die = 1] = action.dice;
    const goes = die >= FORCE_MARCH.goesOn;
    const { leader, to } = frame;
    const price = forcePrice(readField(state, state.phasing), to);
    const from = nameOf(spotAt(state, leader));
    emit({ type: 'forceMarchTried', side: state.phasing, from, to: nameOf(to), price, die, goes });
    if (!goes) pop(state);
    else if (frame.blocks.length > 0) frame.stage = 'attrition';
    else march(state, frame, emit);
  },
};

/** 7.4, K26 in the order of the announced list. */
function wear(state: State, frame: AttemptFrame, dice: readonly number[], emit: Emit<Event>): void {
  const highest = losesOn(frame.leader);
  const worn: Block[] = frame.blocks.filter((_, i) => (dice[i] ?? 6) <= highest);
  emit({
    type: 'attrition',
    side: state.phasing,
    dice,
    losesOn: highest,
    steps: worn.length,
    blocks: idsOf(worn),
  });
  for (const block of worn) loseStep(state, block, 'attrition', true, emit);
}

/** K27, K83 those who are left arrive; a leader who has lost all his units does not face the enemy alone. */
function march(state: State, { blocks, leader, to }: AttemptFrame, emit: Emit<Event>): void {
  pop(state);
  const side = state.phasing;
  const going = blocks.filter((block) => isAlive(state, block));
  if (blocks.length > 0 && going.length === 0 && hasBlocks(state, enemyOf(side), to)) return;
  const all = [leader, ...going];
  const from = nameOf(spotAt(state, leader));
  takeStep(state, all, to);
  for (const block of going) {
    state.leader[block] = leader;
    state.tried[block] = true;
  }
  emit({
    type: 'moved',
    side,
    how: 'forceMarch',
    from,
    path: [nameOf(to)],
    count: all.length,
    ...(state.options.holdingBoxes ? { seen: 1 } : {}),
    blocks: idsOf(all),
  });
  meet(state, side, to, emit);
}
