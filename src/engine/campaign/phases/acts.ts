/** 10.6-10.8, 11.1 A side's half of a round: every block fires or shifts; and whether a side stays at all. */
import { pop, push } from '../../kernel/frames';
import type { Refusal } from '../../kernel/game';
import type { Action } from '../actions';
import {
  brokenPosition,
  fighters,
  knownBattle,
  LINE,
  owesAct,
  positionName,
  positionNumber,
  whyNotFire,
  whyNotShift,
} from '../battle';
import { idOf, isNative, knownBlock } from '../blocks';
import type { Side } from '../data/types';
import { facing } from '../fire';
import { waysOut } from '../leaving';
import { refuse } from '../refusals';
import { NOWHERE, RESERVE, type State } from '../state';
import { leave } from './leaving';
import { notNow, ownBlock, type RulesOf } from './rules';

export const acts: RulesOf<'acts'> = {
  step(state, { side }) {
    if (couldAct(state, side)) return false;
    pop(state);
    return true;
  },
  decide: (_, { side }) => ({ kind: 'act', by: side, case: '10.6' }),
  actions(state, { side }) {
    const battle = knownBattle(state);
    const list: Action[] = [];
    for (const block of fighters(state, side)) {
      if (state.acted[block]) continue;
      const id = idOf(block);
      if (!whyNotFire(state, battle, side, block)) list.push({ kind: 'fire', block: id });
      if (state.position[block] === RESERVE) {
        for (const to of LINE)
          if (!whyNotShift(state, battle, side, block, to))
            list.push({ kind: 'shift', block: id, to: positionName(to) });
      } else if (!whyNotShift(state, battle, side, block, RESERVE))
        list.push({ kind: 'shift', block: id, to: 'reserve' });
    }
    if (owesAct(state, battle, side) === undefined) list.push({ kind: 'done' });
    return list;
  },
  check(state, { side }, action) {
    const battle = knownBattle(state);
    switch (action.kind) {
      case 'done': {
        const owing = owesAct(state, battle, side);
        return owing === undefined ? undefined : refuse('mustAct', idOf(owing));
      }
      case 'withdraw':
        return whyNotWithdraw(state, side);
      case 'fire':
      case 'shift': {
        const block = ownBlock(side, action.block);
        if (typeof block !== 'number') return block;
        return action.kind === 'fire'
          ? whyNotFire(state, battle, side, block)
          : whyNotShift(state, battle, side, block, positionNumber(action.to));
      }
      default:
        return notNow(action);
    }
  },
  apply(state, { side }, action, emit) {
    const battle = knownBattle(state);
    if (action.kind === 'done') pop(state);
    else if (action.kind === 'fire') {
      const block = knownBlock(action.block);
      state.acted[block] = true;
      battle.hasShot = true;
      const target = facing(state.position[block] ?? NOWHERE);
      push(state, { kind: 'volley', block, target, stage: 'roll', ones: 0, flights: 0 });
    } else if (action.kind === 'shift') {
      const block = knownBlock(action.block);
      const from = positionName(state.position[block] ?? NOWHERE);
      const to = positionNumber(action.to);
      state.position[block] = to;
      state.acted[block] = true;
      if (to !== RESERVE) state.shown[block] = true; // K49
      emit({ type: 'shifted', side, block: action.block, from, to: positionName(to) });
      const broken = brokenPosition(state, battle, side);
      if (broken !== undefined) leave(state, side, 'retreat', emit, broken); // K47
    }
  },
};

/** By open facts: closed blocks of the reserve may always have something to do. */
function couldAct(state: State, side: Side): boolean {
  const battle = knownBattle(state);
  const mayEnter = !battle.isSkirmish && !battle.noShift;
  return fighters(state, side).some((block) => {
    if (state.acted[block]) return false;
    if (state.position[block] !== RESERVE) return mayEnter || !whyNotFire(state, battle, side, block);
    if (!mayEnter) return false;
    return !state.shown[block] || !(state.fled[block] || (isNative(block) && battle.round > 1));
  });
}

/** 11.1, K54 when it is not the moment to withdraw, and why. */
function whyNotWithdraw(state: State, side: Side): Refusal {
  const battle = knownBattle(state);
  if (battle.round === 1) return refuse('notInFirstRound');
  return refuse(waysOut(state, battle, side).length === 0 ? 'noWayOut' : 'notNow');
}

export const stayOrGo: RulesOf<'stayOrGo'> = {
  decide: (_, { side }) => ({ kind: 'stayOrGo', by: side, case: '11.1' }),
  actions: () => [{ kind: 'stay' }, { kind: 'withdraw' }],
  check: (_state, _frame, action) =>
    action.kind === 'stay' || action.kind === 'withdraw' ? undefined : notNow(action),
  apply(state, { side }, action, emit) {
    if (action.kind === 'withdraw') leave(state, side, 'withdrawal', emit);
    else {
      emit({ type: 'stayed', side });
      pop(state);
    }
  },
};
