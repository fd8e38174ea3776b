/** The screens of a game, once they are here; a failure is thrown to whoever catches it. */
import { useEffect, useState } from 'react';
import { entryOf } from '../../games/list';
import type { ShownGame } from '../table/game';
import { keepGame } from './serviceWorker';

export function useGameScreens(game: string | undefined): ShownGame | undefined {
  const [loaded, setLoaded] = useState<ShownGame>();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    const entry = game === undefined ? undefined : entryOf(game);
    if (!entry) return undefined;
    let isHere = true;
    entry.screens().then(
      (screens) => {
        keepGame(entry.id);
        if (isHere) setLoaded({ entry, screens });
      },
      (error: unknown) => isHere && setFailure({ error }),
    );
    return () => {
      isHere = false;
    };
  }, [game]);
  if (failure) throw failure.error;
  return loaded?.entry.id === game ? loaded : undefined;
}
