/** A counter to press: its picture, its name, and what there is to say about it. */
import { type ReactNode, useEffect } from 'react';
import { NO_HEX } from '../../../../engine/hexmap/hexId';
import { counterOf, hexOfCounter } from '../../../../engine/saratoga';
import { describeCounter } from '../../text/describeHex';
import { useTable } from '../../table';
import { CounterIcon } from './CounterIcon';
import { usePointer } from '../../../hexboard/pointer';

interface Props {
  readonly id: string;
  readonly pressed?: boolean;
  readonly onPress: () => void;
  readonly children?: ReactNode;
}

export function CounterButton({ id, pressed, onPress, children }: Props) {
  const marks = useTable((table) => table.view?.marks[id]);
  const highlight = usePointer((pointer) => pointer.highlight);
  // What was pointed at goes dark with the button.
  useEffect(() => () => highlight([]), [highlight]);
  const light = () => {
    const { view } = useTable.getState();
    const hex = view ? hexOfCounter(view, id) : NO_HEX;
    if (hex !== NO_HEX) highlight([hex]);
  };
  const darken = () => highlight([]);
  const counter = counterOf(id);
  return (
    <button
      type="button"
      className="counter-button"
      aria-pressed={pressed}
      data-ask={`counter ${id}`}
      onClick={onPress}
      onPointerEnter={light}
      onPointerLeave={darken}
      onFocus={light}
      onBlur={darken}
    >
      <CounterIcon id={id} />
      <span>
        <b>{counter.name}</b> {children}
        {/* What is seen comes first in its name, so that one can say it to press it. */}
        <span className="unseen">{`, ${describeCounter(counter, marks)}`}</span>
      </span>
    </button>
  );
}
