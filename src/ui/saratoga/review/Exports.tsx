/** Files of the review, made in the page: a picture to share, a report as Markdown, the map with the charts as a picture. */
import { useState } from 'react';
import type { Battle } from '../../../engine/saratoga';
import { useReview } from '../../../store/review';
import { review } from '../text/review';
import { download } from '../../widgets/download';
import { part } from '../../widgets/Part';
import { reportOf } from './markdown';
import { analysis, useTable } from '../table';

const SharePicture = part(() => import('./ShareMoment'));

export function Exports({ battle, last }: { battle: Battle; last: number }) {
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const words = review.exports;
  const saveReport = () => {
    const found = analysis();
    if (!found) return;
    const name = words.file(battle, last, 'md');
    download(new Blob([reportOf(found, useTable.getState())], { type: 'text/markdown' }), name);
    setNote(words.saved(name));
  };
  const savePicture = async () => {
    setBusy(true);
    setNote(words.working);
    try {
      const { drawPicture } = await import('./picture');
      const name = words.file(battle, useReview.getState().place, 'png');
      download(await drawPicture(), name);
      setNote(words.saved(name));
    } catch {
      setNote(words.failed);
    }
    setBusy(false);
  };
  return (
    <section className="exports">
      <h3>{words.title}</h3>
      <div className="answers">
        <button type="button" className="answer chief" onClick={() => setSharing(true)}>
          {words.share}
        </button>
        <button type="button" className="answer" onClick={saveReport}>
          {words.markdown}
        </button>
        <button
          type="button"
          className="answer"
          aria-disabled={isBusy}
          onClick={() => !isBusy && void savePicture()}
        >
          {words.picture}
        </button>
      </div>
      <p className="aside" role="status">
        {note}
      </p>
      {isSharing && <SharePicture onClose={() => setSharing(false)} />}
    </section>
  );
}
