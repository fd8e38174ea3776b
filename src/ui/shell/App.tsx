/** Which screen the address asks for: `#/` the battles, `#/sept19` and `#/oct7` a battle to look at, `#/game` the game, `#/at/...` a position, `#/review` the game looked at again, `#/g/...` a game in a link. */
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { BATTLES } from '../../engine/saratoga';
import { BoardScreen } from '../saratoga/BoardScreen';
import { isReview } from '../saratoga/review/link';
import { Fallen } from './Fallen';
import { Title } from './Title';

const GameRoute = lazy(() => import('./GameRoute'));
const ShelfLink = lazy(() => import('./ShelfLink'));
const Verify = lazy(() => import('./Verify'));
const ReviewRoute = lazy(() => import('../saratoga/review/ReviewRoute'));

export function App() {
  const route = useSyncExternalStore(listen, () => window.location.hash);
  const battle = BATTLES.find((name) => route === `#/${name}`);
  // A new screen starts at its top.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [route]);
  const isGame = route === '#/game' || route.startsWith('#/at/');
  const isVerify = route === '#/verify';
  return (
    // A screen that cannot be shown does not stand in the way of another.
    <Fallen
      key={isGame ? 'game' : isReview(route) ? 'review' : isVerify ? 'verify' : battle}
      reload={() => window.location.reload()}
    >
      {isGame ? (
        <Suspense fallback={null}>
          <GameRoute key={route} />
        </Suspense>
      ) : route.startsWith('#/g/') ? (
        <Suspense fallback={null}>
          <ShelfLink key={route} />
        </Suspense>
      ) : isReview(route) ? (
        <Suspense fallback={null}>
          <ReviewRoute />
        </Suspense>
      ) : isVerify ? (
        <Suspense fallback={null}>
          <Verify />
        </Suspense>
      ) : battle ? (
        <BoardScreen battle={battle} />
      ) : (
        <Title />
      )}
    </Fallen>
  );
}

function listen(changed: () => void) {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}
