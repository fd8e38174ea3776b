/** What moves a game on by itself: dice fall after a moment, at the pace that the players chose. */
import { isRollDecision } from '../engine/kernel/game';
import { gameInPlay, usePlay } from './play';
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
    const waits = rollAwaited();
    // The same roll at the same pace goes on waiting.
    const reason = waits && `${gameInPlay()?.id} ${gameInPlay()?.session.cursor} ${pace}`;
    if (reason === waitingFor) return;
    waitingFor = reason;
    clearTimeout(timer);
    if (!waits) return;
    timer = setTimeout(() => {
      waitingFor = undefined;
      usePlay.getState().roll();
    }, PAUSE[pace]);
  };
  const stops = [usePlay.subscribe(look), usePreferences.subscribe(look)];
  look();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

/** Dice fall before whoever looks, once he has heard what happened before. */
function rollAwaited(): boolean {
  const game = gameInPlay();
  const { curtain, recap } = usePlay.getState();
  if (!game || curtain !== undefined || recap.length > 0 || hasOwnDice()) return false;
  return isRollDecision(game.rules.game.decision(game.session.state));
}
