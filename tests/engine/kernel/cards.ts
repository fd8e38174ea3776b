/** A card game to test the kernel with: hidden hands, throws of three eight-sided dice, and attacks that the other side answers. */
import {
  actionsOf,
  applyAction,
  checkAction,
  decisionOf,
  type FrameTable,
  pop,
  push,
  replaceTop,
  settle,
  top,
} from '../../../src/engine/kernel/frames';
import { DICE, type Game, type RollAction, type RollDecision } from '../../../src/engine/kernel/game';

export const SIDES = ['red', 'blue'] as const;
export type Side = (typeof SIDES)[number];
type BySide<Value> = Record<Side, Value>;

export type CardFrame =
  | { kind: 'turn'; side: Side; sorts: number; attacks: number }
  | { kind: 'attack'; side: Side; card: number; hits?: boolean }
  | { kind: 'throw'; bonus: number };

export type Card = { readonly kind: 'sort' | 'show' | 'attack' | 'block'; readonly card: number };
export type CardAction = Card | { readonly kind: 'yield' } | RollAction;
export type CardEvent = { kind: 'sorted'; hand: number[] } | { kind: 'scored'; side: Side; points: number };
export type Hands = BySide<number[]>;
export interface CardState {
  frames: CardFrame[];
  hands: Hands;
  shown: number[];
  score: BySide<number>;
}

const other = (side: Side): Side => (side === 'red' ? 'blue' : 'red');
const turnOf = (side: Side): CardFrame => ({ kind: 'turn', side, sorts: 0, attacks: 0 });
const refused = (code: string, at?: string) => ({ code, case: '1.0', ...(at ? { at } : {}) });
const cards = (state: CardState, side: Side, kinds: readonly Card['kind'][]): Card[] =>
  kinds.flatMap((kind) => state.hands[side].map((card) => ({ kind, card })));
const take = (hand: number[], card: number) => void hand.splice(hand.indexOf(card), 1);

const roll: RollDecision = { kind: 'roll', by: DICE, case: '1.3', dice: 3, faces: 8 };

export const rules: FrameTable<CardState, CardFrame, CardAction, CardEvent> = {
  /** 1.1 A turn is two attacks; hands may be sorted and cards shown at will. */
  turn: {
    step(state, { side, attacks }) {
      if (SIDES.every((each) => state.hands[each].length === 0)) pop(state);
      else if (attacks === 2 || state.hands[side].length === 0) replaceTop(state, turnOf(other(side)));
      else return false;
      return true;
    },
    decide: (_state, { side }) => ({ kind: 'turn', by: side, case: '1.1' }),
    actions: (state, { side }) => cards(state, side, ['sort', 'show', 'attack']),
    check(state, { side }, action) {
      if (action.kind !== 'sort' && action.kind !== 'show' && action.kind !== 'attack')
        return refused('notNow');
      return state.hands[side].includes(action.card) ? undefined : refused('notHeld', String(action.card));
    },
    apply(state, frame, action, emit) {
      if (!('card' in action)) return;
      const hand = state.hands[frame.side];
      if (action.kind === 'show') return void state.shown.push(action.card);
      take(hand, action.card);
      if (action.kind === 'sort') {
        hand.unshift(action.card);
        frame.sorts++;
        return emit({ kind: 'sorted', hand });
      }
      frame.attacks++;
      push(state, { kind: 'attack', side: frame.side, card: action.card });
    },
  },
  /** 1.2 The other side interrupts: it blocks with a card, and dice are thrown, or yields. */
  attack: {
    step(state, frame, emit) {
      if (frame.hits === undefined) {
        if (state.hands[other(frame.side)].length > 0) return false;
        frame.hits = true;
        return true;
      }
      const side = frame.hits ? frame.side : other(frame.side);
      state.score[side] += frame.card;
      emit({ kind: 'scored', side, points: frame.card });
      pop(state);
      return true;
    },
    decide: (_state, { side }) => ({ kind: 'answer', by: other(side), case: '1.2' }),
    actions: (state, { side }) => [...cards(state, other(side), ['block']), { kind: 'yield' }],
    check(state, { side }, action) {
      if (action.kind === 'yield') return undefined;
      if (action.kind !== 'block') return refused('notNow');
      return state.hands[other(side)].includes(action.card)
        ? undefined
        : refused('notHeld', String(action.card));
    },
    apply(state, frame, action) {
      if (action.kind !== 'block') return void (frame.hits = true);
      take(state.hands[other(frame.side)], action.card);
      push(state, { kind: 'throw', bonus: frame.card - action.card });
    },
  },
  /** 1.3 An attack hits with 14 or more on three eight-sided dice and the difference of the cards. */
  throw: {
    decide: () => roll,
    actions: () => [],
    check: () => undefined,
    apply(state, { bonus }, action) {
      if (action.kind !== 'roll') return;
      pop(state);
      const frame = top(state);
      if (frame?.kind === 'attack') frame.hits = action.dice.reduce((sum, die) => sum + die, bonus) >= 14;
    },
  },
};

export const cardGame: Game<CardState, CardAction, CardEvent, Hands, unknown> = {
  id: 'cards',
  version: 1,
  sides: SIDES,
  start({ red, blue }, emit = () => undefined) {
    const hands = { red: [...red], blue: [...blue] };
    if (!SIDES.every((side) => hands[side].every(Number.isInteger))) throw new Error('cards are numbers');
    const state: CardState = { frames: [turnOf('red')], hands, shown: [], score: { red: 0, blue: 0 } };
    settle(state, rules, emit);
    return state;
  },
  copy: ({ frames, hands, shown, score }) => ({
    frames: frames.map((frame) => ({ ...frame })),
    hands: { red: [...hands.red], blue: [...hands.blue] },
    shown: [...shown],
    score: { ...score },
  }),
  decision: (state) => decisionOf(state, rules),
  actions: (state) => actionsOf(state, rules),
  check: (state, action) => checkAction(state, rules, action),
  apply: (state, action, emit) => applyAction(state, rules, action, emit),
  outcome({ frames, score }) {
    if (frames.length > 0) return undefined;
    const winner = score.red === score.blue ? undefined : score.red > score.blue ? 'red' : 'blue';
    return { winner, reason: 'score' };
  },
  view: ({ hands, shown, score }, viewer) => ({
    shown,
    score,
    hands: Object.fromEntries(
      SIDES.map((side) => [side, side === viewer ? hands[side] : hands[side].length]),
    ),
  }),
  reveals: (_state, action) => action.kind === 'show',
  milestone: ({ frames: [frame] }) => frame?.kind === 'turn' && frame.attacks + frame.sorts === 0,
};
