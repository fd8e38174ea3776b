/** One sentence, once it is true: the page is kept and needs no network. */
import { useSyncExternalStore } from 'react';
import { offline } from '../text/offline';
import { onStanding, standingNow } from './standing';

export function Offline() {
  const isKept = useSyncExternalStore(onStanding, () => standingNow() !== 'unknown');
  return isKept ? <p className="kept-page">{offline.kept}</p> : null;
}
