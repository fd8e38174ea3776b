/** The strip above the map of a review: which moment this is, a link to it, and the way back into play. */
import type { Battle } from '../../../engine/saratoga';
import { idOnTable } from '../../../store/autosave';
import { useReview } from '../../../store/review';
import { stopAt } from '../../../store/reviewStops';
import { Icon } from '../../shell/Icon';
import { text } from '../../text';
import { review } from '../../text/review';
import { gameLinkAt, momentLink } from './link';
import { Sign } from './Sign';

export function ReviewBar({ battle, onNote }: { battle: Battle; onNote: (note: string) => void }) {
  const stop = useReview((store) => stopAt(store.stops, store.place));
  const copyLink = () => {
    const { place } = useReview.getState();
    copy(place).then(
      () => onNote(review.link.done),
      () => {
        window.history.replaceState(null, '', momentLink(place));
        onNote(review.link.failed);
      },
    );
  };
  const playOn = () => {
    if (useReview.getState().playOn()) window.location.hash = '#/game';
    else onNote(review.playOn.failed);
  };
  return (
    <header className="toolbar">
      <a className="tool" href="#/game" aria-label={review.back} title={review.back}>
        <Icon name="back" />
        <span className="tool-word">{review.backShort}</span>
      </a>
      <h1>
        <span className="battle-name">{text.battles[battle].name}</span>
        <span className="battle-date">{review.turn(stop)}</span>
        <span className={`phase-name ${stop.side ?? ''}`}>{review.phase(stop)}</span>
      </h1>
      <button
        type="button"
        className="tool"
        aria-label={review.link.long}
        title={review.link.long}
        onClick={copyLink}
      >
        <Sign name="link" />
        <span className="tool-word">{review.link.copy}</span>
      </button>
      <button
        type="button"
        className="tool"
        aria-label={review.playOn.long}
        title={review.playOn.long}
        onClick={playOn}
      >
        <Sign name="branch" />
        <span className="tool-word">{review.playOn.short}</span>
      </button>
    </header>
  );
}

/** A link that holds the game and names the moment. Fails where there is no clipboard, or nothing was kept. */
async function copy(place: number): Promise<void> {
  const { linkOf } = await import('../../../store/shelf/outgoing');
  const link = await linkOf(idOnTable() ?? '');
  if (link === undefined) throw new Error('not kept');
  await navigator.clipboard.writeText(new URL(gameLinkAt(link, place), window.location.href).href);
}
