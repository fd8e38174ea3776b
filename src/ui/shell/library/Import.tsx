/** A game from a file: chosen, or dropped anywhere on the first screen. */
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { saves } from '../../text/saves';
import { Arrival } from './Arrival';

/** No game is that large; what is, is not even read. */
const LARGEST = 4_000_000;

export default function Import() {
  const [read, setRead] = useState<{ readonly content: string; readonly number: number }>();
  const [isOver, setOver] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const take = async (file: File | undefined) => {
      if (file) setRead({ content: await contentOf(file), number: Date.now() });
    };
    const hasFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    const over = (event: DragEvent) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const drop = (event: DragEvent) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      setOver(false);
      void take(event.dataTransfer?.files[0]);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    window.addEventListener('dragleave', leave);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
      window.removeEventListener('dragleave', leave);
    };
  }, []);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) setRead({ content: await contentOf(file), number: Date.now() });
    // The same file can be chosen again.
    target.value = '';
  };
  return (
    <div className="library-import">
      <button type="button" className="look" onClick={() => field.current?.click()}>
        {saves.import}
      </button>
      <span>{saves.importHint}</span>
      <input
        ref={field}
        type="file"
        accept=".json,.txt,application/json,text/plain"
        aria-label={saves.import}
        tabIndex={-1}
        hidden
        onChange={(event) => void choose(event)}
      />
      {isOver && <p className="library-drop">{saves.drop}</p>}
      {read && (
        <Arrival
          key={read.number}
          content={read.content}
          title={saves.arrival.fileTitle}
          onLeave={() => setRead(undefined)}
        />
      )}
    </div>
  );
}

async function contentOf(file: File): Promise<string> {
  try {
    // One letter more than any game has: it is then told that it is too large.
    return file.size > LARGEST ? 'x'.repeat(LARGEST) : await file.text();
  } catch {
    return '';
  }
}
