/** 10.5, 11.5-11.7, K20, K63 Those who go, and those who give way to them. */
import { pop, push } from '../../kernel/frames';
import type { Emit } from '../../kernel/game';
import { type Block, enemyOf, idOf, idsOf, isHeavyGun, isNative, isUnit, knownBlock } from '../blocks';
import { isPlace, knownSpot, nameOf, REINFORCEMENTS, roadKind, type Spot, wayBetween } from '../board';
import type { Side } from '../data/types';
import type { Event } from '../events';
import type { ArrivingFrame, Going } from '../frames';
import { openForNatives, whyNotThere } from '../leaving';
import { eliminate } from '../losses';
import { refuse } from '../refusals';
import { blocksAt, countUnits, hasBlocks, nativesAmong } from '../stacks';
import { isAlive, spOf, type State, THROWN_BACK } from '../state';
import { giveWay, isNativeAlone } from './arrival';
import { checkRoll, rollOf, type RulesOf, spotNamed } from './rules';

/** 10.5, K20 the owner says where; one way alone is taken, and without any they are lost. */
export const givingWay: RulesOf<'givingWay'> = {
  step(state, frame, emit) {
    const [only, ...others] = frame.places;
    if (others.length > 0) return false;
    pop(state);
    if (only === undefined)
      loseAll(state, frame.blocks, frame.place, emit); // K38
    else pushArriving(state, frame.side, frame.blocks, frame.place, only, frame.why);
    return true;
  },
  decide: (_, { side, why }) => ({
    kind: 'overrunRetreat',
    by: side,
    case: why === 'overrun' ? '10.5' : 'K20',
  }),
  actions: (_, { places }) => places.map((place) => ({ kind: 'retreat', place: nameOf(place) })),
  check(state, { places, place, side }, action) {
    if (action.kind !== 'retreat') return refuse('notNow');
    const to = spotNamed(action.place);
    if (typeof to !== 'number') return to;
    return places.includes(to) ? undefined : whyNotThere(state, side, place, to, false);
  },
  apply(state, frame, action) {
    if (action.kind !== 'retreat') return;
    pop(state);
    pushArriving(state, frame.side, frame.blocks, frame.place, knownSpot(action.place), frame.why);
  },
};

export function pushArriving(
  state: State,
  side: Side,
  blocks: readonly Block[],
  from: Spot,
  place: Spot,
  manner: Going,
): void {
  push(state, {
    kind: 'arriving',
    side,
    blocks: [...blocks],
    from,
    place,
    manner,
    stage: 'arrive',
    queue: [],
  });
}

/** 11.6, 11.7 Natives find a place, all others are lost. */
export function loseAll(state: State, blocks: readonly Block[], place: Spot, emit: Emit<Event>): void {
  const natives = nativesAmong(blocks);
  for (const block of blocks) if (!isNative(block)) eliminate(state, block, 'noWayOut', emit);
  if (natives.length > 0) push(state, { kind: 'nativesGo', place, queue: natives });
}

export const arriving: RulesOf<'arriving'> = {
  step(state, frame, emit) {
    switch (frame.stage) {
      case 'arrive':
        arrive(state, frame, emit);
        return true;
      case 'ambush':
        if (frame.queue.length > 0 && living(state, frame).length > 0) return false;
        frame.stage = 'natives';
        return true;
      case 'natives': {
        frame.stage = 'leaders';
        const enemies = nativesAmong(blocksAt(state, enemyOf(frame.side), frame.place));
        // K85 before nobody the Natives stay.
        if (enemies.length > 0 && living(state, frame).length > 0)
          push(state, { kind: 'nativesGo', place: frame.place, queue: enemies });
        return true;
      }
      case 'leaders': {
        const { from, place, side } = frame;
        const isEmpty = living(state, frame).length === 0;
        pop(state);
        const there = blocksAt(state, enemyOf(side), place);
        if (!isEmpty && there.length > 0 && countUnits(there) === 0)
          giveWay(state, enemyOf(side), place, there, 'leader', [from]); // K20
        return true;
      }
    }
  },
  decide: (state, { queue }) => rollOf(spOf(state, queue[0] ?? -1), '13.4'),
  actions: () => [],
  check: (state, { queue }, action) => checkRoll(action, spOf(state, queue[0] ?? -1)),
  apply(state, frame, action, emit) {
    const [native, ...rest] = frame.queue;
    if (action.kind !== 'roll' || native === undefined) return;
    frame.queue = rest;
    const hits = action.dice.filter((die) => die === 6).length;
    const place = nameOf(frame.place);
    emit({ type: 'ambushed', place, dice: action.dice, hits, block: idOf(native) });
    if (hits > 0)
      push(state, {
        kind: 'hits',
        side: frame.side,
        blocks: living(state, frame),
        cause: 'ambush',
        left: hits,
      });
  },
};

const living = (state: State, { blocks }: ArrivingFrame): Block[] =>
  blocks.filter((block) => isAlive(state, block));

function arrive(state: State, frame: ArrivingFrame, emit: Emit<Event>): void {
  const { blocks, from, manner, place, side } = frame;
  const isBrown = isPlace(from) && roadKind(wayBetween(from, place) ?? -1) === 'brown';
  if (isBrown) for (const block of blocks) if (isHeavyGun(block)) eliminate(state, block, 'gunLeft', emit); // K60
  if (state.ending) return;
  const going = living(state, frame);
  const isThrownBack = !isPlace(place); // K9, K13
  const natives = manner === 'retreat' || manner === 'overrun' ? ambushers(state, frame) : [];
  for (const block of going) {
    state.at[block] = place;
    if (place === REINFORCEMENTS) state.due[block] = THROWN_BACK;
  }
  if (going.length > 0)
    emit({
      type: 'retreated',
      side,
      manner,
      from: nameOf(from),
      to: nameOf(place),
      count: going.length,
      ...(state.options.holdingBoxes ? { seen: seenAmong(state, going) } : {}),
      blocks: idsOf(going),
    });
  if (isThrownBack || going.length === 0) pop(state);
  else {
    frame.stage = 'ambush';
    frame.queue = natives;
  }
}

/** K73, K86 those who do not stand with their leader. */
const seenAmong = (state: State, blocks: readonly Block[]): number =>
  blocks.filter((block) => !isUnit(block) || !blocks.includes(state.leader[block] ?? -1)).length;

/** 13.4, K70 Natives alone in the place, and none of the other side with them. */
function ambushers(state: State, { place, side }: ArrivingFrame): Block[] {
  if (!state.options.ambush || side !== 'american') return [];
  if (hasBlocks(state, 'american', place)) return [];
  const there = blocksAt(state, 'british', place);
  return isNativeAlone(there) ? there : [];
}

/** 11.7, K63 Natives go to the nearest open place, one by one. */
export const nativesGo: RulesOf<'nativesGo'> = {
  step(state, frame, emit) {
    const [native] = frame.queue;
    if (native === undefined) {
      pop(state);
      return true;
    }
    const [only, ...others] = openForNatives(state, frame.place);
    if (others.length > 0) return false;
    if (only === undefined) {
      frame.queue = frame.queue.slice(1);
      eliminate(state, native, 'noWayOut', emit);
    } else sendNative(state, frame.place, native, only, emit);
    if (only !== undefined) frame.queue = frame.queue.slice(1);
    return true;
  },
  decide: () => ({ kind: 'giveWay', by: 'british', case: '11.7' }),
  actions: (state, { place, queue: [native = -1] }) =>
    openForNatives(state, place).map((to) => ({
      kind: 'giveWay',
      block: idOf(native),
      place: nameOf(to),
    })),
  check(state, { place, queue }, action) {
    if (action.kind !== 'giveWay') return refuse('notNow');
    if (idOf(queue[0] ?? -1) !== action.block) return refuse('notInPlay', action.block);
    const to = spotNamed(action.place);
    if (typeof to !== 'number') return to;
    return openForNatives(state, place).includes(to) ? undefined : refuse('notNearest', action.place);
  },
  apply(state, frame, action, emit) {
    if (action.kind !== 'giveWay') return;
    frame.queue = frame.queue.slice(1);
    sendNative(state, frame.place, knownBlock(action.block), knownSpot(action.place), emit);
  },
};

function sendNative(state: State, from: Spot, native: Block, to: Spot, emit: Emit<Event>): void {
  state.at[native] = to;
  emit({
    type: 'retreated',
    side: 'british',
    manner: 'native',
    from: nameOf(from),
    to: nameOf(to),
    count: 1,
    blocks: [idOf(native)],
  });
}
