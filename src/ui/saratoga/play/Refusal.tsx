/** Why something cannot be done: one sentence and its case, where the pointer is, for as long as it takes to read. */
import { useEffect, useState } from 'react';
import { useGame } from '../../../store/game';
import { play } from '../../text/play';
import { refusals } from '../../text/refusals';
import { CaseLink } from './CaseLink';

const READING = 6000;
const WIDTH = 300;
const HEIGHT = 110;

export function RefusalNote() {
  const refused = useGame((game) => game.refused);
  const forgive = useGame((game) => game.forgive);
  const pressed = usePressed();
  useEffect(() => {
    if (!refused) return undefined;
    const timer = window.setTimeout(forgive, READING);
    // Whoever goes on has read it.
    const goOn = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('.refusal'))) forgive();
    };
    const drop = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') forgive();
    };
    window.addEventListener('pointerdown', goOn, true);
    window.addEventListener('keydown', drop, true);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('pointerdown', goOn, true);
      window.removeEventListener('keydown', drop, true);
    };
  }, [forgive, refused]);
  return (
    <div className={pressed ? 'refusal-place pointed' : 'refusal-place'} style={pressed} role="alert">
      {refused && (
        <p className="refusal" key={refused.number}>
          {wordsOf(refused.refusal.code)} <CaseLink rule={refused.refusal.case} />
        </p>
      )}
    </div>
  );
}

/** The engine's refusals, and why nothing can be taken back. */
function wordsOf(code: string): string {
  const all: Readonly<Record<string, string>> = { ...refusals, ...play.barriers };
  return all[code] ?? play.nothingToUndo;
}

/** Where the pointer was last pressed, inside the window; nothing after a key. */
function usePressed() {
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number }>();
  useEffect(() => {
    const press = ({ clientX, clientY }: PointerEvent) =>
      setPlace({
        left: Math.max(8, Math.min(clientX + 14, window.innerWidth - WIDTH - 8)),
        top: Math.max(8, Math.min(clientY + 14, window.innerHeight - HEIGHT)),
      });
    const key = () => setPlace(undefined);
    window.addEventListener('pointerup', press, true);
    window.addEventListener('keydown', key, true);
    return () => {
      window.removeEventListener('pointerup', press, true);
      window.removeEventListener('keydown', key, true);
    };
  }, []);
  return place;
}
