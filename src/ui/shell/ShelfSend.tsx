/** The game as a link to be sent, and in plain words what such a link can and cannot do. */
import { useEffect, useId, useRef, useState } from 'react';
import { saves } from '../text/saves';
import { Choice } from './Choice';
import '../style/saves.css';

interface Props {
  /** Of a game on the shelf. */
  readonly id: string;
  readonly onClose: () => void;
}

interface Links {
  readonly whole: string | undefined;
  readonly position: string | undefined;
}

export default function ShelfSend({ id, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [links, setLinks] = useState<Links>();
  const [what, setWhat] = useState<keyof Links>('whole');
  const names = useId();
  const words = saves.send;
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    let isHere = true;
    const write = async () => {
      const { linkOf, positionLinkOf } = await import('../../store/shelf/outgoing');
      const [whole, position] = [await linkOf(id), await positionLinkOf(id)];
      if (isHere) setLinks({ whole: addressOf(whole), position: addressOf(position) });
    };
    write().catch(() => {
      if (isHere) setLinks({ whole: undefined, position: undefined });
    });
    return () => {
      isHere = false;
    };
  }, [id]);
  const link = links?.[what];
  return (
    <dialog ref={dialog} className="shelf-send" aria-labelledby={`${names}-title`} onClose={onClose}>
      <h2 id={`${names}-title`}>{words.title}</h2>
      <p>{what === 'whole' ? words.lead : words.positionLead}</p>
      {links && !links.whole && <p role="alert">{saves.notOut}</p>}
      {links?.position && (
        <fieldset>
          {(['whole', 'position'] as const).map((each) => (
            <Choice key={each} name={names} checked={what === each} onChoose={() => setWhat(each)}>
              {words[each]}
            </Choice>
          ))}
        </fieldset>
      )}
      {link !== undefined && <Letters key={what} link={link} />}
      {what === 'whole' && (
        <details>
          <summary>{words.honest}</summary>
          <p>{words.can}</p>
          <ul>
            {words.cannot.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p>{words.trust}</p>
        </details>
      )}
      <button type="button" className="answer" onClick={() => dialog.current?.close()}>
        {words.close}
      </button>
    </dialog>
  );
}

function Letters({ link }: { link: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [isCopied, setCopied] = useState(false);
  const words = saves.send;
  const copy = async () => {
    field.current?.select();
    await navigator.clipboard?.writeText(link).catch(() => undefined);
    setCopied(true);
  };
  const share = () => void navigator.share({ url: link }).catch(() => undefined);
  return (
    <>
      <textarea ref={field} readOnly rows={4} value={link} aria-label={words.field} />
      <p className="shelf-size">{words.size(link.length)}</p>
      <div className="answers">
        <button type="button" className="answer chief" onClick={() => void copy()}>
          {isCopied ? words.copied : words.copy}
        </button>
        {typeof navigator.share === 'function' && (
          <button type="button" className="answer" onClick={share}>
            {words.share}
          </button>
        )}
      </div>
    </>
  );
}

const addressOf = (link: string | undefined): string | undefined =>
  link === undefined ? undefined : new URL(link, window.location.href).href;
