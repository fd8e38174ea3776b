/** The game to keep or to send: a link that holds all of it, its file, a report of it in plain words where it has one. */
import { useEffect, useId, useRef, useState } from 'react';
import { saves } from '../../text/saves';
import { table } from '../../text/table';
import { download } from '../../widgets/download';
import { part } from '../../widgets/Part';
import type { Keeping } from './EndButtons';

const Send = part(() => import('../Send'));

interface Props {
  readonly id: string;
  readonly keeping: Keeping;
  readonly onClose: () => void;
}

export default function SaveAndShare({ id, keeping: { name, report }, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const names = useId();
  const [note, setNote] = useState('');
  const [isSending, setSending] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const words = table.end;
  const handOver = (content: string, type: string, file: string) => {
    download(new Blob([content], { type }), file);
    setNote(words.saved(file));
  };
  const saveFile = async () => {
    const { fileOf } = await import('../../../store/sending');
    const { text } = await fileOf(id);
    if (text === undefined) setNote(saves.notOut);
    else handOver(text, 'application/json', saves.fileName(name));
  };
  const saveReport = () => {
    const written = report?.();
    if (written) handOver(written.text, 'text/markdown', written.file);
  };
  const ways = [
    { words: words.link, go: () => setSending(true) },
    { words: words.file, go: () => void saveFile().catch(() => setNote(saves.notOut)) },
    ...(report ? [{ words: words.report, go: saveReport }] : []),
  ];
  return (
    <dialog ref={dialog} className="share-sheet saving" aria-labelledby={`${names}-title`} onClose={onClose}>
      <h2 id={`${names}-title`}>{words.send}</h2>
      <ul>
        {ways.map(({ words: [called, what], go }) => (
          <li key={called}>
            <button type="button" className="answer" onClick={go}>
              {called}
            </button>
            <p>{what}</p>
          </li>
        ))}
      </ul>
      <p className="end-note" role="status">
        {note}
      </p>
      <div className="answers">
        <button type="button" className="answer" onClick={() => dialog.current?.close()}>
          {table.close}
        </button>
      </div>
      {isSending && <Send id={id} onClose={() => setSending(false)} />}
    </dialog>
  );
}
