/** 6, 6.1 Rounds and turns: steps 1 to 7 one after another. */
import { pop, push } from '../../kernel/frames';
import type { Emit } from '../../kernel/game';
import { ROUNDS } from '../data/numbers';
import type { Event } from '../events';
import { isBots } from '../formations';
import type { FarmFrame } from '../frames';
import { refuse } from '../refusals';
import type { State } from '../state';
import { endByTime } from '../victory';
import type { RulesOf } from './rules';

export const turn: RulesOf<'turn'> = {
  step(state, frame, emit) {
    switch (frame.stage) {
      case 'play':
        frame.stage = 'purchase';
        push(state, { kind: 'play' });
        return true;
      case 'purchase':
        frame.stage = 'draw';
        push(state, { kind: 'purchase', stage: 'buy', slot: 0 });
        return true;
      case 'draw':
        frame.stage = 'end';
        push(state, { kind: 'draw', stage: 'choose', bought: frame.bought });
        return true;
      case 'end':
        endTurn(state, emit);
        return true;
    }
  },
  // Its steps go on by themselves: nobody ever decides here.
  decide: (state) => ({ kind: 'playCard', by: state.phasing, case: '6.1' }),
  actions: () => [],
  check: () => refuse('notNow'),
  apply: () => undefined,
};

/** 6 the next side, the next round, or the end. */
export function endTurn(state: State, emit: Emit<Event>): void {
  pop(state);
  emit({ type: 'turnEnded', side: state.phasing, round: state.round });
  if (state.phasing === 'british') state.phasing = 'american';
  else if (state.round < ROUNDS) {
    state.phasing = 'british';
    state.round += 1;
  } else return endByTime(state, emit);
  push(state, firstOf(state, emit));
}

/** The frame with which a turn of the phasing side begins. */
export function firstOf(state: State, emit: Emit<Event>): FarmFrame {
  emit({ type: 'turnBegan', side: state.phasing, round: state.round });
  return isBots(state, state.phasing)
    ? { kind: 'botTurn', stage: 'flip', formation: undefined, chosen: undefined }
    : { kind: 'turn', stage: 'play', bought: undefined };
}
