/**
 * What a game gives to store and shell: types only.
 *
 * - Rules: pure functions, used by the store, opponents, the program for other programs, and tests.
 * - Screens: React components and words, one lazy chunk a game.
 * - Entry: what the first screen knows before it has loaded anything of the game.
 *
 * Store and shell know a game by these alone, and treat its states, actions, events and views as sealed boxes. A game's own
 * components get their types back through the hook of its `table.ts`, made once from `store/typed.ts`.
 */
import type { ComponentType } from 'react';
import type { Symbols } from '../engine/coder/symbols';
import type { Dice } from '../engine/kernel/dice';
import type { ActionLike, Decision, Game } from '../engine/kernel/game';
import type { SideLuck } from '../engine/kernel/luck';
import type { Session, Step } from '../engine/kernel/session';

/** The types of one game, under one name. */
export interface GameTypes {
  readonly state: unknown;
  readonly action: ActionLike;
  readonly event: unknown;
  readonly setup: unknown;
  readonly view: unknown;
  readonly side: string;
  readonly questions: Readonly<Record<string, RuleQuestion>>;
  /** What a whole game adds up to. */
  readonly analysis: unknown;
}

/** A question about the position: the store adds the state and who asks; the game answers only what he may know. */
// oxlint-disable-next-line typescript/no-explicit-any -- any arguments: each game has its own, and the hook gives them back
export type RuleQuestion = (state: any, viewer: any, ...args: any[]) => unknown;

/** What it takes besides state and viewer, and what it answers. */
export type Asked<Q> = Q extends (state: never, viewer: never, ...args: infer Args) => infer Answer
  ? { readonly args: Args; readonly answer: Answer }
  : never;

/** Who looks at the one screen, and whom it must be handed to before anything more is shown. */
export interface Seat<Side extends string = string> {
  /** Nobody in particular: then only what all may see is shown. */
  readonly viewer: Side | undefined;
  readonly curtain: Side | undefined;
}

/** A stretch of the record that has a name: a set-up, a player's phase, the end. */
export interface Chapter {
  /** It begins after so many actions. */
  readonly place: number;
  readonly turn: number;
  /** A word of the game, e.g. the name of the phase. */
  readonly kind: string;
  /** Before the first turn, or after the last. */
  readonly stage?: 'setup' | 'over' | undefined;
  /** Whose it is, if it is one side's. */
  readonly side: string | undefined;
  /** Whether a turn begins with it; set-up and end count as turns of their own. */
  readonly opensTurn: boolean;
  /** How much hangs on it, from 0 to 1: the height of its bar in a review. */
  readonly weight: number;
}

/** What the library shows of a game without loading its rules; nothing in it may tell a secret. */
export interface Label {
  readonly scenario: string;
  readonly turn: number;
  readonly stage: 'setup' | 'play' | 'over';
  /** Over the game's small picture, three numbers a dot: thousandths of its width and height, and the place of a side in `sides`. */
  readonly dots?: readonly number[] | undefined;
}

/** A place in a text of a position, and what is wrong there. */
export interface NotationError {
  readonly code: string;
  readonly at: string;
}

export interface Notation<T extends GameTypes> {
  parse(text: string): T['setup'] | readonly NotationError[];
  format(state: T['state']): string;
  /** A set-up that begins at this state, with nothing of the game before it. */
  setupAt(state: T['state']): T['setup'];
}

/** Shorter links than the general coder makes. */
export interface Packing<T extends GameTypes> {
  /** Goes up when its tables change; links of former formats must still be read. */
  readonly format: number;
  fits(action: T['action']): boolean;
  /** Writes the actions that it is given one after the other; when reading, it is given none and answers the next. */
  coder(
    symbols: Symbols,
    setup: unknown,
    dice: Dice | undefined,
  ): (action?: T['action']) => T['action'] | undefined;
}

/** What a field of a program's JSON may hold; `src/protocol/fields.ts` says it in words. */
export type FieldKind =
  | 'text'
  | 'texts'
  | 'number'
  | 'yesOrNo'
  | 'side'
  | 'hex'
  | 'hexes'
  | 'dice'
  | 'list'
  | 'object'
  | 'textOrObject'
  | 'listOrObject'
  | 'action';

/** By name; a question mark behind it: the field may be missing. A list of words: one of them. */
export interface Fields {
  readonly [name: string]: FieldKind | readonly string[] | Fields;
}

/** How other programs write a game's JSON. What a game has not, is taken as it comes, and its rules say what is wrong. */
export interface Forms {
  readonly setup: Fields;
  /** By kind of decision, the kinds of action that can answer it. */
  readonly decisions: Readonly<Record<string, readonly string[]>>;
  /** By kind of action, its other fields. */
  readonly actions: Readonly<Record<string, Fields>>;
  /** By question, what it takes, in order; `view` is what the asker sees, and nobody gives it. */
  readonly questions: Readonly<Record<string, Readonly<Record<string, Fields[string] | 'view'>>>>;
  /** How many faces each of its dice has. */
  readonly faces: number;
  /** What is wrong with a position as JSON. */
  problems(position: unknown): readonly NotationError[];
  /** What is wrong with a set-up that cannot be read, where the game can tell. */
  setupProblems?(setup: unknown): readonly NotationError[];
  /** An event as programs are told it. */
  tell(event: any): unknown; // oxlint-disable-line typescript/no-explicit-any -- a game's own event
}

export interface Rules<T extends GameTypes = GameTypes> {
  readonly game: Game<T['state'], T['action'], T['event'], T['setup'], T['view']>;
  /** A set-up out of JSON of any origin; undefined where it is none of this game. */
  readSetup(json: unknown): T['setup'] | undefined;
  /** The ready-made moves with which a game may begin; a player does not undo beyond them. */
  readonly opening: readonly T['action'][];
  /** Where the decision at hand is made, if `seated` looked last; `wantsLook`: the decider would rather look alone. */
  seatFor(state: T['state'], seated: T['side'] | undefined, wantsLook: boolean): Seat<T['side']>;
  /** Whether anything is hidden from anybody now. Where nothing is, `eventFor` need not be asked. */
  isHiding(state: T['state']): boolean;
  /** An event as a viewer may know it; undefined where he may not know of it at all. */
  eventFor(event: T['event'], viewer: T['side'] | undefined): T['event'] | undefined;
  /** The state with everything open, for a review. */
  opened(state: T['state']): T['state'];
  /** The set-up of the same game with everything open, where its record can be played again so. */
  openSetup?(setup: T['setup']): T['setup'];
  /** A state of the same shape that holds nothing which the side may not know: all that an opponent gets. */
  observe(state: T['state'], side: T['side']): T['state'];
  /** The answer to a question that is no choice for whoever looks: the driver gives it for him. A game without such has none. */
  obvious?(state: T['state'], viewer: T['side'] | undefined): T['action'] | undefined;
  /** The side whose turn is played by printed orders now: its dice are shown at the pace of an opponent. A game without such has none. */
  ordered?(state: T['state']): T['side'] | undefined;
  /** Whether what happened has brought enemies together, by the state after it; where a game does not say, a roll has. */
  isContact?(state: T['state'], event: T['event']): boolean;
  /** Whether an action carries the one before it on, so that one undo takes both back. A game without such has none. */
  isOneOrder?(before: T['action'], action: T['action']): boolean;
  label(state: T['state']): Label;
  /** From the first place on; the one answer to where a chapter begins. */
  chapters(first: T['state'], steps: readonly Step<T['event']>[]): readonly Chapter[];
  luck(events: readonly T['event'][]): Readonly<Record<T['side'], SideLuck>>;
  /** Of a game that hides nothing any more. */
  analyse(session: Session<T['state'], T['action'], T['event']>): T['analysis'];
  readonly questions: T['questions'];
  readonly notation?: Notation<T>;
  readonly packing?: Packing<T>;
  /** Only for other programs; they come with the entry. */
  readonly forms?: Forms | undefined;
}

/** Rules of any game, as store and shell hold them. */
// oxlint-disable-next-line typescript/no-explicit-any -- a game's own types meet its own functions only
export type AnyRules = Rules<any>;

/** A line of the log. */
export interface LogLine {
  readonly text: string;
  /** The hex or place that it is about. */
  readonly at?: number | undefined;
  readonly side?: string | undefined;
  readonly dice?: readonly number[] | undefined;
  readonly case?: string | undefined;
  /** A turn or a chapter of it begins, and the lines below belong to it; `note`: says where we are, not what somebody did. */
  readonly heading?: 'turn' | 'chapter' | 'note' | undefined;
  /** For its look: `phase` stands as a heading; any other is a class of the game's own style sheet. */
  readonly tone: string;
}

/** What the log can be narrowed to. */
export interface Topic<Event> {
  readonly name: string;
  has(event: Event): boolean;
}

/** A case of the rules in our own words. */
export interface CaseCard {
  readonly title: string;
  readonly text: readonly string[];
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
  readonly rulings: readonly { readonly ruling: string; readonly text: string }[];
  readonly see?: readonly string[];
}

/** The card of a case, or the nearest one; and the numbers of all that have one. */
export interface CaseFinder {
  (rule: string): CaseCard | undefined;
  readonly all: readonly string[];
  /** What sections are called that have no card of their own, by their number. */
  readonly sections?: Readonly<Record<string, string>>;
}

/** An order in a sentence with its reason, and what was weighed, a line each. */
export interface AdviceText {
  readonly text: string;
  readonly why: readonly string[];
}

/** What an adviser says. */
export interface AdviceWords<T extends GameTypes> {
  order(view: T['view'], advice: Advice<T['action']>): AdviceText;
  /** Of a phase that is over; a game without it is not asked what was missed. */
  missed?(view: T['view'], advice: Advice<T['action']>): AdviceText;
  /** The kinds of action that it judges now; after a phase without one of them it is not offered. */
  judged?(view: T['view']): readonly string[];
}

/** A sentence about something on the table, and the cases that it rests on. */
export interface Told {
  /** What it is called, where it does not say so itself. */
  readonly name?: string | undefined;
  readonly text: string;
  readonly cases: readonly string[];
}

/** Answers whoever points at something on the table and asks what it is. */
export interface Asker<View> {
  /**
   * Something that bears its name as `data-ask`, such as ‘counter b-20’; ‘place 607’ is a place of the board, ‘question’ the card of the
   * question. Undefined where there is nothing to say, and what lies around it is asked instead.
   */
  tell(what: string, view: View): Told | undefined;
  /** Parts of the page by selector, with their cases, and a sentence where their own label does not say it. */
  readonly parts: readonly (readonly [selector: string, cases: readonly string[], text?: string])[];
}

/** One thing that mattered, in a sentence or two. */
export interface Mattered {
  readonly text: string;
  /** Whom it befell, or who did it. */
  readonly side?: string | undefined;
}

/** The words that the furniture of the table needs from a game. */
export interface Words<T extends GameTypes> {
  /** ‘British’, and within a sentence ‘the British’. */
  side(side: T['side']): string;
  theSide(side: T['side']): string;
  /** What an action is called on the undo button; it is told to everybody. */
  action(action: T['action']): string;
  line(event: T['event']): LogLine | undefined;
  readonly topics: readonly Topic<T['event']>[];
  /** Who is asked what. */
  question(view: T['view']): string;
  refusal(code: string): string | undefined;
  /** ‘turn 3, British movement’, within a sentence. */
  chapter(chapter: Chapter): string;
  /** ‘Turn 3, 1:30 p.m.’, as a heading. */
  turn(chapter: Chapter): string;
  /** What the dice of a roll are called, where they are not alike. */
  dice(view: T['view'], number: number): readonly string[] | undefined;
  luck(row: string): string;
  /** What went wrong with a position, in a sentence. */
  notationError(error: NotationError): string;
  /** What an enemy would notice of what an opponent did, from events as whoever looks may know them; in a chunk of its own. */
  readonly noticed?: () => Promise<
    (side: T['side'], view: T['view'], events: readonly T['event'][]) => string | undefined
  >;
  /** The few things that mattered most among what happened, from events as whoever looks may know them; in a chunk of its own. */
  readonly matters?: () => Promise<(view: T['view'], events: readonly T['event'][]) => readonly Mattered[]>;
  /** How advice is put; in a chunk of its own. A game without it names the order alone. */
  readonly advice?: () => Promise<AdviceWords<T>>;
  /** What is said in the first turns of a guided game, by the kind of decision and the turn; in a chunk of its own. */
  readonly coaching?: () => Promise<(kind: string, turn: number) => string | undefined>;
  /** What is told to whoever points and asks; in a chunk of its own. */
  readonly asker: () => Promise<Asker<T['view']>>;
}

export interface Screens<T extends GameTypes = GameTypes> {
  /** `#/<game>/<rest>`: set-up, and whatever else the game shows beside a game in play. */
  readonly Home: ComponentType<{ readonly rest: string }>;
  /** The game on the table. The store has it; nothing is handed down. */
  readonly Play: ComponentType;
  /** The game under review. */
  readonly Review: ComponentType;
  /** A part of the board in a position in writing, drawn small; a game with examples has it. */
  readonly Drawing?: ComponentType<Drawn>;
  readonly words: Words<T>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- as AnyRules
export type AnyScreens = Screens<any>;

/** A scenario on the first screen. */
export interface Scenario {
  readonly id: string;
  readonly name: string;
  readonly date?: string;
  readonly lead: string;
  /** Pairs of a name and what there is to say. */
  readonly facts: readonly (readonly [name: string, fact: string])[];
  /** Everybody stands where he begins, and no ready-made opening is played. */
  readonly isLaidOut?: boolean;
  readonly hint: string;
  /** What its link to `#/<game>/<scenario>` is called; none where the game shows nothing there. */
  readonly look?: string;
  /** What the link to `#/<game>/history/<scenario>` is called; none where the game tells nothing there. */
  readonly history?: string;
  /** The set-up with everything as usual: for two people at one screen, and for one who plays both sides. */
  readonly setups: {
    readonly two: unknown;
    readonly solo: unknown;
    /** For one against an opponent that is part of the rules: what each way is called, and its set-up. */
    readonly against?: readonly (readonly [name: string, setup: unknown])[];
  };
}

/** What a step of a lesson waits for: this action, or any other that fits. */
export interface Wanted<Action extends ActionLike> {
  readonly action: Action;
  readonly fits?: (action: Action) => boolean;
}

/** How it is done with a mouse, by touch and with keys. */
export interface Hands {
  readonly mouse: string;
  readonly touch: string;
  readonly keys: string;
}

/** One thing to read or to do. Without anything wanted it is read, and a button goes on. */
export interface LessonStep<T extends GameTypes> {
  /** In paragraphs. */
  readonly say: readonly string[];
  readonly how?: Hands;
  /** All of it, in any order; the rest is refused with `wrong`. */
  readonly wanted?: readonly Wanted<T['action']>[];
  /** What may be done on the way to it. */
  readonly besides?: (action: T['action']) => boolean;
  /** What is played then by itself: the other side’s answers, and what is no choice. */
  readonly answers?: readonly T['action'][];
  /** Places on the map to point at, and parts of the page, by a selector. */
  readonly places?: readonly number[];
  readonly part?: string;
  /** What the map should show from here on, where it is not what the lesson shows. */
  readonly frame?: readonly number[];
  /** After hesitation. */
  readonly hint?: string;
  readonly wrong?: string;
  /** What the button that goes on is called. */
  readonly go?: string;
}

/** A lesson is data: a position, chance that is written down, and steps; the player of lessons plays it by the real rules. */
export interface Lesson<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly title: string;
  /** What one can do after it, in a sentence. */
  readonly aim: string;
  readonly minutes: number;
  /** The cases that one meets in it. */
  readonly cases: readonly string[];
  /** In the game’s notation; a game without one gives the set-up itself. */
  readonly position: string | T['setup'];
  /** The faces of the dice in the order in which they fall; the lesson uses all of them. */
  readonly dice: readonly number[];
  /** What the map should show. */
  readonly frame: readonly number[];
  readonly steps: readonly LessonStep<T>[];
}

// oxlint-disable-next-line typescript/no-explicit-any -- as AnyRules
export type AnyLesson = Lesson<any>;

/** A position with one question: can it be done? The side gives its orders by the real rules, and its way is counted through. */
export interface Puzzle<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly title: string;
  /** What is wanted, in a sentence. */
  readonly question: string;
  /** In paragraphs. */
  readonly story: readonly string[];
  readonly side: T['side'];
  /** In the game’s notation. */
  readonly position: string;
  readonly frame: readonly number[];
  /** The best that was found: what is ordered before the first die, the chance, and what it rests on. */
  readonly line: readonly T['action'][];
  readonly best: number;
  readonly why: string;
  /** Where it ends, and whether it came about. */
  readonly isOver: (state: T['state']) => boolean;
  readonly isWon: (state: T['state']) => boolean;
  /** The same for states from which the same can come about. */
  readonly keyOf: (state: T['state']) => string;
  /** Which of all that can be done is weighed when its odds are counted. */
  readonly weighed: (actions: readonly T['action'][], asked: Decision) => readonly T['action'][];
}

// oxlint-disable-next-line typescript/no-explicit-any -- as AnyRules
export type AnyPuzzle = Puzzle<any>;

/** A position that shows cases and rulings at work: a small drawing beside them, and a table to try them on. */
export interface Example {
  /** In the game’s notation. */
  readonly position: string;
  /** What the drawing must contain. */
  readonly frame: readonly number[];
  /** By case or ruling, one line of what to see. */
  readonly shows: Readonly<Record<string, string>>;
}

/** What a small drawing of a position is to show. */
export interface Drawn extends Pick<Example, 'position' | 'frame'> {
  /** Positions that are drawn above it on the same page, so that what they have in common need not be drawn again. */
  readonly before?: readonly string[];
}

/** A computer player as the first screen offers it, from the weakest to the strongest. */
export interface OpponentLevel {
  readonly id: string;
  readonly name: string;
  /** How it plays, in a sentence. */
  readonly note: string;
}

/** What a side may know when it must decide, and what it remembers; or what it takes to begin. */
export interface Situation {
  readonly game: string;
  readonly side: string;
  readonly observed: unknown;
  readonly memory: unknown;
  readonly begin?: { readonly level: string; readonly seed: string } | undefined;
}

export interface Thought<Action = ActionLike, Memory = unknown, Plan = unknown> {
  /** At least one; each is legal after those before it. */
  readonly actions: readonly Action[];
  readonly memory: Memory;
  /** What the side is about, as codes of the game; what it tells is for its own side alone. */
  readonly plan: Plan;
}

/** One order that an opponent would give in somebody's place, and what it weighed, as codes of the game. */
export interface Advice<Action = ActionLike, Memory = unknown, Counsel = unknown> {
  readonly action: Action;
  readonly memory: Memory;
  /** Undefined where the game's opponent tells nothing of it. */
  readonly counsel?: Counsel | undefined;
}

/** A decision of a side as it stood before it: what it could know, and what it did. */
export interface Decided<State = unknown, Action = ActionLike> {
  readonly observed: State;
  readonly action: Action;
}

/** Where opponents think, beside the page. */
export interface Thinker {
  /** Fails where it is no more, or made a mistake: then another must be started. */
  think(situation: Situation): Promise<Thought>;
  /**
   * What the side should do; or, of decisions that it has made, the one order that would have been clearly better, if
   * there is one. Fails likewise.
   */
  advise(situation: Situation, course?: readonly Decided[]): Promise<Advice | undefined>;
  /** Whatever it was thinking of comes to nothing. */
  stop(): void;
}

/** Some hundred bytes in the first load. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  /** What kind of game it is, beside its name. */
  readonly line: string;
  readonly sides: readonly string[];
  /** What the link to its set-up at `#/<game>` is called; none where nothing can be chosen. */
  readonly options?: string;
  /** What of it is reconstructed, and whose rules these are. */
  readonly honesty: string;
  readonly credit: string;
  /** A small picture for the library, in `public`. */
  readonly picture: string;
  readonly scenarios: readonly Scenario[];
  /** Where a game stands, in a few words. */
  describe(label: Label): string;
  readonly rules: () => Promise<AnyRules>;
  readonly screens: () => Promise<AnyScreens>;
  /** Every case of the rules on a card: without the screens, for whoever looks one up. */
  readonly cases: () => Promise<CaseFinder>;
  /** The page needs none. */
  readonly forms?: () => Promise<Forms>;
  /** From the weakest to the strongest; none where a game has none. */
  readonly opponents: readonly OpponentLevel[];
  /** Starts a place for them to think in; it comes when the first of them must decide. */
  readonly thinker?: () => Promise<Thinker>;
  /** Ids of lessons in their order, and how to load them all. */
  readonly lessons: readonly string[];
  /** The scenario for whoever comes from a lesson; the first where none is named. */
  readonly afterLessons?: string;
  readonly loadLessons?: () => Promise<readonly AnyLesson[]>;
  /** A game against the computer in whose first turns somebody is led: its set-up, his side, the level, so many turns. */
  readonly guided?: {
    readonly setup: unknown;
    readonly side: string;
    readonly level: string;
    readonly turns: number;
  };
  /** How many puzzles there are, at `#/<game>/puzzles`, and how to load them. */
  readonly puzzles?: number;
  readonly loadPuzzles?: () => Promise<readonly AnyPuzzle[]>;
  /** For its cases and rulings; it opens them at `#/<game>/at/<position>`. */
  readonly examples?: () => Promise<readonly Example[]>;
}
