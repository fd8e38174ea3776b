/** A button that answers a question. What the engine would refuse is told instead, with its case. */
import { type ReactNode, useEffect } from 'react';
import { usePointer } from '../../../../store/pointer';
import type { Action } from '../../../../engine/campaign';
import { CaseLink } from '../../../table/CaseLink';
import { numberOf } from '../../spots';
import { act, check, useTable } from '../../table';
import { refusals } from '../../text/refusals';

interface Props {
  readonly action: Action;
  readonly children: ReactNode;
  readonly chief?: boolean;
  /** It ends the phase or declines: it stands apart from the orders, and never looks like one. */
  readonly ends?: boolean;
  /** The places that it is about, lit on the map while it is pointed at. */
  readonly lights?: readonly string[];
}

export function ActButton({ action, children, chief = false, ends = false, lights }: Props) {
  const highlight = usePointer((pointer) => pointer.highlight);
  const isLit = lights !== undefined;
  const light = () => {
    if (lights) highlight(lights.map(numberOf));
  };
  const darken = () => {
    if (lights) highlight([]);
  };
  // What was pointed at goes dark with the button.
  useEffect(() => (isLit ? () => highlight([]) : undefined), [highlight, isLit]);
  // What is refused can change with every action.
  const refusal = useTable((table) => table.view) && check(action);
  if (refusal)
    return (
      <p className="not-now">
        <b>{children}</b> {refusals[refusal.code as keyof typeof refusals]} <CaseLink rule={refusal.case} />
      </p>
    );
  return (
    <button
      type="button"
      className={chief ? 'answer chief' : ends ? 'answer ends' : 'answer'}
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
