/** `#/review/<id>/<place>`: a game looked at again, unless something of it is still hidden. */
import { useEffect, useState } from 'react';
import { type NotReviewed, useReview } from '../../store/review';
import { playAddress, reviewAddress, routeOf, TITLE } from '../routes';
import { GameContext } from '../table/game';
import { Notice } from '../table/Notices';
import { table } from '../text/table';
import { trouble } from '../text/trouble';
import { useGameScreens } from './useGameScreens';

export default function ReviewRoute({ id, place }: { id: string; place: number | undefined }) {
  const isOpen = useReview((review) => review.id === id);
  const game = useReview((review) => review.game);
  const notice = useReview((review) => review.notice);
  const [sought, setSought] = useState<{
    readonly why: NotReviewed | undefined;
    readonly failure?: unknown;
  }>();
  const [first] = useState(place);
  useEffect(() => {
    let isCurrent = true;
    useReview
      .getState()
      .open(id, first)
      .then(
        (why) => isCurrent && setSought({ why }),
        (failure: unknown) => isCurrent && setSought({ why: undefined, failure }),
      );
    return () => {
      isCurrent = false;
      useReview.getState().close();
    };
  }, [first, id]);
  useAddress(id, place);
  const shown = useGameScreens(isOpen ? game : undefined);
  // Whoever catches it shows a card.
  if (sought?.failure) throw sought.failure;
  if (sought?.why) return <Closed id={id} why={sought.why} />;
  if (!shown || !isOpen) return null;
  const { Review } = shown.screens;
  return (
    <GameContext value={shown}>
      <Review />
      <Notice text={notice && trouble.notices[notice]} onClose={() => useReview.getState().heard()} />
    </GameContext>
  );
}

/** The address names the moment: a link leads to it, and it follows whoever moves on. */
function useAddress(id: string, wanted: number | undefined) {
  const place = useReview((review) => review.place);
  const isOpen = useReview((review) => review.id === id);
  useEffect(() => {
    const { id: open, last, go } = useReview.getState();
    if (open === id && wanted !== undefined && wanted <= last) go(wanted);
  }, [id, wanted]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const { hash } = window.location;
    const timer = window.setTimeout(() => {
      // An address that somebody has gone to meanwhile is his.
      if (window.location.hash === hash && routeOf(hash).at === 'review')
        window.history.replaceState(null, '', reviewAddress(id, place));
    }, 300);
    return () => window.clearTimeout(timer);
  }, [id, isOpen, place]);
}

function Closed({ id, why }: { id: string; why: NotReviewed }) {
  const words = table.review;
  const titles = {
    hidden: words.hidden.title,
    missing: words.none,
    unreadable: words.unreadable,
    newer: trouble.closed.newer.title,
  } as const;
  return (
    <main className="error-page">
      <h1>{titles[why]}</h1>
      {why === 'hidden' && <p>{words.hidden.why}</p>}
      {why === 'newer' && <p>{trouble.closed.newer.note}</p>}
      <div className="answers">
        <a className="answer chief" href={why === 'hidden' ? playAddress(id) : TITLE}>
          {why === 'hidden' ? words.back : words.games}
        </a>
      </div>
    </main>
  );
}
