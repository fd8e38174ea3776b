/** What moves a game on by itself: dice fall and answers that are no choice are given, at the pace that the players chose. */
import { type ActionLike, isRollDecision } from '../engine/kernel/game';
import { gameInPlay, givenByItself, usePlay } from './play';
import { type Pace, usePreferences } from './preferences';
import { hasOwnDice } from './rolls';

/** Milliseconds until dice that are asked for fall. */
const PAUSE: Readonly<Record<Pace, number>> = { slow: 1600, normal: 700, quick: 250, off: 0 };

/** Until the function that it answers is called. Needs no component: a change of game, seat or pace is enough. */
export function drive(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingFor: unknown;
  const look = () => {
    const { pace } = usePreferences.getState();
    const next = awaited();
    // The same roll at the same pace goes on waiting.
    const reason = next && `${gameInPlay()?.id} ${gameInPlay()?.session.cursor} ${pace}`;
    if (reason === waitingFor) return;
    waitingFor = reason;
    clearTimeout(timer);
    if (!next) return;
    timer = setTimeout(() => {
      waitingFor = undefined;
      next();
    }, PAUSE[pace]);
  };
  const stops = [usePlay.subscribe(look), usePreferences.subscribe(look)];
  look();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

/** What comes by itself, before whoever looks and once he has heard what happened before. */
function awaited(): (() => void) | undefined {
  const game = gameInPlay();
  const { curtain, recap, seated } = usePlay.getState();
  if (!game || curtain !== undefined || recap.length > 0) return undefined;
  const { rules, session } = game;
  if (isRollDecision(rules.game.decision(session.state)))
    return hasOwnDice() ? undefined : () => usePlay.getState().roll();
  const answer = givenByItself(game, seated);
  return answer && (() => give(answer));
}

/** What was played there before stays as it was. */
function give(answer: ActionLike): void {
  const { session } = gameInPlay() ?? {};
  const before = session?.record.actions[session.cursor];
  if (JSON.stringify(before) === JSON.stringify(answer)) usePlay.getState().redo();
  else usePlay.getState().act(answer);
}
