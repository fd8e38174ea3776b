/** The shelf on the first screen: the latest game large, the others in a list, and a way in for games from elsewhere. */
import { lazy, Suspense, useEffect } from 'react';
import { askForGame } from '../../store/autosave';
import type { Listed } from '../../store/shelf/entries';
import { useShelf } from '../../store/shelf/useShelf';
import { text } from '../text';
import { detailsOf, nameOf } from './shelfNames';
import { ShelfPicture } from './ShelfPicture';
import '../style/saves.css';

const ShelfList = lazy(() => import('./ShelfList'));
const ShelfTools = lazy(() => import('./ShelfTools'));

export function Continue() {
  const games = useShelf((shelf) => shelf.games);
  const refresh = useShelf((shelf) => shelf.refresh);
  useEffect(() => {
    const look = () => void refresh();
    look();
    // What another tab does to the shelf is seen when this one comes to the front again.
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [refresh]);
  if (!games) return null;
  const [latest] = games;
  return (
    <>
      {latest && <Latest game={latest} />}
      <Suspense fallback={null}>
        <ShelfList games={games.slice(1)} />
      </Suspense>
    </>
  );
}

function Latest({ game }: { game: Listed }) {
  const asked = useShelf((shelf) => shelf.asked);
  const isElsewhere = useShelf((shelf) => shelf.elsewhere.has(game.id));
  const words = text.resume;
  return (
    <section className="resume" aria-label={words.title}>
      <ShelfPicture picture={game.label?.picture} />
      <p className="resume-game">
        <b>{nameOf(game)}</b> <span>{detailsOf(game, asked)}</span>
      </p>
      {!isElsewhere && (
        <a className="choose" href="#/game" onClick={() => askForGame(game.id)}>
          {game.label?.stage === 'over' ? words.ended : words.go}
        </a>
      )}
      <Suspense fallback={null}>
        <ShelfTools key={game.id} game={game} />
      </Suspense>
    </section>
  );
}
