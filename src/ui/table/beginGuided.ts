/** Begins the game of an entry in whose first turns somebody is led, with advice at hand. */
import type { Entry } from '../../games/contract';
import { keepGuided } from '../../store/guided';
import { newDice } from '../../store/newGame';
import { usePlay } from '../../store/play';
import { usePreferences } from '../../store/preferences';
import { against } from '../../store/seats';
import { goTo, playAddress } from '../routes';

export async function beginGuided({ id: game, sides, guided }: Entry): Promise<void> {
  if (!guided) return;
  const id = await usePlay.getState().begin({
    game,
    setup: guided.setup,
    seats: against(sides, guided.side, guided.level),
    isUndoFree: true,
    dice: newDice(),
    isReadyMade: true,
  });
  keepGuided(id);
  usePreferences.getState().set({ advice: true });
  goTo(playAddress(id));
}
