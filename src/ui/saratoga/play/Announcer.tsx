/** Says aloud what happened and what is asked, for those who do not see the board. */
import { useGame } from '../../../store/game';
import { told } from '../../../store/told';
import { logLine } from '../../text/log';
import { questionFor } from '../../text/questions';

export function Announcer() {
  const view = useGame((game) => game.view);
  const session = useGame((game) => game.session);
  const latest = useGame((game) => game.latest);
  const events = latest === undefined ? [] : (session?.steps[latest]?.events ?? []);
  const lines = view ? told(view, events).flatMap((event) => logLine(event)?.text ?? []) : [];
  const asked = view?.decision ? questionFor(view) : undefined;
  return (
    <p className="unseen" aria-live="polite" data-testid="announcer">
      {[...lines, asked ? `${asked.who}: ${asked.question}` : ''].join(' ')}
    </p>
  );
}
