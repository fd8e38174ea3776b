/** Shows the screen that the address names. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { routeOf } from '../routes';
import { screen } from '../widgets/Part';
import { ErrorBoundary } from './ErrorBoundary';
import { Title } from './Title';

const PlayRoute = screen(() => import('./PlayRoute'));
const ReviewRoute = screen(() => import('./ReviewRoute'));
const GameRoute = screen(() => import('./GameRoute'));
const LinkRoute = screen(() => import('./LinkRoute'));
const Verify = screen(() => import('./Verify'));
const StudyHall = screen(() => import('../study/StudyHall'));

export function App() {
  const hash = useSyncExternalStore(listen, () => window.location.hash);
  const route = useMemo(() => routeOf(hash), [hash]);
  // A new screen starts at its top.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [hash]);
  // A screen that cannot be shown does not stand in the way of another.
  return <ErrorBoundary key={subjectOf(route)}>{screenOf(route)}</ErrorBoundary>;
}

/** What an address is about: a place within a review is no other screen. */
function subjectOf(route: ReturnType<typeof routeOf>): string {
  switch (route.at) {
    case 'title':
    case 'verify':
      return route.at;
    case 'study':
      return `study ${route.rest}`;
    case 'play':
    case 'review':
      return `${route.at} ${route.id}`;
    case 'link':
      return `link ${route.letters}`;
    case 'game':
      return `${route.game} ${route.rest}`;
  }
}

function screenOf(route: ReturnType<typeof routeOf>) {
  switch (route.at) {
    case 'title':
      return <Title chosen={route.chosen} />;
    case 'verify':
      return <Verify />;
    case 'study':
      return <StudyHall rest={route.rest} />;
    case 'play':
      return <PlayRoute key={route.id} id={route.id} />;
    case 'review':
      return <ReviewRoute key={route.id} id={route.id} place={route.place} />;
    case 'link':
      return <LinkRoute key={route.letters} place={route.place} />;
    case 'game':
      return <GameRoute key={route.game} game={route.game} rest={route.rest} />;
  }
}

function listen(changed: () => void) {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}
