/** The buttons that answer a question. What the engine would refuse is told instead, with its case. */
import { type ReactNode, useEffect } from 'react';
import type { Action } from '../../../../engine/firstSaratoga';
import { usePointer } from '../../../../store/pointer';
import { CaseLink } from '../../../table/CaseLink';
import { counterOf, hexOfCounter } from '../../field';
import { CounterFace } from '../../counters/CounterFace';
import { act, check, useTable } from '../../table';
import { play } from '../../text/play';
import { refusals } from '../../text/refusals';
import { describeCounter } from '../../text/describe';

interface Props {
  readonly action: Action;
  readonly children: ReactNode;
  readonly chief?: boolean;
  /** It ends the phase or declines: it stands apart from the orders, and never looks like one. */
  readonly ends?: boolean;
  /** The hexes that it is about, lit on the map while it is pointed at. */
  readonly lights?: readonly number[];
  /** It says in a second line what it costs: it takes the whole width. */
  readonly isPriced?: boolean;
  readonly onLook?: () => void;
}

export function ActButton(props: Props) {
  const { action, children, chief = false, ends = false, lights, isPriced = false, onLook } = props;
  const light = useLight(lights);
  // What is refused can change with every action.
  const refusal = useTable((table) => table.view) && check(action);
  if (refusal)
    return (
      <p className="fs-barred">
        <b>{children}</b> {refusals[refusal.code as keyof typeof refusals]} <CaseLink rule={refusal.case} />
      </p>
    );
  return (
    <button
      type="button"
      className={`answer${chief ? ' chief' : ends ? ' ends' : ''}${isPriced ? ' fs-priced' : ''}`}
      onClick={() => act(action)}
      {...light}
      {...(onLook ? { onPointerEnter: onLook, onFocus: onLook } : {})}
    >
      {children}
    </button>
  );
}

interface CounterProps {
  readonly id: string;
  readonly pressed?: boolean;
  /** It has had its turn, and is shown so that the others keep their places. */
  readonly isDone?: boolean;
  readonly onPress: () => void;
  readonly children?: ReactNode;
}

/** A counter to press: its picture, its name, and what there is to say about it. */
export function CounterButton({ id, pressed, isDone = false, onPress, children }: CounterProps) {
  const marks = useTable((table) => table.view?.marks[id]);
  const hex = useTable((table) => (table.view ? hexOfCounter(table.view.stacks, id) : 0));
  const light = useLight(hex === 0 ? undefined : [hex]);
  const counter = counterOf(id);
  const told = (marks ?? []).filter(
    (mark) => mark === 'disrupted' || mark === 'reduced' || mark === 'ineffective',
  );
  return (
    <button
      type="button"
      className="fs-counter-button"
      aria-pressed={pressed}
      disabled={isDone}
      title={describeCounter(counter, marks)}
      onClick={onPress}
      {...light}
    >
      <CounterIcon id={id} />
      <span>
        <b>{counter.name.replace("'", '’')}</b>
        {told.length > 0 && <small>{told.map((mark) => play.marks[mark]).join(', ')}</small>}
        {children}
        {/* What is seen comes first in its name, so that one can say it to press it. */}
        <span className="unseen">{`, ${describeCounter(counter, marks)}`}</span>
      </span>
    </button>
  );
}

export function CounterIcon({ id }: { id: string }) {
  const marks = useTable((table) => table.view?.marks[id]);
  return (
    <svg
      className="fs-icon by-day"
      viewBox="-40 -40 80 80"
      width="44"
      height="44"
      aria-hidden="true"
      data-degree="middle"
    >
      <CounterFace
        counter={counterOf(id)}
        marks={marks?.filter((mark) => mark !== 'moved' && mark !== 'attacked')}
      />
    </svg>
  );
}

/** Lights hexes while something is pointed at; what was lit goes dark with it. */
export function useLight(hexes: readonly number[] | undefined) {
  const highlight = usePointer((pointer) => pointer.highlight);
  const isLit = hexes !== undefined;
  useEffect(() => (isLit ? () => highlight([]) : undefined), [highlight, isLit]);
  if (!hexes) return {};
  const light = () => highlight(hexes);
  const darken = () => highlight([]);
  return { onPointerEnter: light, onPointerLeave: darken, onFocus: light, onBlur: darken };
}
