/** The game as a link to be sent, and in plain words what such a link can and cannot do. */
import { useEffect, useId, useRef, useState } from 'react';
import type { Sent } from '../../store/sending';
import { loadPart } from '../../loading';
import { saves } from '../text/saves';
import { trouble } from '../text/trouble';
import { Choice } from '../widgets/Choice';
import './style/index.css';
import { linkAddress } from '../routes';
import { SaveFile } from './SaveFile';

interface Props {
  /** Of a game in the library. */
  readonly id: string;
  readonly onClose: () => void;
}

interface Links {
  readonly whole: Sent;
  readonly position: string | undefined;
}

const loadSending = () => import('../../store/sending');

export default function Send({ id, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [links, setLinks] = useState<Links>();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const [what, setWhat] = useState<keyof Links>('whole');
  const names = useId();
  const words = saves.send;
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    let isHere = true;
    const write = async () => {
      const { linkOf, positionLinkOf } = await loadPart(loadSending);
      const [whole, position] = [await linkOf(id), await positionLinkOf(id)];
      if (isHere) setLinks({ whole, position });
    };
    write().catch((error: unknown) => isHere && setFailure({ error }));
    return () => {
      isHere = false;
    };
  }, [id]);
  // Whoever stands around it says that it did not come.
  if (failure) throw failure.error;
  const letters = what === 'whole' ? links?.whole.text : links?.position;
  const { notice, error } = links?.whole ?? {};
  return (
    <dialog ref={dialog} className="library-send" aria-labelledby={`${names}-title`} onClose={onClose}>
      <h2 id={`${names}-title`}>{words.title}</h2>
      <p>{what === 'whole' ? words.lead : words.positionLead}</p>
      {notice && <p role="alert">{trouble.notices[notice]}</p>}
      {error && <p role="alert">{error === 'tooLong' ? words.tooLong : saves.notOut}</p>}
      {error === 'tooLong' && <SaveFile id={id} />}
      {links?.position && (
        <fieldset>
          {(['whole', 'position'] as const).map((each) => (
            <Choice key={each} name={names} checked={what === each} onChoose={() => setWhat(each)}>
              {words[each]}
            </Choice>
          ))}
        </fieldset>
      )}
      {letters !== undefined && <Letters key={what} link={addressOf(letters)} />}
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
      <p className="library-size">{words.size(link.length)}</p>
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

const addressOf = (letters: string): string => new URL(linkAddress(letters), window.location.href).href;
