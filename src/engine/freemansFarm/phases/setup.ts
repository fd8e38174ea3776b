/** 5 Set-up: six draws and three kept for each player, then the row. */
import { replaceTop } from '../../kernel/frames';
import type { Emit } from '../../kernel/game';
import type { ActionOf } from '../actions';
import { HAND } from '../data/numbers';
import { drawFrom } from '../decisions';
import { fillSlot, insertCard, removeCard, takeDrawn } from '../draws';
import type { Event } from '../events';
import { isBots } from '../formations';
import { type FarmRefusal, refuse } from '../refusals';
import type { State } from '../state';
import { checkRoll, type FrameOf, type RulesOf } from './rules';
import { firstOf } from './turn';

export const setup: RulesOf<'setup'> = {
  step(state, frame, emit) {
    switch (frame.stage) {
      case 'deal':
        // 13.1 the solitaire opponent has no hand
        if (isBots(state, frame.side)) next(frame);
        else if (frame.dealt.length === HAND.dealt) frame.stage = 'keep';
        else return false;
        return true;
      case 'keep':
        return false;
      case 'row':
        if (gapIn(state) >= 0) return false;
        replaceTop(state, firstOf(state, emit));
        return true;
    }
  },
  decide: (state, frame) => (frame.stage === 'keep' ? keepHand(frame) : drawOf(state, frame)),
  actions: (_, frame) =>
    frame.stage === 'keep' ? threesOf(frame.dealt).map((cards) => ({ kind: 'keep', cards })) : [],
  check(state, frame, action) {
    if (frame.stage !== 'keep') return checkRoll(drawOf(state, frame), action);
    return action.kind === 'keep' ? keepRefusal(frame.dealt, action.cards) : refuse('notNow');
  },
  apply(state, frame, action, emit) {
    if (action.kind === 'keep') keep(state, frame, action.cards, emit);
    else if (action.kind === 'roll') drawOne(state, frame, action, emit);
  },
};

const keepHand = ({ side }: FrameOf<'setup'>) => ({ kind: 'keepHand', by: side, case: '5' }) as const;

const drawOf = (state: State, { stage, side }: FrameOf<'setup'>) =>
  stage === 'row' ? drawFrom(state.tacticsDeck, undefined, '5') : drawFrom(state.decks[side], side, '5');

function drawOne(
  state: State,
  frame: FrameOf<'setup'>,
  { dice: [die = 1] }: ActionOf<'roll'>,
  emit: Emit<Event>,
): void {
  if (frame.stage === 'row') return fillSlot(state, gapIn(state), die, emit);
  const card = takeDrawn(state.decks[frame.side], die);
  insertCard(frame.dealt, card);
  emit({ type: 'drew', side: frame.side, card });
}

const gapIn = (state: State): number => state.row.indexOf(null);

function keepRefusal(dealt: readonly string[], cards: readonly string[]): FarmRefusal | undefined {
  if (cards.length !== HAND.kept) return refuse('keepThree');
  const twice = cards.find((card, at) => cards.indexOf(card) !== at);
  if (twice !== undefined) return refuse('sameTwice', twice);
  const missing = cards.find((card) => !dealt.includes(card));
  return missing === undefined ? undefined : refuse('notDealt', missing);
}

/** F4 the others go back; there is no order to shuffle. */
function keep(state: State, frame: FrameOf<'setup'>, cards: readonly string[], emit: Emit<Event>): void {
  const { side } = frame;
  for (const card of cards) {
    removeCard(frame.dealt, card);
    insertCard(state.hands[side], card);
  }
  for (const card of frame.dealt) insertCard(state.decks[side], card);
  emit({ type: 'kept', side, cards: [...cards] });
  next(frame);
}

/** F5 the British first; then the row. */
function next(frame: FrameOf<'setup'>): void {
  frame.dealt = [];
  frame.stage = frame.side === 'british' ? 'deal' : 'row';
  frame.side = 'american';
}

const threesOf = (cards: readonly string[]): readonly (readonly string[])[] =>
  cards.flatMap((one, i) =>
    cards.slice(i + 1).flatMap((two, j) => cards.slice(i + j + 2).map((three) => [one, two, three])),
  );
