/**
 * Opponents at the table: when one must decide, it is sent what its side may know and what it remembers, and its answers are
 * played one after the other. The thinker that dies is started again; where that does not help, a person may take the side over.
 */
import { create } from 'zustand';
import { digest } from '../engine/kernel/digest';
import { type ActionLike, isRefusal, isRollDecision } from '../engine/kernel/game';
import { act } from '../engine/kernel/session';
import type { Situation, Thinker, Thought } from '../games/contract';
import type { InPlay } from './inPlay';
import { memoryAt, type Mind, restAt } from './minds';
import { usePlay } from './play';
import { type Pace, usePreferences } from './preferences';
import { levelAt } from './seats';
import { thinkingPlace } from './thinking';

export interface OpponentsNow {
  /** The side that thinks. */
  readonly thinking: string | undefined;
  /** The side whose thought could not be had. */
  readonly failed: string | undefined;
  /** Whoever looks on has stopped them. */
  readonly isHeld: boolean;
  /** An answer waits until somebody lets it be played. */
  readonly isWaiting: boolean;
  /** Everything up to the next decision of a person is played at once. */
  readonly isHurried: boolean;
  readonly next: () => void;
  readonly hurry: () => void;
  readonly hold: (isHeld: boolean) => void;
  readonly tryAgain: () => void;
}

/** What comes by itself, and in how many milliseconds. */
export interface Awaited {
  readonly go: () => void;
  readonly pause: number;
}

/** Answers that lie ready, the first of them for this state. */
interface Ready {
  readonly state: unknown;
  readonly level: string;
  readonly actions: readonly ActionLike[];
  /** What was thought, until the first of the answers is played. */
  readonly mind: Mind | undefined;
}

const thinking = thinkingPlace();
let asked: unknown;
let ready: Ready | undefined;
let refusedAt: unknown;
let isLet = false;
let wake: () => void = () => undefined;

/** Milliseconds between two answers that are watched. */
const BEAT: Readonly<Record<Pace, number>> = { slow: 1600, normal: 800, quick: 400, off: 150 };

const NOBODY = { thinking: undefined, failed: undefined, isWaiting: false, isHurried: false } as const;

export const useOpponents = create<OpponentsNow>()((set) => ({
  ...NOBODY,
  isHeld: false,
  next: () => {
    isLet = true;
    set({ isWaiting: false });
    wake();
  },
  hurry: () => {
    set({ isHurried: true, isHeld: false, isWaiting: false });
    wake();
  },
  hold: (isHeld) => {
    set({ isHeld });
    wake();
  },
  tryAgain: () => {
    [asked, ready, refusedAt] = [undefined, undefined, undefined];
    set(NOBODY);
    wake();
  },
}));

/** What the opponent whose decision it is does next; nothing while it thinks, is held or waits to be let. */
export function step(game: InPlay, look: () => void): Awaited | undefined {
  wake = look;
  const { rules, seats, session } = game;
  const { state } = session;
  const by = rules.game.decision(state)?.by ?? '';
  const level = levelAt(seats, by) ?? '';
  const now = ready?.state === state && ready?.level === level ? ready : leftOver(game, by, level);
  ready = now;
  if (!now) {
    if (asked !== state) void ask(game, by, level);
    return undefined;
  }
  const { isHeld, isWaiting } = useOpponents.getState();
  if (isHeld) return undefined;
  const beat = isAtOnce() ? undefined : beatBefore(game, now.actions[0]);
  const mustWait = usePreferences.getState().opponentPace === 'step' && beat !== undefined && !isLet;
  if (isWaiting !== mustWait) useOpponents.setState({ isWaiting: mustWait });
  return mustWait ? undefined : { go: () => playFirst(state), pause: beat ?? 0 };
}

/** The dice and cards of a side that follows printed orders, which are watched as an opponent's moves are. */
export function watched({ go, pause: moment }: Awaited, look: () => void): Awaited | undefined {
  wake = look;
  const { isHeld, isWaiting } = useOpponents.getState();
  if (isHeld) return undefined;
  const mustWait = usePreferences.getState().opponentPace === 'step' && !isAtOnce() && !isLet;
  if (isWaiting !== mustWait) useOpponents.setState({ isWaiting: mustWait });
  const roll = () => {
    isLet = false;
    go();
  };
  return mustWait ? undefined : { go: roll, pause: isAtOnce() || isLet ? 0 : 2 * moment };
}

/** A person must decide. */
export function pause(): void {
  if (useOpponents.getState().isHurried) useOpponents.setState({ isHurried: false });
}

/** Whether its dice fall at once, too. */
export const isAtOnce = (): boolean =>
  useOpponents.getState().isHurried || usePreferences.getState().opponentPace === 'instant';

/** Nobody is at the table any more. */
export function rest(): void {
  thinking.stop();
  [asked, ready, refusedAt, isLet] = [undefined, undefined, undefined, false];
  useOpponents.setState({ ...NOBODY, isHeld: false });
}

/** What it meant to do, where it was interrupted: by a page that was loaded anew, say. */
function leftOver({ minds, session }: InPlay, side: string, level: string): Ready | undefined {
  const { state, record, cursor } = session;
  const actions =
    refusedAt === state ? undefined : restAt(minds, side, level, record.actions.slice(0, cursor));
  return actions && { state, level, actions, mind: undefined };
}

function playFirst(state: unknown): void {
  const [action] = ready?.actions ?? [];
  if (!ready || ready.state !== state || !action) return;
  const { mind } = ready;
  [asked, ready, isLet] = [undefined, undefined, false];
  if (usePlay.getState().answer(action, mind)) return;
  // What the rules refuse was thought of something else: it is asked once more.
  if (refusedAt === state) {
    asked = state;
    fail(mind?.side);
  } else {
    refusedAt = state;
    wake();
  }
}

async function ask(game: InPlay, side: string, level: string): Promise<void> {
  const { rules, session } = game;
  const { state, cursor } = session;
  asked = state;
  useOpponents.setState({ thinking: side, failed: undefined });
  const thought = await thoughtOf(situationOf(game, side, level), () => asked === state);
  // Meanwhile it may have been taken back, or nobody is there any more.
  if (asked !== state) return;
  if (!thought) return fail(side);
  const { turn } = rules.label(state);
  ready = { state, level, actions: thought.actions, mind: { at: cursor, side, level, turn, ...thought } };
  useOpponents.setState({ thinking: undefined });
  wake();
}

/** All that goes over: never the state, never the dice to come. */
export function situationOf({ id, rules, session, minds }: InPlay, side: string, level: string): Situation {
  const { state, cursor, dice } = session;
  const memory = memoryAt(minds, side, level, cursor);
  return {
    game: rules.game.id,
    side,
    observed: rules.observe(state, side) as unknown,
    memory,
    begin: memory === undefined ? { level, seed: digest(['opponent', dice?.seed?.text ?? id]) } : undefined,
  };
}

async function thoughtOf(situation: Situation, isWanted: () => boolean): Promise<Thought | undefined> {
  const think = async (thinker: Thinker) => {
    const thought = await thinker.think(situation);
    if (thought.actions.length === 0) throw new Error('no action');
    return thought;
  };
  return (await thinking.ask(situation.game, think, isWanted))?.answer;
}

const fail = (side: string | undefined): void =>
  useOpponents.setState({ thinking: undefined, failed: side, isWaiting: false });

/** Milliseconds before an answer is played; undefined where whoever looks would see nothing of it. */
function beatBefore({ rules, session }: InPlay, action: ActionLike | undefined): number | undefined {
  const next = action && act(session, action);
  if (!next || isRefusal(next)) return undefined;
  const { seated } = usePlay.getState();
  const { events } = next.steps[session.cursor] ?? { events: [] };
  const isHiding = rules.isHiding(session.state);
  const isSeen = events.some((event) => !isHiding || rules.eventFor(event, seated) !== undefined);
  const isContact =
    isRollDecision(rules.game.decision(next.state)) ||
    events.some((event) => rules.isContact?.(next.state, event) === true);
  if (!isSeen && !isContact) return undefined;
  const { pace, opponentPace } = usePreferences.getState();
  return opponentPace === 'brisk' || (opponentPace === 'contact' && isContact) ? BEAT[pace] : 0;
}
