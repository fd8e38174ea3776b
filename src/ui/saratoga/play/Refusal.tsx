/** Why something cannot be done: one sentence and its case, for as long as it takes to read. */
import { useEffect } from 'react';
import { useGame } from '../../../store/game';
import { refusals } from '../../text/refusals';
import { CaseLink } from './CaseLink';

const READING = 6000;

export function RefusalNote() {
  const refused = useGame((game) => game.refused);
  const forgive = useGame((game) => game.forgive);
  useEffect(() => {
    if (!refused) return undefined;
    const timer = window.setTimeout(forgive, READING);
    return () => window.clearTimeout(timer);
  }, [forgive, refused]);
  return (
    <div className="refusal-place" role="alert">
      {refused && (
        <p className="refusal" key={refused.number}>
          {refusals[refused.refusal.code as keyof typeof refusals] ?? refused.refusal.code}{' '}
          <CaseLink rule={refused.refusal.case} />
        </p>
      )}
    </div>
  );
}
