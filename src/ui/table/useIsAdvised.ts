/** Whether whoever looks may ask for advice: alone, in a game with opponents, and not by choice without. */
import { entryOf } from '../../games/list';
import { isForOne } from '../../store/advised';
import { gameInPlay } from '../../store/play';
import { usePreferences } from '../../store/preferences';
import { useTable } from '../../store/table';

export function useIsAdvised(): boolean {
  const isWanted = usePreferences(({ advice }) => advice);
  return useTable(({ game }) => {
    const inPlay = gameInPlay();
    if (!isWanted || !inPlay || game !== inPlay.rules.game.id) return false;
    return entryOf(game)?.thinker !== undefined && isForOne(inPlay);
  });
}
