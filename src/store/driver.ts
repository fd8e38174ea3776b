/** What moves a game on by itself: dice fall, opponents answer and answers that are no choice are given, at the pace that the players chose. */
import { type ActionLike, DICE, isRollDecision } from '../engine/kernel/game';
import type { InPlay } from './inPlay';
import type * as Opponents from './opponents';
import { gameInPlay, usePlay } from './play';
import { type Pace, usePreferences } from './preferences';
import { isRolledByHand } from './rolls';
import { aloneIn, levelAt } from './seats';
import { givenByItself } from './undoing';

/** Milliseconds until dice that are asked for fall. */
const PAUSE: Readonly<Record<Pace, number>> = { slow: 1600, normal: 700, quick: 250, off: 0 };

/** They come when the first of them must decide. */
let opponents: typeof Opponents | undefined;

/** Until the function that it answers is called. Needs no component: a change of game, seat or pace is enough. */
export function drive(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingFor: unknown;
  let isDriving = true;
  const look = () => {
    if (!isDriving) return;
    const { pace, opponentPace } = usePreferences.getState();
    const next = awaited(look);
    // The same roll at the same pace goes on waiting.
    const reason =
      next && `${gameInPlay()?.id} ${gameInPlay()?.session.cursor} ${pace} ${opponentPace} ${next.pause}`;
    if (reason === waitingFor) return;
    waitingFor = reason;
    clearTimeout(timer);
    if (!next) return;
    timer = setTimeout(() => {
      waitingFor = undefined;
      next.go();
    }, next.pause);
  };
  const stops = [usePlay.subscribe(look), usePreferences.subscribe(look)];
  look();
  return () => {
    isDriving = false;
    clearTimeout(timer);
    for (const stop of stops) stop();
    opponents?.rest();
  };
}

/** What comes by itself, before whoever looks and once he has heard what happened before. */
function awaited(look: () => void): Opponents.Awaited | undefined {
  const game = gameInPlay();
  const { curtain, recap, seated } = usePlay.getState();
  if (!game || curtain !== undefined || recap.length > 0) return undefined;
  const { rules, seats, session } = game;
  const decision = rules.game.decision(session.state);
  // A roll that shows nothing is not waited for.
  if (isRollDecision(decision)) {
    if (isRolledByHand(decision)) return undefined;
    const roll = { go: () => usePlay.getState().roll(), pause: decision.isQuiet ? 0 : pauseOfRoll(game) };
    const isOrdered = roll.pause > 0 && rules.ordered?.(session.state) !== undefined;
    if (isOrdered && opponents) return opponents.watched(roll, look);
    // Until they come, and where they do not, the dice fall as any others do.
    if (isOrdered) fetch(look);
    return roll;
  }
  if (levelAt(seats, decision?.by) !== undefined) return opponents ? opponents.step(game, look) : fetch(look);
  opponents?.pause();
  const answer = givenByItself(game, seated);
  // Against the computer nobody else has to follow.
  const isAlone = aloneIn(seats) !== undefined;
  return answer && { go: () => give(answer), pause: isAlone ? 0 : PAUSE[usePreferences.getState().pace] };
}

/** The dice of an opponent whose moves are not watched are not watched either. */
function pauseOfRoll({ seats, session }: InPlay): number {
  const by = session.steps.slice(0, session.cursor).findLast((step) => step.by !== DICE)?.by;
  const isUnwatched = levelAt(seats, by) !== undefined && opponents?.isAtOnce();
  return isUnwatched ? 0 : PAUSE[usePreferences.getState().pace];
}

/** Where they do not come, the part of the page that shows them says so. */
function fetch(look: () => void): undefined {
  import('./opponents').then(
    (come) => {
      opponents = come;
      look();
    },
    () => undefined,
  );
}

/** What was played there before stays as it was. */
function give(answer: ActionLike): void {
  const { session } = gameInPlay() ?? {};
  const before = session?.record.actions[session.cursor];
  if (JSON.stringify(before) === JSON.stringify(answer)) usePlay.getState().redo();
  else usePlay.getState().act(answer);
}
