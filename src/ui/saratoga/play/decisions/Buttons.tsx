/** The buttons that answer a question: the chief one first. What the engine would refuse is told instead, with its case. */
import { type ReactNode, useEffect } from 'react';
import type { Hex } from '../../../../engine/hexmap/hexId';
import type { Action } from '../../../../engine/saratoga';
import { refusalFor, useGame } from '../../../../store/game';
import { useTable } from '../../../../store/table';
import { refusals } from '../../../text/refusals';
import { CaseLink } from '../CaseLink';

interface Props {
  readonly action: Action;
  readonly children: ReactNode;
  readonly chief?: boolean;
  readonly label?: string;
  /** The hexes that it is about, lit on the map while it is pointed at. */
  readonly lights?: readonly number[];
}

export function ActButton({ action, children, chief = false, label, lights }: Props) {
  const highlight = useTable((table) => table.highlight);
  const light = () => {
    if (lights) highlight(lights as readonly Hex[]);
  };
  const darken = () => {
    if (lights) highlight([]);
  };
  // What was pointed at goes dark with the button.
  const isLit = lights !== undefined;
  useEffect(() => (isLit ? () => highlight([]) : undefined), [highlight, isLit]);
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
      onPointerEnter={light}
      onPointerLeave={darken}
      onFocus={light}
      onBlur={darken}
    >
      {children}
    </button>
  );
}
