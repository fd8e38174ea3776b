/** 7, 8 A Morale Test, in whoever's turn it is, and what can save a formation that fails it. */
import { pop } from '../../kernel/frames';
import type { Emit } from '../../kernel/game';
import type { Action } from '../actions';
import { type FarmDecision, rollOf } from '../decisions';
import type { Event } from '../events';
import { isBots, sideOf } from '../formations';
import type { LossFrame } from '../frames';
import { rescueRefusal, rescuersOf } from '../generals';
import { goOut } from '../losses';
import { neededToPass } from '../morale';
import { occasionOf } from '../occasions';
import type { State } from '../state';
import { canPlayAny } from '../tactics';
import { applyShared, checkRoll, checkShared, type RulesOf, sharedActions } from './rules';

export const loss: RulesOf<'loss'> = {
  step(state, frame, emit) {
    if (frame.stage !== 'rescue') return false;
    const [general] = rescuersOf(state, frame.formation);
    // 13.2, F34, F62 for the solitaire opponent a general rallies by himself
    if (isBots(state, sideOf(frame.formation))) {
      if (general === undefined) return breaks(state, frame, emit);
      state.usedGenerals.push(general);
      emit({ type: 'rallied', formation: frame.formation, general });
      pop(state);
      return true;
    }
    if (general !== undefined || canPlayAny(state, occasionOf(state, frame))) return false;
    return breaks(state, frame, emit);
  },
  decide: (_, frame): FarmDecision =>
    frame.stage === 'rescue'
      ? { kind: 'rescue', by: sideOf(frame.formation), case: '8', formation: frame.formation }
      : rollFor(frame),
  actions(state, frame) {
    if (frame.stage !== 'rescue') return [];
    const generals = rescuersOf(state, frame.formation);
    return [
      ...generals.map((general): Action => ({ kind: 'rescue', general })),
      ...sharedActions(state, occasionOf(state, frame)),
      { kind: 'letBreak' },
    ];
  },
  check(state, frame, action) {
    if (frame.stage !== 'rescue') return checkRoll(rollFor(frame), action);
    if (action.kind === 'letBreak') return undefined;
    if (action.kind === 'rescue') return rescueRefusal(state, frame.formation, action.general);
    return checkShared(state, occasionOf(state, frame), action);
  },
  apply(state, frame, action, emit) {
    if (action.kind === 'roll') test(state, frame, action.dice[0] ?? 0, emit);
    else if (action.kind === 'letBreak') breaks(state, frame, emit);
    else if (action.kind === 'rescue') {
      // F34 he is used up, whether or not it works
      state.usedGenerals.push(action.general);
      frame.general = action.general;
      frame.stage = 'secondTest';
    } else if (applyShared(state, occasionOf(state, frame), action, emit)) pop(state); // F35 it counts as passed
  },
};

const rollFor = ({ formation, stage }: LossFrame) =>
  rollOf('test', sideOf(formation), stage === 'test' ? '7' : '8', 1);

function test(state: State, frame: LossFrame, die: number, emit: Emit<Event>): void {
  const { formation, general } = frame;
  const needed = neededToPass(state, formation, general);
  const passed = die <= needed;
  emit({ type: 'moraleTested', formation, die, needed, passed, ...(general ? { general } : {}) });
  frame.general = undefined;
  // F35 what is left may still be tried
  if (passed) pop(state);
  else frame.stage = 'rescue';
}

function breaks(state: State, { formation, cause }: LossFrame, emit: Emit<Event>): true {
  pop(state);
  goOut(state, formation, 'broken', cause, emit);
  return true;
}
