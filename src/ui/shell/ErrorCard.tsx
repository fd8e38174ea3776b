/** What a player sees after an error: the game is safe, the ways on, and a report to copy. */
import { useEffect, useRef, useState } from 'react';
import { loadPart } from '../../loading';
import { TITLE } from '../routes';
import { trouble } from '../text/trouble';

interface Props {
  readonly error: unknown;
  readonly componentStack: string;
  readonly onAgain: () => void;
}

const loadReport = () => import('./report');

/** Where it last failed; a second time at the same place, going on is of little use. */
let lastPlace: string | undefined;

export function ErrorCard({ error, componentStack, onAgain }: Props) {
  const [report, setReport] = useState(String(error));
  const [takeBack, setTakeBack] = useState<() => void>();
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const way = useRef<HTMLButtonElement>(null);
  const isNetwork = isLoadError(error);
  useEffect(() => way.current?.focus(), []);
  useEffect(() => {
    let isHere = true;
    // The report needs the game, which the first screen does without.
    const write = async () => {
      const desk = await loadPart(loadReport);
      if (!isHere) return;
      setReport(desk.reportOf(error, componentStack));
      if (lastPlace === desk.placeNow() && desk.canTakeBack()) setTakeBack(() => desk.takeBack);
    };
    write().catch(() => undefined); // then the message alone must do
    return () => {
      isHere = false;
    };
  }, [error, componentStack]);

  const goOn = async () => {
    try {
      const desk = await loadPart(loadReport);
      lastPlace = desk.placeNow();
      desk.showAgain();
    } catch {
      // Without a network the report cannot be had; what failed can be tried again all the same.
    } finally {
      onAgain();
    }
  };
  const copy = async () => {
    field.current?.select();
    await navigator.clipboard?.writeText(report).catch(() => undefined);
    setCopied(true);
  };
  return (
    <main className="error-page">
      <div role="alert">
        <h1>{isNetwork ? trouble.network.title : trouble.title}</h1>
        <p>{isNetwork ? trouble.network.safe : trouble.safe}</p>
      </div>
      {takeBack && <p>{trouble.again}</p>}
      <div className="answers">
        <button ref={way} type="button" className="answer chief" onClick={() => void goOn()}>
          {isNetwork ? trouble.network.again : trouble.goOn}
        </button>
        {takeBack && (
          <button
            type="button"
            className="answer"
            onClick={() => {
              takeBack();
              onAgain();
            }}
          >
            {trouble.takeBack}
          </button>
        )}
        <button type="button" className="answer" onClick={() => window.location.reload()}>
          {trouble.reload}
        </button>
        <a className="answer" href={TITLE} onClick={onAgain}>
          {trouble.games}
        </a>
      </div>
      {!isNetwork && (
        <>
          <h2>{trouble.reportTitle}</h2>
          <p className="aside">{trouble.reportNote}</p>
          <textarea ref={field} readOnly rows={8} value={report} aria-label={trouble.reportTitle} />
          <button type="button" className="answer" onClick={() => void copy()}>
            {isCopied ? trouble.copied : trouble.copy}
          </button>
        </>
      )}
    </main>
  );
}

/** Browsers say it each in their own words. */
const isLoadError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module|loading chunk|module script|preload css/i.test(
    error.message,
  );
