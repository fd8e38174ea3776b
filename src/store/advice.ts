/**
 * Advice on request: one order, or what was missed in the phase before. The game's best opponent thinks of it, from what
 * the side may know and its own memory alone; nothing of it goes into the record or its save.
 */
import { digest } from '../engine/kernel/digest';
import { seek } from '../engine/kernel/session';
import type { Advice, Decided, Situation } from '../games/contract';
import { entryOf } from '../games/list';
import { adviseeIn, isOwn, lastPhaseOf } from './advised';
import { NO_ADVICE, useAdvice, type Wish } from './adviceNow';
import type { InPlay } from './inPlay';
import { memoryAt, type Minds, withMind } from './minds';
import { gameInPlay, usePlay } from './play';
import { useTable } from './table';
import { thinkingPlace } from './thinking';

const thinking = thinkingPlace();
/** Of the game that was advised last. */
let adviser: { readonly id: string; readonly minds: Minds } = { id: '', minds: [] };
let wishes = 0;
/** Whoever asks twice hears the same. */
const givenAt = new WeakMap<object, { readonly answer: Advice | undefined }>();

export async function askAdvice(wish: Wish): Promise<void> {
  const game = gameInPlay();
  const question = game && (wish === 'order' ? orderQuestion(game) : missedQuestion(game));
  if (!game || !question) return;
  const number = ++wishes;
  const isWanted = () => number === wishes;
  set({ ...NO_ADVICE, wish, isThinking: true });
  const { situation, course } = question;
  const before = wish === 'order' ? givenAt.get(game.session.state as object) : undefined;
  const found =
    before ?? (await thinking.ask(situation.game, (thinker) => thinker.advise(situation, course), isWanted));
  if (!isWanted()) return;
  set({ isThinking: false, hasFailed: found === undefined, given: found?.answer });
  if (wish === 'missed' || before || !found?.answer) return;
  givenAt.set(game.session.state as object, found);
  remember(game, situation.side, found.answer.memory);
}

export function dismiss(): void {
  wishes++;
  set(NO_ADVICE);
}

const set = useAdvice.setState;

interface AdviceQuestion {
  readonly situation: Situation;
  readonly course?: readonly Decided[];
}

function orderQuestion(game: InPlay): AdviceQuestion | undefined {
  const side = adviseeIn(game);
  return side === undefined ? undefined : { situation: situationAt(game, side, game.session.cursor) };
}

/** The decisions of the phase before, each as the side saw it then. */
function missedQuestion(game: InPlay): AdviceQuestion | undefined {
  const phase = lastPhaseOf(game);
  const [first] = phase?.places ?? [];
  if (!phase || first === undefined) return undefined;
  const { rules, session } = game;
  const course = phase.places.flatMap((place): Decided[] => {
    const action = session.record.actions[place];
    const observed: unknown = rules.observe(seek(session, place).state, phase.side);
    return action ? [{ observed, action }] : [];
  });
  return { situation: situationAt(game, phase.side, first), course };
}

/** All that goes over: never the state, never the dice to come. */
function situationAt({ id, rules, session }: InPlay, side: string, place: number): Situation {
  const level = levelOf(rules.game.id);
  const memory = adviser.id === id ? memoryAt(adviser.minds, side, level, place - 1) : undefined;
  return {
    game: rules.game.id,
    side,
    observed: rules.observe(seek(session, place).state, side) as unknown,
    memory,
    begin: memory === undefined ? { level, seed: digest(['adviser', id]) } : undefined,
  };
}

/** The best that the game offers. */
const levelOf = (game: string): string => entryOf(game)?.opponents.at(-1)?.id ?? '';

function remember({ id, rules, session: { state, cursor } }: InPlay, side: string, memory: unknown): void {
  const { turn } = rules.label(state);
  const minds = adviser.id === id ? adviser.minds : [];
  const mind = { at: cursor, side, level: levelOf(rules.game.id), turn, memory };
  adviser = { id, minds: withMind(minds, mind, true) };
}

// An order is advised for one position; what was missed can be read until a person acts again.
useTable.subscribe(({ game, cursor }, before) => {
  if (game === before.game && cursor === before.cursor) return;
  const { wish } = useAdvice.getState();
  if (game === undefined) thinking.stop();
  if (wish === undefined) return;
  const { session, seats } = gameInPlay() ?? {};
  const by = session?.steps[cursor - 1]?.by ?? '';
  const isGoingOn = game === before.game && cursor > before.cursor && !isOwn(seats ?? {}, by);
  if (wish === 'order' || !isGoingOn) dismiss();
});

// Another game is another matter.
usePlay.subscribe(({ id }, before) => {
  if (id !== before.id) dismiss();
});
