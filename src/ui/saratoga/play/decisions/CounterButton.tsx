/** A counter to press: its picture, its name, and what there is to say about it. */
import type { ReactNode } from 'react';
import { counterOf } from '../../../../engine/saratoga';
import { useGame } from '../../../../store/game';
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
  const counter = counterOf(id);
  return (
    <button
      type="button"
      className="counter-button"
      aria-pressed={pressed}
      aria-label={describeCounter(counter, marks)}
      onClick={onPress}
    >
      <svg viewBox="-38 -38 78 79" width="44" height="45" aria-hidden="true">
        <CounterFace counter={counter} marks={marks} />
      </svg>
      <span>
        <b>{counter.name}</b>
        {children}
      </span>
    </button>
  );
}
