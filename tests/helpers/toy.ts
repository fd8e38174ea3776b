/**
 * The card game of the kernel's tests as a whole game of the contract, for tests of whatever serves any game: hands that are
 * hidden until the game is over, dice, a ready-made opening, questions, a notation, and no packing of its own.
 */
import { shapeChecker } from '../../src/engine/kernel/actionShape';
import { actionsOf, applyAction, checkAction, decisionOf, settle } from '../../src/engine/kernel/frames';
import { type Decision, type Game, isRollDecision } from '../../src/engine/kernel/game';
import { isObject } from '../../src/engine/kernel/json';
import type { SideLuck } from '../../src/engine/kernel/luck';
import type { Session, Step } from '../../src/engine/kernel/session';
import type {
  Chapter,
  Entry,
  Label,
  NotationError,
  Rules,
  Screens,
  Seat,
  Words,
} from '../../src/games/contract';
import type { NewGame } from '../../src/store/newGame';
import { persons } from '../../src/store/seats';
import {
  type CardAction,
  type CardEvent,
  type CardFrame,
  cardGame,
  rules as cardRules,
  type CardState,
  type Side,
  SIDES,
} from '../engine/kernel/cards';

export { SIDES as TOY_SIDES, type Side as ToySide } from '../engine/kernel/cards';

type BySide<Value> = Record<Side, Value>;

export interface ToyState extends CardState {
  /** Those who have not looked at their hands yet; the rest waits for them. */
  waiting: Side[];
  turn: number;
  /** Nothing is hidden from anybody. */
  isOpen: boolean;
}

export type ToyAction = CardAction | { readonly kind: 'ready' };

/** Without its hand, an event is one that others may hear of. */
export type ToyEvent =
  | { readonly kind: 'dealt'; readonly side: Side; readonly hand: readonly number[] }
  | { readonly kind: 'sorted'; readonly side: Side; readonly hand?: readonly number[] }
  | { readonly kind: 'shown' | 'attacked' | 'blocked'; readonly side: Side; readonly card: number }
  | {
      readonly kind: 'thrown';
      readonly side: Side;
      readonly dice: readonly number[];
      readonly bonus: number;
      readonly hits: boolean;
    }
  | { readonly kind: 'yielded' | 'readied'; readonly side: Side }
  | { readonly kind: 'scored'; readonly side: Side; readonly points: number }
  | { readonly kind: 'turnBegan'; readonly side: Side; readonly turn: number }
  | { readonly kind: 'ended' };

export interface ToySetup {
  readonly red: readonly number[];
  readonly blue: readonly number[];
  readonly isOpen?: boolean;
  /** In the middle of a game. */
  readonly at?: Pick<CardState, 'frames' | 'score' | 'shown'> & { readonly turn: number };
}

export interface ToyView {
  readonly viewer: Side | undefined;
  readonly turn: number;
  /** The cards, or how many there are. */
  readonly hands: BySide<readonly number[] | number>;
  readonly shown: readonly number[];
  readonly score: BySide<number>;
  readonly decision: Decision | undefined;
  readonly actions: readonly ToyAction[];
}

const QUESTIONS = {
  /** Of one’s own hand. */
  sum: (state: ToyState, viewer: Side | undefined): number | undefined =>
    viewer && state.hands[viewer].reduce((sum, card) => sum + card, 0),
  holds: (state: ToyState, viewer: Side | undefined, card: number): boolean =>
    viewer !== undefined && state.hands[viewer].includes(card),
};

export interface ToyTypes {
  readonly state: ToyState;
  readonly action: ToyAction;
  readonly event: ToyEvent;
  readonly setup: ToySetup;
  readonly view: ToyView;
  readonly side: Side;
  readonly questions: typeof QUESTIONS;
  readonly analysis: { readonly turns: number; readonly points: BySide<number> };
}

export type ToySession = Session<ToyState, ToyAction, ToyEvent>;

const other = (side: Side): Side => (side === 'red' ? 'blue' : 'red');
const isSide = (name: unknown): name is Side => SIDES.includes(name as Side);
const isCards = (hand: unknown): hand is readonly number[] =>
  Array.isArray(hand) && hand.every((card) => Number.isInteger(card));
const refused = (code: string, at?: string) => ({ code, case: '1.0', ...(at ? { at } : {}) });

const CARD = { card: 'number' } as const;
const checkShape = shapeChecker(
  { sort: CARD, show: CARD, attack: CARD, block: CARD, yield: {}, ready: {}, roll: { dice: 'dice' } },
  refused,
);

function decision(state: ToyState): Decision | undefined {
  const [waiting] = state.waiting;
  return waiting ? { kind: 'ready', by: waiting, case: '1.0' } : decisionOf(state, cardRules);
}

const isOver = (state: ToyState): boolean => state.frames.length === 0;
const isHiding = (state: ToyState): boolean => !state.isOpen && !isOver(state);

const game: Game<ToyState, ToyAction, ToyEvent, ToySetup, ToyView> = {
  id: 'toy',
  version: 1,
  sides: SIDES,
  start(json, emit = () => undefined) {
    const setup = readSetup(json);
    if (!setup) throw new Error('no set-up of the toy game');
    const { at, isOpen = false, red, blue } = setup;
    const begun = cardGame.start({ red: [...red], blue: [...blue] });
    const state: ToyState = { ...begun, waiting: at ? [] : [...SIDES], turn: 1, isOpen };
    Object.assign(state, structuredClone(at ?? {}));
    for (const side of SIDES) emit({ kind: 'dealt', side, hand: [...state.hands[side]] });
    settle(state, cardRules, () => undefined);
    return state;
  },
  copy: (state) => ({
    ...cardGame.copy(state),
    waiting: [...state.waiting],
    turn: state.turn,
    isOpen: state.isOpen,
  }),
  decision,
  actions: (state) => (state.waiting.length > 0 ? [{ kind: 'ready' }] : actionsOf(state, cardRules)),
  check(state, action) {
    const wrong = checkShape(action);
    if (wrong) return wrong;
    if (action.kind === 'ready') return state.waiting.length > 0 ? undefined : refused('notNow');
    return state.waiting.length > 0 ? refused('notNow') : checkAction(state, cardRules, action);
  },
  apply(state, action, emit) {
    if (action.kind === 'ready') {
      const side = state.waiting.shift();
      if (side) emit({ kind: 'readied', side });
      return;
    }
    const by = decision(state)?.by;
    const [turn] = state.frames;
    const before = turn?.kind === 'turn' ? { ...turn } : undefined;
    const [attack, thrown] = state.frames.slice(-2);
    if (action.kind === 'roll' && attack?.kind === 'attack' && thrown?.kind === 'throw') {
      const { bonus } = thrown;
      const hits = action.dice.reduce((sum, die) => sum + die, bonus) >= NEEDED;
      emit({ kind: 'thrown', side: attack.side, dice: [...action.dice], bonus, hits });
    } else if (isSide(by)) tellAction(action, by, emit);
    applyAction(state, cardRules, action, (event: CardEvent) => {
      if (event.kind === 'scored') emit(event);
      else if (isSide(by)) emit({ kind: 'sorted', side: by, hand: [...event.hand] });
    });
    const [now] = state.frames;
    if (!now) emit({ kind: 'ended' });
    else if (now.kind === 'turn' && before && (now.side !== before.side || now.attacks < before.attacks))
      emit({ kind: 'turnBegan', side: now.side, turn: ++state.turn });
  },
  outcome: (state) => cardGame.outcome(state),
  view(state, viewer) {
    const isShown = (side: Side) => side === viewer || !isHiding(state);
    const asked = decision(state);
    const actions = game.actions(state);
    const isHis = !isHiding(state) || asked?.by === viewer;
    return {
      viewer: isSide(viewer) ? viewer : undefined,
      turn: state.turn,
      hands: {
        red: isShown('red') ? [...state.hands.red] : state.hands.red.length,
        blue: isShown('blue') ? [...state.hands.blue] : state.hands.blue.length,
      },
      shown: [...state.shown],
      score: { ...state.score },
      decision: asked,
      actions: isHis ? actions : actions.filter((action) => !('card' in action)),
    };
  },
  reveals: (_, action) => action.kind === 'show',
  milestone: (state) => state.waiting.length === 0 && cardGame.milestone(state),
};

/** On three eight-sided dice and the difference of the cards. */
const NEEDED = 14;

function tellAction(action: ToyAction, side: Side, emit: (event: ToyEvent) => void): void {
  switch (action.kind) {
    case 'show':
      return emit({ kind: 'shown', side, card: action.card });
    case 'attack':
      return emit({ kind: 'attacked', side, card: action.card });
    case 'block':
      return emit({ kind: 'blocked', side, card: action.card });
    case 'yield':
      return emit({ kind: 'yielded', side });
    default:
      return undefined;
  }
}

function readSetup(json: unknown): ToySetup | undefined {
  if (!isObject(json)) return undefined;
  const { red, blue, isOpen, at } = json;
  if (!isCards(red) || !isCards(blue)) return undefined;
  if (isOpen !== undefined && typeof isOpen !== 'boolean') return undefined;
  const position = at === undefined ? undefined : readPosition(at);
  if (at !== undefined && !position) return undefined;
  return {
    red: [...red],
    blue: [...blue],
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(position ? { at: position } : {}),
  };
}

function readPosition(at: unknown): ToySetup['at'] | undefined {
  const { frames, score, shown, turn } = isObject(at) ? at : {};
  const isFrame = (frame: unknown) => isObject(frame) && Object.hasOwn(cardRules, String(frame['kind']));
  if (!Array.isArray(frames) || !frames.every(isFrame) || !isCards(shown)) return undefined;
  if (!Number.isInteger(turn) || !isObject(score)) return undefined;
  if (!SIDES.every((side) => Number.isInteger(score[side]))) return undefined;
  return {
    frames: frames as CardFrame[],
    score: { red: Number(score['red']), blue: Number(score['blue']) },
    shown: [...shown],
    turn: Number(turn),
  };
}

const TABLE: Seat<Side> = { viewer: undefined, curtain: undefined };

/**
 * Decisions are made behind the curtain. Who has a single card left answers at the table, unless he wants to see it first:
 * how many he has, everybody knows.
 */
function seatFor(state: ToyState, seated: Side | undefined, wantsLook: boolean): Seat<Side> {
  const asked = decision(state);
  if (!isHiding(state) || !asked) return TABLE;
  if (isRollDecision(asked)) return { viewer: seated, curtain: undefined };
  const by = asked.by as Side;
  if (!wantsLook && asked.kind === 'answer' && state.hands[by].length === 1) return TABLE;
  return seated === by ? { viewer: by, curtain: undefined } : { viewer: undefined, curtain: by };
}

function eventFor(event: ToyEvent, viewer: Side | undefined): ToyEvent | undefined {
  if (event.kind === 'dealt') return event.side === viewer ? event : undefined;
  if (event.kind === 'sorted' && event.side !== viewer) return { kind: 'sorted', side: event.side };
  return event;
}

/** A card that one may not know. */
export const UNKNOWN_CARD = 0;

function observe(state: ToyState, side: Side): ToyState {
  const seen = game.copy(state);
  if (isHiding(state)) seen.hands[other(side)] = seen.hands[other(side)].map(() => UNKNOWN_CARD);
  return seen;
}

function chapters(first: ToyState, steps: readonly Step<ToyEvent>[]): readonly Chapter[] {
  const isDeal = first.waiting.length > 0;
  const found: (Chapter & { points: number })[] = [
    {
      place: 0,
      turn: first.turn,
      kind: isDeal ? 'deal' : 'turn',
      stage: isDeal ? 'setup' : undefined,
      side: isDeal ? undefined : sideOf(first),
      opensTurn: true,
      weight: 0,
      points: 0,
    },
  ];
  const begin = (place: number, turn: number, kind: string, side: Side | undefined) => {
    const stage = kind === 'end' ? 'over' : undefined;
    found.push({ place, turn, kind, stage, side, opensTurn: true, weight: 0, points: 0 });
  };
  let waiting = first.waiting.length;
  for (const [at, { events }] of steps.entries())
    for (const event of events) {
      const last = found.at(-1);
      if (event.kind === 'readied' && --waiting === 0) begin(at + 1, first.turn, 'turn', sideOf(first));
      if (event.kind === 'turnBegan') begin(at + 1, event.turn, 'turn', event.side);
      if (event.kind === 'ended') begin(at + 1, last?.turn ?? 1, 'end', undefined);
      if (event.kind === 'scored' && last) last.points += event.points;
    }
  const most = Math.max(1, ...found.map(({ points }) => points));
  return found.map(({ points, ...chapter }) => ({ ...chapter, weight: points / most }));
}

function sideOf({ frames: [turn] }: ToyState): Side | undefined {
  return turn?.kind === 'turn' ? turn.side : undefined;
}

function luck(events: readonly ToyEvent[]): Readonly<Record<Side, SideLuck>> {
  const throws = events.flatMap((event) => (event.kind === 'thrown' ? [event] : []));
  const of = (side: Side): SideLuck => {
    const own = throws.filter((each) => each.side === side);
    const chances = own.map(({ bonus }) => chanceOf(NEEDED - bonus));
    const dice = own.flatMap((each) => each.dice);
    return {
      rows: [
        {
          row: 'throw',
          tries: own.length,
          scored: own.filter(({ hits }) => hits).length,
          expected: chances.reduce((sum, chance) => sum + chance, 0),
          spread: Math.sqrt(chances.reduce((sum, chance) => sum + chance * (1 - chance), 0)),
        },
      ],
      dice: dice.length,
      average: dice.length === 0 ? 0 : dice.reduce((sum, die) => sum + die, 0) / dice.length,
      usual: 4.5,
    };
  };
  return { red: of('red'), blue: of('blue') };
}

/** Of so much or more on three eight-sided dice. */
function chanceOf(needed: number): number {
  const faces = [1, 2, 3, 4, 5, 6, 7, 8];
  const sums = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => a + b + c)));
  return sums.filter((sum) => sum >= needed).length / sums.length;
}

/** `red 1 3 5; blue 2 4`, and in the middle of a game: `open; turn 3; score 9 4; shown 5; frame turn blue 0 1`. */
function parse(text: string): ToySetup | readonly NotationError[] {
  const errors: NotationError[] = [];
  const hands: BySide<number[]> = { red: [], blue: [] };
  const frames: CardFrame[] = [];
  const rest = { turn: 1, score: { red: 0, blue: 0 }, shown: [] as number[], isOpen: false };
  for (const clause of text.split(';').map((each) => each.trim().split(/\s+/))) {
    const [word = '', ...values] = clause;
    const numbers = values.map(Number);
    if (word === 'frame') {
      const frame = parseFrame(values);
      if (frame) frames.push(frame);
      else errors.push({ code: 'badFrame', at: values.join(' ') });
    } else if (numbers.some((number) => !Number.isInteger(number)))
      errors.push({ code: 'notACard', at: values.find((value) => !Number.isInteger(Number(value))) ?? '' });
    else if (isSide(word)) hands[word] = numbers;
    else if (word === 'open') rest.isOpen = true;
    else if (word === 'turn') rest.turn = numbers[0] ?? 1;
    else if (word === 'score') rest.score = { red: numbers[0] ?? 0, blue: numbers[1] ?? 0 };
    else if (word === 'shown') rest.shown = numbers;
    else errors.push({ code: 'unknownWord', at: word });
  }
  if (errors.length > 0) return errors;
  const { isOpen, ...at } = rest;
  return {
    red: hands.red,
    blue: hands.blue,
    ...(isOpen ? { isOpen } : {}),
    ...(frames.length > 0 ? { at: { ...at, frames } } : {}),
  };
}

function parseFrame([kind, ...values]: readonly string[]): CardFrame | undefined {
  const [side] = values;
  const [one = 0, two = 0] = values.slice(isSide(side) ? 1 : 0).map(Number);
  if (kind === 'turn' && isSide(side)) return { kind, side, sorts: one, attacks: two };
  if (kind === 'attack' && isSide(side)) return { kind, side, card: one };
  return kind === 'throw' ? { kind, bonus: one } : undefined;
}

function format({ hands, frames, isOpen, score, shown, turn, waiting }: ToyState): string {
  const cards = SIDES.map((side) => [side, ...hands[side]].join(' '));
  const open = isOpen ? ['open'] : [];
  if (waiting.length > 0) return [...cards, ...open].join('; ');
  const framed = frames.map((frame) => {
    if (frame.kind === 'turn') return `frame turn ${frame.side} ${frame.sorts} ${frame.attacks}`;
    return frame.kind === 'attack'
      ? `frame attack ${frame.side} ${frame.card}`
      : `frame throw ${frame.bonus}`;
  });
  const told = [`turn ${turn}`, `score ${score.red} ${score.blue}`, ['shown', ...shown].join(' ')];
  return [...cards, ...open, ...told, ...framed].join('; ');
}

export const TOY = {
  game,
  readSetup,
  /** Both have looked at their hands. */
  opening: [{ kind: 'ready' }, { kind: 'ready' }],
  seatFor,
  isHiding,
  eventFor,
  opened: (state) => ({ ...game.copy(state), isOpen: true }),
  observe,
  label: (state): Label => ({
    scenario: 'cards',
    turn: state.turn,
    stage: isOver(state) ? 'over' : state.waiting.length > 0 ? 'setup' : 'play',
  }),
  chapters,
  luck,
  analyse: ({ state }) => ({ turns: state.turn, points: { ...state.score } }),
  questions: QUESTIONS,
  notation: {
    parse,
    format,
    setupAt: (state) => {
      const setup = parse(format(state));
      if (!('red' in setup)) throw new Error('a position that cannot be written down');
      return setup;
    },
  },
} satisfies Rules<ToyTypes>;

const WORDS: Words<ToyTypes> = {
  side: (side) => (side === 'red' ? 'Red' : 'Blue'),
  theSide: (side) => side,
  action: ({ kind }) => kind,
  line: (event) => ({ text: event.kind, tone: 'plain', ...('side' in event ? { side: event.side } : {}) }),
  topics: [{ name: 'throws', has: ({ kind }) => kind === 'thrown' }],
  question: ({ decision: asked }) => (asked ? `${asked.by}: ${asked.kind}?` : 'over'),
  refusal: (code) => code,
  chapter: ({ kind, turn }) => `${kind} ${turn}`,
  turn: ({ turn }) => `Turn ${turn}`,
  dice: () => undefined,
  luck: (row) => row,
  notationError: ({ code, at }) => `${code} ${at}`,
  asker: () => Promise.resolve({ tell: (what) => ({ text: what, cases: ['1'] }), parts: [] }),
};

const Nothing = () => null;

export const TOY_SCREENS: Screens<ToyTypes> = { Home: Nothing, Play: Nothing, Review: Nothing, words: WORDS };

/** Cards that no count, place or die is equal to: whoever finds one of them has found the card. */
export const TOY_HANDS = { red: [1001, 1003, 1005, 1007], blue: [1002, 1004, 1006, 1008] } as const;

export const toy: Entry = {
  id: 'toy',
  title: 'Toy cards',
  line: 'Two cards, two hands',
  sides: SIDES,
  options: 'Hands',
  honesty: 'Its cards are our own.',
  credit: 'Its rules are our own.',
  picture: './pictures/toy.webp',
  scenarios: [
    {
      id: 'cards',
      name: 'Cards',
      date: 'any day',
      lead: 'Two hands.',
      facts: [['Cards', 'eight']],
      hint: 'High cards first.',
      setups: { two: TOY_HANDS, solo: { ...TOY_HANDS, isOpen: true } },
    },
  ],
  describe: ({ turn, stage }) => `${stage}, turn ${turn}`,
  rules: () => Promise.resolve(TOY),
  screens: () => Promise.resolve(TOY_SCREENS),
  cases: () => Promise.resolve(Object.assign(() => undefined, { all: [] })),
  opponents: [
    { id: 'meek', name: 'Meek', note: 'Plays its last card first.' },
    { id: 'bold', name: 'Bold', note: 'Plays its first card first.' },
  ],
  lessons: [],
};

/** Two people with hidden hands, seeded dice and both ready, unless it says otherwise. */
export const newToy = (change: Partial<NewGame> = {}): NewGame => ({
  game: 'toy',
  setup: TOY_HANDS,
  seats: persons(SIDES),
  isUndoFree: false,
  dice: { seed: 'a test', isTyped: false },
  isReadyMade: true,
  ...change,
});
