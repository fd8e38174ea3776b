/** What a player sees after a stumble: the game is safe, the way on, and a report to copy. */
import { useEffect, useRef, useState } from 'react';
import { trouble } from '../text/trouble';

interface Props {
  readonly error: unknown;
  readonly componentStack: string;
  readonly onAgain: () => void;
  readonly onReload?: (() => void) | undefined;
}

/** Where it last stumbled; a second time at the same place, going on is of little use. */
let lastPlace: number | undefined;

export function FallenCard({ error, componentStack, onAgain, onReload }: Props) {
  const [report, setReport] = useState(String(error));
  const [takeBack, setTakeBack] = useState<() => void>();
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const way = useRef<HTMLButtonElement>(null);
  useEffect(() => way.current?.focus(), []);
  useEffect(() => {
    let isHere = true;
    // The report needs the game, which the first screen does without.
    const write = async () => {
      const desk = await import('./report');
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
      const desk = await import('./report');
      lastPlace = desk.placeNow();
      desk.redraw();
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
    <main className="fallen" role="alert">
      <h1>{trouble.title}</h1>
      <p>{trouble.safe}</p>
      {takeBack && <p>{trouble.again}</p>}
      <div className="answers">
        <button ref={way} type="button" className="answer chief" onClick={onReload ?? (() => void goOn())}>
          {onReload ? trouble.reload : trouble.goOn}
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
        <a className="answer" href="#/">
          {trouble.battles}
        </a>
      </div>
      <h2>{trouble.reportTitle}</h2>
      <p className="aside">{trouble.reportNote}</p>
      <textarea ref={field} readOnly rows={8} value={report} aria-label={trouble.reportTitle} />
      <button type="button" className="answer" onClick={() => void copy()}>
        {isCopied ? trouble.copied : trouble.copy}
      </button>
    </main>
  );
}
