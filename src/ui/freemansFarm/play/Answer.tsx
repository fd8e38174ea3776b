/** A button that answers the question: what the engine would refuse is told instead, with its case. */
import { type ReactNode, useEffect } from 'react';
import type { Action } from '../../../engine/freemansFarm';
import { CaseLink } from '../../table/CaseLink';
import { type Line, useSpot } from '../spot';
import { act, check, useTable } from '../table';
import { refusalOf } from '../text/refusals';
import { isAdvisedAnswer, useAdvised } from './advised';

interface Props {
  readonly action: Action;
  readonly children: ReactNode;
  readonly chief?: boolean;
  /** It declines or ends something: it stands apart and never looks like an order. */
  readonly ends?: boolean;
  /** It may be done and brings nothing. */
  readonly isIdle?: boolean;
  /** The attack that it would make, drawn on the field while it is pointed at. */
  readonly line?: Line | undefined;
}

export function Answer({ action, children, chief = false, ends = false, isIdle = false, line }: Props) {
  const point = useSpot((spot) => spot.point);
  useEffect(() => () => point(undefined), [point]);
  const isAdvised = isAdvisedAnswer(useAdvised(), action);
  // What is refused can change with every action.
  const refusal = useTable((table) => table.view) && check(action);
  if (refusal)
    return (
      <p className="ff-barred">
        <b>{children}</b> {refusalOf(refusal.code, refusal.at)} <CaseLink rule={refusal.case} />
      </p>
    );
  return (
    <button
      type="button"
      className={`answer ${chief ? 'chief' : ends ? 'ends' : isIdle ? 'idle' : ''} ${isAdvised ? 'advised' : ''}`}
      onClick={() => act(action)}
      onPointerEnter={() => line && point(line)}
      onPointerLeave={() => line && point(undefined)}
      onFocus={() => line && point(line)}
      onBlur={() => line && point(undefined)}
    >
      {children}
    </button>
  );
}
