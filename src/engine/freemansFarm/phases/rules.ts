/** What every phase file needs: the shape of its rules, rolls, and the actions that many decisions share. */
import type { FrameRules } from '../../kernel/frames';
import { checkRoll as answersRoll } from '../../kernel/dice';
import type { Emit } from '../../kernel/game';
import type { Action } from '../actions';
import { cashIn, cashInRefusal, cashIns } from '../cashIn';
import type { FarmDecision, FarmRoll } from '../decisions';
import type { Event } from '../events';
import type { FarmFrame, FrameKind } from '../frames';
import { playTactics } from '../playTactics';
import { type FarmRefusal, refuse } from '../refusals';
import type { State } from '../state';
import { type Occasion, tacticsChoices, tacticsRefusal } from '../tactics';
import type { Tactic } from '../data/types';

export type FrameOf<Kind extends FrameKind> = Extract<FarmFrame, { readonly kind: Kind }>;
export type RulesOf<Kind extends FrameKind> = FrameRules<State, FrameOf<Kind>, Action, Event, FarmDecision>;

/** A roll that was asked for. */
export function checkRoll(roll: FarmRoll, action: Action): FarmRefusal | undefined {
  if (action.kind !== 'roll') return refuse('notNow');
  return answersRoll(roll, action) ? refuse('badRoll') : undefined;
}

/** 4.3 the cards and the cash that go with a decision. */
export const sharedActions = (state: State, occasion: Occasion): readonly Action[] => [
  ...tacticsChoices(state, occasion),
  ...cashIns(state, occasion.side),
];

/** For all that is not the decision's own. */
export function checkShared(state: State, occasion: Occasion, action: Action): FarmRefusal | undefined {
  if (action.kind === 'cashIn') return cashInRefusal(state, occasion.side, action.cards);
  return action.kind === 'playTactics' ? tacticsRefusal(state, occasion, action) : refuse('notNow');
}

/** Cashes in or plays a card; answers the title played. */
export function applyShared(
  state: State,
  { side }: Occasion,
  action: Action,
  emit: Emit<Event>,
): Tactic | undefined {
  if (action.kind === 'cashIn') cashIn(state, side, action.cards, emit);
  return action.kind === 'playTactics' ? playTactics(state, side, action, emit) : undefined;
}
