/** The game to keep or to send: a link that holds all of it, its file, a report of it in plain words. */
import { useEffect, useId, useRef, useState } from 'react';
import { saves } from '../../../text/saves';
import { table as furniture } from '../../../text/table';
import { download } from '../../../widgets/download';
import { part } from '../../../widgets/Part';
import { reportOf } from '../../review/markdown';
import { analysis, useTable } from '../../table';
import { end } from '../../text/end';
import { review } from '../../text/review';

const Send = part(() => import('../../../table/Send'));

export default function SaveAndShare({ id, onClose }: { id: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const names = useId();
  const [note, setNote] = useState('');
  const [isSending, setSending] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const words = end.saving;
  const handOver = (content: string, type: string, name: string) => {
    download(new Blob([content], { type }), name);
    setNote(review.exports.saved(name));
  };
  const saveFile = async () => {
    const { view } = useTable.getState();
    const { fileOf } = await import('../../../../store/sending');
    const { text: file } = await fileOf(id);
    if (file === undefined || !view) setNote(saves.notOut);
    else handOver(file, 'application/json', saves.fileName(review.report.title(view.battle)));
  };
  const saveReport = () => {
    const found = analysis();
    const { view, cursor } = useTable.getState();
    if (found && view)
      handOver(
        reportOf(found, useTable.getState()),
        'text/markdown',
        review.exports.file(view.battle, cursor, 'md'),
      );
  };
  return (
    <dialog ref={dialog} className="share-sheet saving" aria-labelledby={`${names}-title`} onClose={onClose}>
      <h2 id={`${names}-title`}>{end.send}</h2>
      <ul>
        <li>
          <button type="button" className="answer" onClick={() => setSending(true)}>
            {words.link[0]}
          </button>
          <p>{words.link[1]}</p>
        </li>
        <li>
          <button
            type="button"
            className="answer"
            onClick={() => void saveFile().catch(() => setNote(saves.notOut))}
          >
            {words.file[0]}
          </button>
          <p>{words.file[1]}</p>
        </li>
        <li>
          <button type="button" className="answer" onClick={saveReport}>
            {words.report[0]}
          </button>
          <p>{words.report[1]}</p>
        </li>
      </ul>
      <p className="end-note" role="status">
        {note}
      </p>
      <div className="answers">
        <button type="button" className="answer" onClick={() => dialog.current?.close()}>
          {furniture.close}
        </button>
      </div>
      {isSending && <Send id={id} onClose={() => setSending(false)} />}
    </dialog>
  );
}
