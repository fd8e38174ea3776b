/** 6.1 step 7, 4.2 Drawing an Activation card, by chance or of one's choice. */
import { pop } from '../../kernel/frames';
import type { Action } from '../actions';
import { canCashIn } from '../cashIn';
import { SEARCH_CUBES } from '../data/numbers';
import { drawFrom } from '../decisions';
import { drawToHand, fetchToHand } from '../draws';
import { findCard, spendCubes } from '../momentum';
import { occasionOf } from '../occasions';
import { type FarmRefusal, refuse } from '../refusals';
import type { State } from '../state';
import { canPlayAny } from '../tactics';
import { applyShared, checkRoll, checkShared, type RulesOf, sharedActions } from './rules';

export const draw: RulesOf<'draw'> = {
  step(state, frame) {
    const side = state.phasing;
    // F54 the hand is played out
    if (state.decks[side].length === 0) {
      pop(state);
      return true;
    }
    if (frame.stage === 'roll') return false;
    const isAsked = canSearch(state) || canPlayAny(state, occasionOf(state, frame)) || canCashIn(state, side);
    if (!isAsked) frame.stage = 'roll';
    return !isAsked;
  },
  decide: (state, frame) =>
    frame.stage === 'roll' ? drawOf(state) : { kind: 'drawCard', by: state.phasing, case: '6.1 step 7' },
  actions: (state, frame) =>
    frame.stage === 'roll'
      ? []
      : [{ kind: 'draw' }, ...searches(state), ...sharedActions(state, occasionOf(state, frame))],
  check(state, frame, action) {
    if (action.kind === 'buy') return refuse(frame.bought === undefined ? 'notNow' : 'oneAlreadyBought');
    if (frame.stage === 'roll') return checkRoll(drawOf(state), action);
    if (action.kind === 'draw') return undefined;
    if (action.kind === 'search') return searchRefusal(state, action.card);
    return checkShared(state, occasionOf(state, frame), action);
  },
  apply(state, frame, action, emit) {
    const side = state.phasing;
    if (action.kind === 'draw') frame.stage = 'roll';
    else if (action.kind === 'roll') {
      drawToHand(state, side, action.dice[0] ?? 1, emit);
      pop(state);
    } else if (action.kind === 'search') {
      spendCubes(state, side, SEARCH_CUBES, 'search', emit);
      fetchToHand(state, side, action.card, 'search', emit);
      pop(state);
    } else if (applyShared(state, occasionOf(state, frame), action, emit)) pop(state);
  },
};

const drawOf = (state: State) => drawFrom(state.decks[state.phasing], state.phasing, '6.1 step 7');

const canSearch = (state: State): boolean => state.cubes[state.phasing] >= SEARCH_CUBES;

const searches = (state: State): readonly Action[] =>
  canSearch(state) ? state.decks[state.phasing].map((card) => ({ kind: 'search', card })) : [];

/** F12 */
function searchRefusal(state: State, card: string): FarmRefusal | undefined {
  if (!findCard(card)) return refuse('unknownCard', card);
  if (!canSearch(state)) return refuse('tooFewCubesToSearch');
  return state.decks[state.phasing].includes(card) ? undefined : refuse('notInDeck', card);
}
