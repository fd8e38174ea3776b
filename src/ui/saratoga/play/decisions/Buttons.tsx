/** The buttons that answer a question: the chief one first. */
import type { ReactNode } from 'react';
import type { Action } from '../../../../engine/saratoga';
import { useGame } from '../../../../store/game';

interface Props {
  readonly action: Action;
  readonly children: ReactNode;
  readonly chief?: boolean;
  readonly label?: string;
}

export function ActButton({ action, children, chief = false, label }: Props) {
  const act = useGame((game) => game.act);
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
