/** The button that saves a game as a file, and what there is to say about it. */
import { useState } from 'react';
import { loadPart } from '../../loading';
import type { Sent } from '../../store/sending';
import { saves } from '../text/saves';
import { trouble } from '../text/trouble';
import { download } from '../widgets/download';
import { PartFailed } from '../widgets/Part';

interface Props {
  /** Of a game in the library. */
  readonly id: string;
  /** What the file is called. */
  readonly name?: string;
}

const loadSending = () => import('../../store/sending');

export function SaveFile({ id, name = '' }: Props) {
  const [sent, setSent] = useState<Sent | 'notLoaded'>();
  const write = async () => {
    const { fileOf } = await loadPart(loadSending);
    const file = await fileOf(id);
    setSent(file);
    if (file.text !== undefined)
      download(new Blob([file.text], { type: 'application/json' }), saves.fileName(name));
  };
  const press = () => {
    setSent(undefined);
    write().catch(() => setSent('notLoaded'));
  };
  return (
    <>
      <button type="button" className="answer" onClick={press}>
        {saves.export}
      </button>
      {sent === 'notLoaded' && <PartFailed onAgain={press} />}
      {sent !== 'notLoaded' && sent?.error && (
        <p role="alert">{sent.error === 'tooLong' ? saves.tooLongForFile : saves.notOut}</p>
      )}
      {sent !== 'notLoaded' && sent?.notice && <p role="alert">{trouble.notices[sent.notice]}</p>}
    </>
  );
}
