/** `#/link/<letters>/<place>`: the screen that a link with a game in it leads to. */
import { useEffect } from 'react';
import { goTo, TITLE } from '../routes';
import { saves } from '../text/saves';
import { title } from '../text/title';
import { Arrival } from './library/Arrival';

export default function LinkRoute({ place }: { place: number | undefined }) {
  useEffect(() => {
    document.title = `${saves.arrival.linkTitle} · ${title.page}`;
  }, []);
  return (
    <main className="library-link">
      <h1>{title.page}</h1>
      <Arrival
        content={window.location.hash}
        title={saves.arrival.linkTitle}
        place={place}
        onLeave={() => goTo(TITLE, true)}
      />
      <a className="look" href={TITLE}>
        {saves.arrival.back}
      </a>
    </main>
  );
}
