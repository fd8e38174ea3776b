/** What works without a network, and a button that keeps the rest. */
import { useSyncExternalStore } from 'react';
import { entryOf, GAMES } from '../../games/list';
import { offline } from '../text/offline';
import { keepEverything, onOfflineStatus, offlineStatus } from './serviceWorker';

export function Offline() {
  const { page, games, isKeeping } = useSyncExternalStore(onOfflineStatus, offlineStatus);
  if (page === 'unknown' || !games) return null;
  const kept = games.kept.flatMap((group) => entryOf(group)?.title ?? []);
  const isAll = games.all.every((group) => games.kept.includes(group));
  return (
    <p className="kept-page" role="status">
      {isAll ? offline.all : kept.length > 0 ? offline.some(kept) : offline.none(GAMES.length)}{' '}
      {!isAll && (
        <button type="button" className="look" disabled={isKeeping} onClick={keepEverything}>
          {isKeeping ? offline.keeping : offline.keep}
        </button>
      )}
    </p>
  );
}
