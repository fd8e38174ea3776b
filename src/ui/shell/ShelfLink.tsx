/** The screen that a link with a game in it leads to. */
import { useEffect } from 'react';
import { momentOf } from '../saratoga/review/link';
import { text } from '../text';
import { saves } from '../text/saves';
import { ShelfArrival } from './ShelfArrival';
import '../style/saves.css';

export default function ShelfLink() {
  useEffect(() => {
    document.title = `${saves.arrival.linkTitle} · ${text.title}`;
  }, []);
  return (
    <main className="shelf-link">
      <h1>{text.title}</h1>
      <ShelfArrival
        content={window.location.hash}
        title={saves.arrival.linkTitle}
        moment={momentOf(window.location.hash)}
        onLeave={() => window.location.replace('#/')}
      />
      <a className="look" href="#/">
        {saves.arrival.back}
      </a>
    </main>
  );
}
