/** The picture to be shared, seen first: still or moving, then saved or handed to whatever the device sends with. */
import { useEffect, useId, useRef, useState } from 'react';
import { share as words } from '../../text/share';
import { table as furniture } from '../../text/table';
import { Choice } from '../../widgets/Choice';
import { download } from '../../widgets/download';
import '../style/share.css';

/** A picture that a game can draw. */
export interface Offered {
  readonly headline: string;
  /** After so many actions. */
  readonly place: number;
  readonly draw: () => Promise<Blob>;
}

interface Props {
  /** What its file is called first: the game and the battle. */
  readonly name: string;
  /** The moment that the still picture shows. */
  readonly still: Offered;
  /** The turning point; none where nothing has turned yet, or nothing moves. */
  readonly moving?: Offered | undefined;
  readonly onClose: () => void;
}

type Kind = 'png' | 'gif';
type Drawn = Readonly<Partial<Record<Kind, { readonly blob: Blob; readonly address: string } | 'failed'>>>;

export default function SharePicture({ name: game, still, moving, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const names = useId();
  const [kind, setKind] = useState<Kind>('png');
  const [note, setNote] = useState('');
  const [drawn, setDrawn] = useState<Drawn>({});
  const pictured = kind === 'gif' && moving ? moving : still;
  const shown = drawn[kind];
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (shown) return undefined;
    let isHere = true;
    pictured.draw().then(
      (blob) =>
        isHere && setDrawn((all) => ({ ...all, [kind]: { blob, address: URL.createObjectURL(blob) } })),
      () => isHere && setDrawn((all) => ({ ...all, [kind]: 'failed' })),
    );
    return () => {
      isHere = false;
    };
  }, [kind, pictured, shown]);
  useAddresses(drawn);
  const picture = shown === 'failed' ? undefined : shown;
  const name = words.file(game, pictured.place, kind);
  const file = picture && new File([picture.blob], name, { type: picture.blob.type });
  const save = () => {
    if (!picture) return;
    download(picture.blob, name);
    setNote(words.saved(name));
  };
  return (
    <dialog ref={dialog} className="share-sheet" aria-labelledby={`${names}-title`} onClose={onClose}>
      <h2 id={`${names}-title`}>{words.title}</h2>
      {moving && (
        <fieldset>
          <legend className="unseen">{words.what}</legend>
          {(['png', 'gif'] as const).map((each) => (
            <Choice key={each} name={names} checked={kind === each} onChoose={() => setKind(each)}>
              {each === 'png' ? words.still : words.moving}
            </Choice>
          ))}
        </fieldset>
      )}
      <div className="share-stage">
        {picture ? (
          <img src={picture.address} alt={pictured.headline} width="1200" height="630" />
        ) : (
          <p>{shown === 'failed' ? words.failed : words.drawing}</p>
        )}
      </div>
      <p className="end-note" role="status">
        {note ||
          (picture
            ? `${words.facts[kind]}, ${words.size(picture.blob.size)}. ${words.private}`
            : words.private)}
      </p>
      <div className="answers">
        {file && canShare(file) && (
          <button type="button" className="answer chief" onClick={() => void send(file, pictured.headline)}>
            {words.share}
          </button>
        )}
        <button
          type="button"
          className={file && canShare(file) ? 'answer' : 'answer chief'}
          aria-disabled={!picture}
          onClick={save}
        >
          {words.save}
        </button>
        <button type="button" className="answer" onClick={() => dialog.current?.close()}>
          {furniture.close}
        </button>
      </div>
    </dialog>
  );
}

/** A browser that sends files, which those of phones do. */
const canShare = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

/** Whoever thinks better of it has not failed. */
const send = (file: File, title: string): Promise<void> =>
  navigator.share({ files: [file], title }).catch(() => undefined);

/** The browser lets go of the pictures with the dialog. */
function useAddresses(drawn: Drawn): void {
  const held = useRef(drawn);
  useEffect(() => {
    held.current = drawn;
  }, [drawn]);
  useEffect(
    () => () => {
      for (const each of Object.values(held.current))
        if (each !== 'failed') URL.revokeObjectURL(each.address);
    },
    [],
  );
}
