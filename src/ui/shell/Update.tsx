/** Tells of a newer version, and loads it when the player says so; never by itself. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { offline } from '../text/offline';
import { loadNewer, onOfflineStatus, offlineStatus } from './serviceWorker';

type Place = keyof typeof offline.newer.body;

export function Update() {
  const isNewer = useSyncExternalStore(onOfflineStatus, () => offlineStatus().page === 'newer');
  const place = useSyncExternalStore(onAddress, placeNow);
  const [putOff, setPutOff] = useState<readonly Place[]>([]);
  if (!isNewer || putOff.includes(place)) return null;
  // What is put off in a game is offered again on the title; what is put off there, at the next visit.
  const later = () => setPutOff(place === 'title' ? ['title', 'table'] : [...putOff, place]);
  return <Notice key={place} place={place} onLater={later} />;
}

function Notice({ place, onLater }: { place: Place; onLater: () => void }) {
  const words = offline.newer;
  const [isTold, setTold] = useState(false);
  const [isLoading, setLoading] = useState(false);
  // Screen readers speak what comes into a live region, not what it begins with.
  useEffect(() => {
    const timer = window.setTimeout(() => setTold(true), 100);
    return () => window.clearTimeout(timer);
  }, []);
  const load = () => {
    setLoading(true);
    loadNewer();
  };
  // In a game nothing must look more urgent than its own question.
  const chief = place === 'title' ? 'answer chief' : 'answer';
  return (
    <section className={`update at-${place}`} aria-label={words.label}>
      <p aria-live="polite">
        {isTold && (
          <>
            <b>{words.title}.</b> {words.body[place]}
          </>
        )}
      </p>
      <div className="update-answers">
        <button type="button" className={chief} disabled={isLoading} onClick={load}>
          {words.now}
        </button>
        <button type="button" className="answer" onClick={onLater}>
          {words.later}
        </button>
      </div>
    </section>
  );
}

function placeNow(): Place {
  return ['', '#', '#/'].includes(window.location.hash) ? 'title' : 'table';
}

function onAddress(changed: () => void) {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}
