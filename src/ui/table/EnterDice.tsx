/** The players' own dice: what fell on the table is pressed or typed, can be corrected, and counts when it is entered. */
import { useEffect, useRef, useState } from 'react';
import { isRollDecision } from '../../engine/kernel/game';
import { enterDice } from '../../store/rolls';
import { useTable } from '../../store/table';
import { dice as words } from '../text/dice';
import { Die } from '../widgets/Die';
import { useWords } from './game';

type Faces = readonly (number | undefined)[];

export function EnterDice() {
  const game = useWords();
  const view = useTable((shown) => shown.view);
  const number = useTable(({ decision }) => (isRollDecision(decision) ? decision.dice : 1));
  const most = useTable(({ decision }) => (isRollDecision(decision) ? decision.faces : 6));
  const [faces, setFaces] = useState<Faces>(() => Array.from({ length: number }, () => undefined));
  const confirm = useRef<HTMLButtonElement>(null);
  const names = (view === undefined ? undefined : game.dice(view, number)) ?? words.enter.names(number);
  const shown = faces.filter((face) => face !== undefined);
  const isComplete = shown.length === number;
  // Enter is all that is left to press.
  useEffect(() => {
    if (isComplete) confirm.current?.focus();
  }, [isComplete]);
  useDigits(most, setFaces);
  return (
    <div className="enter-dice">
      <p className="hint">{words.enter.hint}</p>
      {faces.map((shownFace, i) => (
        <div key={i} className="enter-die" role="group" aria-label={names[i]}>
          <span className="enter-name" aria-hidden="true">
            {names[i]}
          </span>
          {Array.from({ length: most }, (_, face) => face + 1).map((face) => (
            <button
              key={face}
              type="button"
              className="face"
              aria-pressed={shownFace === face}
              aria-label={words.enter.face(names[i] ?? '', face)}
              onClick={() => setFaces((now) => now.with(i, face))}
            >
              <Die face={face} size={34} />
            </button>
          ))}
        </div>
      ))}
      <p className="unseen" role="status">
        {words.enter.spoken(names, faces)}
      </p>
      <div className="answers">
        <button
          ref={confirm}
          type="button"
          className="answer chief"
          disabled={!isComplete}
          onClick={() => enterDice(shown)}
        >
          {words.enter.confirm(shown)}
        </button>
        {shown.length > 0 && (
          <button
            type="button"
            className="answer"
            onClick={() => setFaces((now) => now.map(() => undefined))}
          >
            {words.enter.clear}
          </button>
        )}
      </div>
    </div>
  );
}

/** Digits fill the next die, or correct the last one; Backspace takes the last away. */
function useDigits(most: number, change: (next: (faces: Faces) => Faces) => void): void {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) return;
      if ((event.target as HTMLElement | null)?.closest('input, textarea, select')) return;
      if (event.key === 'Backspace') change(withoutLast);
      else if (/^[1-9]$/.test(event.key) && Number(event.key) <= most)
        change((faces) => withNext(faces, Number(event.key)));
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [change, most]);
}

function withNext(faces: Faces, face: number): Faces {
  const empty = faces.indexOf(undefined);
  return faces.with(empty < 0 ? faces.length - 1 : empty, face);
}

function withoutLast(faces: Faces): Faces {
  const last = faces.findLastIndex((face) => face !== undefined);
  return last < 0 ? faces : faces.with(last, undefined);
}
