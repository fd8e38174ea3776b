/** Files of the review, made in the page: a report as Markdown, the map with the charts as a picture. */
import { useState } from 'react';
import type { Battle } from '../../../engine/saratoga';
import { useReview } from '../../../store/review';
import { review } from '../../text/review';
import { download } from './download';
import { reportOf } from './markdown';
import { analysisNow } from './useAnalysis';

export function Exports({ battle, last }: { battle: Battle; last: number }) {
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const words = review.exports;
  const saveReport = () => {
    const analysis = analysisNow();
    if (!analysis) return;
    const name = words.file(battle, last, 'md');
    download(new Blob([reportOf(analysis)], { type: 'text/markdown' }), name);
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
    </section>
  );
}
