/** 6.1 step 6 Buying one Tactics card, or letting the row move on; 13.2 step 5 the row alone. */
import { pop } from '../../kernel/frames';
import type { Emit } from '../../kernel/game';
import type { Action } from '../actions';
import { canCashIn } from '../cashIn';
import { drawFrom } from '../decisions';
import { fillSlot, moveRow } from '../draws';
import type { Event } from '../events';
import type { PurchaseFrame } from '../frames';
import { spendCubes } from '../momentum';
import { occasionOf } from '../occasions';
import { type FarmRefusal, refuse } from '../refusals';
import type { State } from '../state';
import { canPlayAny, costOf } from '../tactics';
import { applyShared, checkRoll, checkShared, type RulesOf, sharedActions } from './rules';

export const purchase: RulesOf<'purchase'> = {
  step(state, frame, emit) {
    if (frame.stage === 'refill') {
      if (state.tacticsDeck.length > 0) return false;
      pop(state); // F17 the gap stays
      return true;
    }
    const occasion = occasionOf(state, frame);
    const isAsked =
      slotsToBuy(state).length > 0 || canPlayAny(state, occasion) || canCashIn(state, occasion.side);
    if (!isAsked) passOn(state, frame, emit);
    return !isAsked;
  },
  decide: (state, frame) =>
    frame.stage === 'refill' ? drawOf(state) : { kind: 'purchase', by: state.phasing, case: '6.1 step 6' },
  actions: (state, frame) =>
    frame.stage === 'refill'
      ? []
      : [
          ...slotsToBuy(state).map((slot): Action => ({ kind: 'buy', slot })),
          ...sharedActions(state, occasionOf(state, frame)),
          { kind: 'pass' },
        ],
  check(state, frame, action) {
    if (frame.stage === 'refill')
      return action.kind === 'buy' && boughtIn(state) !== undefined
        ? refuse('oneAlreadyBought')
        : checkRoll(drawOf(state), action);
    if (action.kind === 'buy') return buyRefusal(state, action.slot);
    return action.kind === 'pass' ? undefined : checkShared(state, occasionOf(state, frame), action);
  },
  apply(state, frame, action, emit) {
    if (action.kind === 'roll') {
      fillSlot(state, frame.slot, action.dice[0] ?? 1, emit);
      pop(state);
    } else if (action.kind === 'buy') buy(state, frame, action.slot, emit);
    else if (action.kind === 'pass') passOn(state, frame, emit);
    else applyShared(state, occasionOf(state, frame), action, emit);
  },
};

const drawOf = (state: State) => drawFrom(state.tacticsDeck, undefined, '6.1 step 6');

const slotsToBuy = (state: State): readonly number[] =>
  state.row.flatMap((_, slot) => (buyRefusal(state, slot) ? [] : [slot]));

/** F15 also what only the enemy could use. */
function buyRefusal(state: State, slot: number): FarmRefusal | undefined {
  const card = state.row[slot];
  if (card === undefined) return refuse('noSuchSlot', String(slot));
  if (card === null) return refuse('emptySlot', String(slot));
  return state.cubes[state.phasing] >= costOf(card) ? undefined : refuse('tooDear', card);
}

/** F16 the new card goes into the gap. */
function buy(state: State, frame: PurchaseFrame, slot: number, emit: Emit<Event>): void {
  const card = state.row[slot];
  if (!card) throw new Error(`nothing lies in slot ${slot}`);
  const side = state.phasing;
  spendCubes(state, side, costOf(card), 'buy', emit);
  state.row[slot] = null;
  state.held[side].push(card);
  emit({ type: 'bought', side, slot, card });
  frame.stage = 'refill';
  frame.slot = slot;
  const below = state.frames.at(-2);
  if (below?.kind === 'turn') below.bought = card;
}

/** What the turn below has bought. */
function boughtIn(state: State): string | undefined {
  const below = state.frames.at(-2);
  return below?.kind === 'turn' ? below.bought : undefined;
}

function passOn(state: State, frame: PurchaseFrame, emit: Emit<Event>): void {
  moveRow(state, emit);
  frame.stage = 'refill';
  frame.slot = 0;
}
