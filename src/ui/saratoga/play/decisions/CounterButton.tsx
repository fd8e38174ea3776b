/** A counter to press: its picture, its name, and what there is to say about it. */
import { type ReactNode, useEffect } from 'react';
import { NO_HEX } from '../../../../engine/hexmap/hexId';
import { counterOf } from '../../../../engine/saratoga';
import { useGame } from '../../../../store/game';
import { useTable } from '../../../../store/table';
import { hexOfCounter } from '../../../../store/ways';
import { describeCounter } from '../../../text/describeHex';
import { CounterFace } from '../../counters/CounterFace';

interface Props {
  readonly id: string;
  readonly pressed?: boolean;
  readonly onPress: () => void;
  readonly children?: ReactNode;
}

export function CounterButton({ id, pressed, onPress, children }: Props) {
  const marks = useGame((game) => game.view?.marks[id]);
  const highlight = useTable((table) => table.highlight);
  // What was pointed at goes dark with the button.
  useEffect(() => () => highlight([]), [highlight]);
  const light = () => {
    const { view } = useGame.getState();
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
      aria-label={describeCounter(counter, marks)}
      onClick={onPress}
      onPointerEnter={light}
      onPointerLeave={darken}
      onFocus={light}
      onBlur={darken}
    >
      <svg viewBox="-38 -38 78 79" width="34" height="35" aria-hidden="true">
        <CounterFace counter={counter} marks={marks} />
      </svg>
      <span>
        <b>{counter.name}</b>
        {children}
      </span>
    </button>
  );
}
