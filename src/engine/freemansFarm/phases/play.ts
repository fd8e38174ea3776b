/** 6.1 steps 1 and 1.A Playing an Activation card, or a general in its place. */
import { replaceTop } from '../../kernel/frames';
import type { Emit } from '../../kernel/game';
import type { Action, ActionOf } from '../actions';
import { GENERAL_BY_ID } from '../data/generals';
import { SET_BONUS } from '../data/numbers';
import { GENERALS } from '../data/types';
import { removeCard } from '../draws';
import type { Event } from '../events';
import { countermandRefusal } from '../generals';
import { cardOf, completesSet, findCard, gainCubes } from '../momentum';
import { occasionOf } from '../occasions';
import { type FarmRefusal, refuse } from '../refusals';
import type { State } from '../state';
import { applyShared, checkShared, type RulesOf, sharedActions } from './rules';

export const play: RulesOf<'play'> = {
  decide: (state) => ({ kind: 'playCard', by: state.phasing, case: '6.1 step 1' }),
  actions(state, frame) {
    const side = state.phasing;
    const generals = GENERALS.filter((general) => !countermandRefusal(state, side, general));
    return [
      ...state.hands[side].map((card): Action => ({ kind: 'play', card })),
      ...state.hands[side].flatMap((card) =>
        generals.map((general): Action => ({ kind: 'countermand', card, general })),
      ),
      ...sharedActions(state, occasionOf(state, frame)),
    ];
  },
  check(state, frame, action) {
    switch (action.kind) {
      case 'play':
        return handRefusal(state, action.card);
      case 'countermand':
        return handRefusal(state, action.card) ?? countermandRefusal(state, state.phasing, action.general);
      case 'pass':
        return refuse('mustPlay');
      default:
        return checkShared(state, occasionOf(state, frame), action);
    }
  },
  apply(state, frame, action, emit) {
    if (action.kind === 'play') playCard(state, action.card, emit);
    else if (action.kind === 'countermand') countermand(state, action, emit);
    else applyShared(state, occasionOf(state, frame), action, emit);
  },
};

function handRefusal(state: State, card: string): FarmRefusal | undefined {
  if (!findCard(card)) return refuse('unknownCard', card);
  return state.hands[state.phasing].includes(card) ? undefined : refuse('notInHand', card);
}

function playCard(state: State, card: string, emit: Emit<Event>): void {
  const side = state.phasing;
  const { formation, icons } = cardOf(card);
  const isSet = completesSet(state, side, card);
  removeCard(state.hands[side], card);
  state.played[side].push({ card, round: state.round });
  emit({ type: 'cardPlayed', side, card, formation });
  gainCubes(state, side, icons, 'card', emit);
  if (isSet) gainCubes(state, side, SET_BONUS.cubes, 'set', emit);
  replaceTop(state, {
    kind: 'activation',
    stage: 'command',
    formation,
    general: undefined,
    chosen: undefined,
  });
}

/** F55 the card is spent and brings nothing; the general's cubes instead. */
function countermand(state: State, { card, general }: ActionOf<'countermand'>, emit: Emit<Event>): void {
  const side = state.phasing;
  const isSet = completesSet(state, side, card, general); // F8
  removeCard(state.hands[side], card);
  state.played[side].push({ card, round: state.round, general });
  state.usedGenerals.push(general);
  emit({ type: 'countermanded', side, card, general });
  gainCubes(state, side, GENERAL_BY_ID[general].momentum, 'general', emit);
  if (isSet) gainCubes(state, side, SET_BONUS.cubes, 'set', emit);
  replaceTop(state, {
    kind: 'activation',
    stage: 'formation',
    formation: undefined,
    general,
    chosen: undefined,
  });
}
