/** The buttons that answer a question: the chief one first. What the engine would refuse is told instead, with its case. */
import { type ReactNode, useEffect } from 'react';
import type { Hex } from '../../../../engine/hexmap/hexId';
import type { Action } from '../../../../engine/saratoga';
import { refusals } from '../../text/refusals';
import { CaseLink } from '../../../table/CaseLink';
import { act, check, useTable } from '../../table';
import { usePointer } from '../../../hexboard/pointer';

interface Props {
  readonly action: Action;
  readonly children: ReactNode;
  readonly chief?: boolean;
  /** It ends the phase or declines: it stands apart from the orders, and never looks like one. */
  readonly ends?: boolean;
  readonly label?: string;
  /** The hexes that it is about, lit on the map while it is pointed at. */
  readonly lights?: readonly number[];
}

export function ActButton({ action, children, chief = false, ends = false, label, lights }: Props) {
  const highlight = usePointer((pointer) => pointer.highlight);
  const light = () => {
    if (lights) highlight(lights as readonly Hex[]);
  };
  const darken = () => {
    if (lights) highlight([]);
  };
  // What was pointed at goes dark with the button.
  const isLit = lights !== undefined;
  useEffect(() => (isLit ? () => highlight([]) : undefined), [highlight, isLit]);
  // What is refused can change with every action.
  const refusal = useTable((table) => table.view) && check(action);
  if (refusal)
    return (
      <p className="barred" data-ask={`action ${action.kind}`}>
        <b>{children}</b> {refusals[refusal.code as keyof typeof refusals]} <CaseLink rule={refusal.case} />
      </p>
    );
  return (
    <button
      type="button"
      className={chief ? 'answer chief' : ends ? 'answer ends' : 'answer'}
      aria-label={label}
      data-ask={`action ${action.kind}`}
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
