/** The tools of a review: a link to the moment, and the way back into play in a copy. */
import { loadPart } from '../../../loading';
import { useReview } from '../../../store/review';
import { goTo, linkAddress, playAddress, reviewAddress } from '../../routes';
import { table } from '../../text/table';
import { Sign } from './Sign';

const words = table.review;

export function ReviewTools({ onNote }: { onNote: (note: string) => void }) {
  const copyLink = () => {
    const { id = '', place } = useReview.getState();
    copy(id, place).then(
      () => onNote(words.link.done),
      () => {
        window.history.replaceState(null, '', reviewAddress(id, place));
        onNote(words.link.failed);
      },
    );
  };
  const playOn = () => {
    const id = useReview.getState().playOn();
    if (id === undefined) onNote(words.playOn.failed);
    else goTo(playAddress(id));
  };
  return (
    <>
      <button
        type="button"
        className="tool"
        aria-label={words.link.long}
        title={words.link.long}
        onClick={copyLink}
      >
        <Sign name="link" />
        <span className="tool-word">{words.link.copy}</span>
      </button>
      <button
        type="button"
        className="tool"
        aria-label={words.playOn.long}
        title={words.playOn.long}
        onClick={playOn}
      >
        <Sign name="branch" />
        <span className="tool-word">{words.playOn.short}</span>
      </button>
    </>
  );
}

const loadSending = () => import('../../../store/sending');

/** A link that holds the game and names the moment. Fails where there is no clipboard, or no such link. */
async function copy(id: string, place: number): Promise<void> {
  const { linkOf } = await loadPart(loadSending);
  const { text } = await linkOf(id);
  if (text === undefined) throw new Error('the game does not go into a link');
  await navigator.clipboard.writeText(new URL(linkAddress(text, place), window.location.href).href);
}
