/** Why something cannot be done: one sentence and its case, at the foot of the map, for as long as it takes to read. */
import { useEffect } from 'react';
import type { Barrier } from '../../engine/kernel/session';
import { NOT_IN_LESSON, useGuide } from '../../store/guide';
import { usePlay } from '../../store/play';
import { table } from '../text/table';
import { CaseLink } from './CaseLink';
import { useWords } from './game';

const READING = 6000;

export function RefusalNote() {
  const words = useWords();
  const refused = usePlay((play) => play.refused);
  const forgive = usePlay((play) => play.forgive);
  useEffect(() => {
    if (!refused) return undefined;
    const timer = window.setTimeout(forgive, READING);
    // Whoever goes on has read it.
    const goOn = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('.refusal .case'))) forgive();
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
    <div className="refusal-place" role="alert">
      {refused && (
        <p className="refusal" key={refused.number}>
          {words.refusal(refused.refusal.code) ?? ownWords(refused.refusal.code)}{' '}
          <CaseLink rule={refused.refusal.case} />
        </p>
      )}
    </div>
  );
}

/** Why nothing can be taken back, or nothing more be played. */
function ownWords(code: string): string {
  if (code === NOT_IN_LESSON) return useGuide.getState().wrong ?? table.lesson.notNow;
  return code === 'recordFull'
    ? table.recordFull
    : (table.undo.barriers[code as Barrier] ?? table.undo.nothing);
}
