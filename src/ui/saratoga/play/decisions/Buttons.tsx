/** The buttons that answer a question: the chief one first. What the engine would refuse is told instead, with its case. */
import type { ReactNode } from 'react';
import type { Action } from '../../../../engine/saratoga';
import { refusalFor, useGame } from '../../../../store/game';
import { refusals } from '../../../text/refusals';
import { CaseLink } from '../CaseLink';

interface Props {
  readonly action: Action;
  readonly children: ReactNode;
  readonly chief?: boolean;
  readonly label?: string;
}

export function ActButton({ action, children, chief = false, label }: Props) {
  const act = useGame((game) => game.act);
  // What is refused can change with every action.
  const refusal = useGame((game) => game.session) && refusalFor(action);
  if (refusal)
    return (
      <p className="barred">
        <b>{children}</b> {refusals[refusal.code as keyof typeof refusals]} <CaseLink rule={refusal.case} />
      </p>
    );
  return (
    <button
      type="button"
      className={chief ? 'answer chief' : 'answer'}
      aria-label={label}
      onClick={() => act(action)}
    >
      {children}
    </button>
  );
}
