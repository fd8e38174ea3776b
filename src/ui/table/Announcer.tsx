/** Says aloud what happened and what is asked, for those who do not see the board. */
import { useTable } from '../../store/table';
import { useWords } from './game';

export function Announcer() {
  const words = useWords();
  const view = useTable((table) => table.view);
  const decision = useTable((table) => table.decision);
  const events = useTable(({ latest, log }) => (latest === undefined ? undefined : log[latest]?.events));
  const lines = (events ?? []).flatMap((event) => words.line(event)?.text ?? []);
  return (
    <p className="unseen" aria-live="polite" data-testid="announcer">
      {[...lines, view && decision ? words.question(view) : ''].join(' ')}
    </p>
  );
}
