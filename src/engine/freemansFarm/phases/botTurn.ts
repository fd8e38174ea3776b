/** 13.2 The solitaire opponent's turn: a card, the first order that can be played, its cost, and the row. */
import { push } from '../../kernel/frames';
import type { Emit } from '../../kernel/game';
import { carryOut } from '../carryOut';
import { ACTIVATION } from '../data/numbers';
import { drawFrom } from '../decisions';
import { moveRow, takeDrawn } from '../draws';
import type { Event } from '../events';
import { isInPlay } from '../formations';
import type { BotTurnFrame } from '../frames';
import { loseMorale } from '../losses';
import { cardOf } from '../momentum';
import { orderFor } from '../solitaire';
import type { State } from '../state';
import { checkRoll, type RulesOf } from './rules';
import { endTurn } from './turn';

export const botTurn: RulesOf<'botTurn'> = {
  step(state, frame, emit) {
    switch (frame.stage) {
      case 'flip':
        return false;
      case 'orders':
        followOrder(state, frame, emit);
        return true;
      case 'cost':
        frame.stage = 'carryOut';
        // F22, F61 always Morale; without a track nothing
        if (frame.formation) loseMorale(state, frame.formation, ACTIVATION.morale, 'activation', emit);
        return true;
      case 'carryOut':
        frame.stage = 'row';
        // F61 broken by the cost, the Command is lost
        if (frame.formation && frame.chosen && isInPlay(state, frame.formation))
          carryOut(state, frame.formation, frame.chosen, undefined, emit);
        return true;
      case 'row': // F65
        frame.stage = 'end';
        moveRow(state, emit);
        push(state, { kind: 'purchase', stage: 'refill', slot: 0 });
        return true;
      case 'end':
        endTurn(state, emit);
        return true;
    }
  },
  decide: (state) => flipOf(state),
  actions: () => [],
  check: (state, _, action) => checkRoll(flipOf(state), action),
  apply(state, frame, action, emit) {
    if (action.kind === 'roll') flip(state, frame, action.dice[0] ?? 1, emit);
  },
};

const flipOf = (state: State) => drawFrom(state.decks[state.phasing], state.phasing, '13.2');

function flip(state: State, frame: BotTurnFrame, die: number, emit: Emit<Event>): void {
  const side = state.phasing;
  const card = takeDrawn(state.decks[side], die);
  const { formation } = cardOf(card);
  state.played[side].push({ card, round: state.round });
  frame.formation = formation;
  emit({ type: 'flipped', side, card, formation });
  // F64 nothing but the row
  frame.stage = isInPlay(state, formation) ? 'orders' : 'row';
}

function followOrder(state: State, frame: BotTurnFrame, emit: Emit<Event>): void {
  const side = state.phasing;
  const { formation } = frame;
  if (!formation) throw new Error('no card is flipped yet');
  const { chosen, place, skipped, guns } = orderFor(state, formation);
  frame.chosen = chosen;
  frame.stage = chosen ? 'cost' : 'row';
  if (!chosen) return emit({ type: 'noOrder', side, formation, skipped });
  emit({ type: 'orderFollowed', side, formation, place, skipped, ...(guns ? { guns } : {}) });
  emit({ type: 'commanded', side, formation, ...chosen });
}
