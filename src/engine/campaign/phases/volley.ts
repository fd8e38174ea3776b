/** 10.8-10.13 A shot: dice, hits one by one, Arnold, flights, and whether the position still holds. */
import { pop, push } from '../../kernel/frames';
import type { Emit } from '../../kernel/game';
import { fighters, inPosition, isHeld, knownBattle, militiaIn, positionName } from '../battle';
import { ARNOLD_BLOCK, type Block, enemyOf, hitsOn, idOf, isFootOrGun, isNative, sideOf } from '../blocks';
import { ARNOLD } from '../data/tables';
import type { Event } from '../events';
import { countHits, diceOf, fleeNumber } from '../fire';
import type { HitCause, HitsFrame, VolleyFrame } from '../frames';
import { eliminate, loseStep } from '../losses';
import { refuse } from '../refusals';
import { isAlive, NOWHERE, RESERVE, type State } from '../state';
import { endBattle, leave } from './leaving';
import { checkRoll, notNow, ownBlock, rollOf, type RulesOf, sure } from './rules';

export const volley: RulesOf<'volley'> = {
  step(state, frame, emit) {
    switch (frame.stage) {
      case 'roll':
        return false;
      case 'arnold':
        frame.stage = 'flee';
        if (frame.block === ARNOLD_BLOCK && frame.ones >= ARNOLD.removedOnOnes)
          eliminate(state, frame.block, 'arnold', emit); // 10.11
        return true;
      case 'flee':
        return flights(state, frame, emit);
      case 'check':
        check(state, frame, emit);
        return true;
    }
  },
  decide: (state, frame) =>
    frame.stage === 'roll'
      ? rollOf(diceOf(state, knownBattle(state), frame.block), '10.8')
      : { kind: 'flee', by: 'american', case: '10.13' },
  actions: (state, frame) =>
    frame.stage === 'roll'
      ? []
      : militiaIn(state, frame.target).map((block) => ({ kind: 'flee', block: idOf(block) })),
  check(state, frame, action) {
    if (frame.stage === 'roll') return checkRoll(action, diceOf(state, knownBattle(state), frame.block));
    if (action.kind !== 'flee') return notNow(action);
    const block = ownBlock('american', action.block);
    if (typeof block !== 'number') return block;
    return militiaIn(state, frame.target).includes(block) ? undefined : refuse('notFleeing', action.block);
  },
  apply(state, frame, action, emit) {
    if (action.kind === 'flee') {
      frame.flights -= 1;
      flee(state, frame, sure(ownBlock('american', action.block)), emit);
    } else if (action.kind === 'roll') shoot(state, frame, action.dice, emit);
  },
};

function shoot(state: State, frame: VolleyFrame, dice: readonly number[], emit: Emit<Event>): void {
  const { block, target } = frame;
  const side = sideOf(block);
  const hits = countHits(block, dice);
  const scared = fleeNumber(knownBattle(state), block);
  frame.ones = dice.filter((die) => die === 1).length;
  frame.flights = dice.filter((die) => die <= scared).length;
  frame.stage = 'arnold';
  emit({
    type: 'fired',
    side,
    block: idOf(block),
    position: positionName(state.position[block] ?? NOWHERE),
    target: positionName(target),
    dice,
    needed: hitsOn(block),
    hits,
    flights: frame.flights,
  });
  if (hits === 0) return;
  const blocks = inPosition(state, enemyOf(side), target);
  push(state, { kind: 'hits', side: enemyOf(side), blocks, cause: 'fire', left: hits });
}

/** 10.13, K50 one militia unit for each result; where all must go, nobody is asked. */
function flights(state: State, frame: VolleyFrame, emit: Emit<Event>): boolean {
  const militia = frame.flights > 0 ? militiaIn(state, frame.target) : [];
  if (militia.length > frame.flights && frame.flights > 0) return false;
  for (const block of militia) flee(state, frame, block, emit);
  frame.stage = 'check';
  return true;
}

function flee(state: State, frame: VolleyFrame, block: Block, emit: Emit<Event>): void {
  state.position[block] = RESERVE;
  state.fled[block] = true;
  emit({ type: 'fled', block: idOf(block), position: positionName(frame.target) });
}

/** 11.3, K53 an empty position, or nobody left at all. */
function check(state: State, frame: VolleyFrame, emit: Emit<Event>): void {
  const side = enemyOf(sideOf(frame.block));
  pop(state);
  if (fighters(state, side).length === 0) endBattle(state);
  else if (!isHeld(state, side, frame.target)) leave(state, side, 'retreat', emit, frame.target);
}

const HIT_CASES: Readonly<Record<HitCause, string>> = {
  fire: '10.10',
  withdrawalFire: '11.2',
  retreatFire: '11.4',
  ambush: '13.4',
};

/** 10.10, K39, K40, K57 the owner gives hits one by one; what nobody can take is lost. */
export const hits: RulesOf<'hits'> = {
  step(state, frame, emit) {
    const targets = targetsOf(state, frame);
    if (frame.left === 0 || targets.length === 0) {
      pop(state);
      return true;
    }
    if (targets.length > 1 || isDoubtful(state, frame)) return false;
    take(state, frame, targets[0] ?? -1, emit);
    return true;
  },
  decide: (_, { side, cause }) => ({ kind: 'takeHit', by: side, case: HIT_CASES[cause] }),
  actions: (state, frame) => targetsOf(state, frame).map((block) => ({ kind: 'hit', block: idOf(block) })),
  check(state, frame, action) {
    if (action.kind !== 'hit') return notNow(action);
    const block = ownBlock(frame.side, action.block);
    if (typeof block !== 'number') return block;
    return targetsOf(state, frame).includes(block) ? undefined : refuse('notInTarget', action.block);
  },
  apply(state, frame, action, emit) {
    if (action.kind === 'hit') take(state, frame, sure(ownBlock(frame.side, action.block)), emit);
  },
};

/** Of those who leave, Natives take none, and leaders none without units (K53, K84). */
function targetsOf(state: State, { blocks, cause }: HitsFrame): Block[] {
  const living = blocks.filter((block) => isAlive(state, block));
  if (cause === 'fire' || cause === 'ambush') return living;
  return living.some(isFootOrGun) ? living.filter((block) => !isNative(block)) : [];
}

/** The enemy cannot know that the closed blocks are Natives: the owner is asked as if they were not. */
const isDoubtful = (state: State, { blocks }: HitsFrame): boolean =>
  blocks.some((block) => isNative(block) && isAlive(state, block) && !state.shown[block]);

function take(state: State, frame: HitsFrame, block: Block, emit: Emit<Event>): void {
  frame.left -= 1;
  loseStep(state, block, frame.cause, !state.shown[block], emit);
}
