/** The way to the review: the game on the table or the one that was kept, unless something of it is still hidden. */
import { useEffect, useState } from 'react';
import { useGame } from '../../../store/game';
import { mayReview, useReview } from '../../../store/review';
import { review } from '../../text/review';
import '../../style/review.css';
import { placeIn, REVIEW } from './link';
import { ReviewScreen } from './ReviewScreen';

export default function ReviewRoute() {
  const session = useGame((game) => game.session);
  const isOpen = useReview((store) => store.session !== undefined);
  const [isSought, setSought] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    useGame
      .getState()
      .open()
      .then(() => setSought(true), setFailure);
  }, []);
  useEffect(() => {
    const { open, close } = useReview.getState();
    const game = useGame.getState().session;
    if (isSought && game) open(game, placeIn(window.location.hash));
    return close;
  }, [isSought]);
  useAddress();
  // Whoever catches it shows a card.
  if (failure) throw failure;
  if (!isSought) return null;
  if (!session) return <Closed title={review.none} />;
  if (!mayReview(session)) return <Closed title={review.fog.title} why={review.fog.why} />;
  return isOpen ? <ReviewScreen isLost={isBad(window.location.hash)} /> : null;
}

/** An address that names a moment, but none that can be meant. */
const isBad = (hash: string): boolean => {
  const place = placeIn(hash);
  return hash !== REVIEW && (place === undefined || place > useReview.getState().last);
};

/** The address names the moment: a link leads to it, and it follows whoever moves on. */
function useAddress() {
  const place = useReview((store) => store.place);
  const isOpen = useReview((store) => store.session !== undefined);
  useEffect(() => {
    const changed = () => {
      const wanted = placeIn(window.location.hash);
      if (wanted !== undefined) useReview.getState().go(wanted);
    };
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  }, []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = window.setTimeout(() => {
      if (window.location.hash.startsWith(REVIEW))
        window.history.replaceState(null, '', `${REVIEW}/${place}`);
    }, 300);
    return () => window.clearTimeout(timer);
  }, [isOpen, place]);
}

function Closed({ title, why }: { title: string; why?: string }) {
  return (
    <main className="fallen">
      <h1>{title}</h1>
      {why !== undefined && <p>{why}</p>}
      <div className="answers">
        <a className="answer chief" href={why === undefined ? '#/' : '#/game'}>
          {why === undefined ? review.battles : review.back}
        </a>
      </div>
    </main>
  );
}
