/** Counters that go from hex to hex, once; the stack at their goal is without them until they arrive. */
import { useLayoutEffect, useRef, useState } from 'react';
import type { Hex } from '../../engine/hexmap/hexId';
import { counterOf, type Event, isUnit } from '../../engine/saratoga';
import { centreOf } from '../hexboard/layout';
import { sendAway } from '../../store/away';
import { DEPTH, Piece } from './counters/Stack';
import { onPress } from './onPress';

export interface Travel {
  /** From the bottom up. */
  readonly ids: readonly string[];
  readonly way: readonly number[];
}

interface Props {
  /** The same event is the same travel. */
  readonly event: Event;
  readonly duration: (hexes: number) => number;
}

export function Traveller({ event, duration }: Props) {
  const group = useRef<SVGGElement>(null);
  // A pace chosen on the way is for the next.
  const [timeFor] = useState(() => duration);
  useLayoutEffect(() => {
    const travel = travelOf(event);
    return travel && group.current ? go(group.current, travel, timeFor(travel.way.length - 1)) : undefined;
  }, [event, timeFor]);
  const ids = travelOf(event)?.ids ?? [];
  const units = ids.filter((id) => isUnit(counterOf(id)));
  const drawn = units.length > 0 ? units : ids.slice(-1);
  return (
    <g ref={group} className="traveller">
      {drawn.map((id, i) => {
        const shift = (drawn.length - 1) * (DEPTH / 2) - i * DEPTH;
        return (
          <g key={id} transform={`translate(${shift} ${shift + 3})`}>
            <Piece id={id} />
          </g>
        );
      })}
    </g>
  );
}

export const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Until the function that it answers is called, or somebody is in a hurry. */
function go(group: SVGGElement, { ids, way }: Travel, duration: number): (() => void) | undefined {
  if (duration === 0 || isStill()) return undefined;
  const frames = way.map((hex) => {
    const { x, y } = centreOf(hex as Hex);
    return { transform: `translate(${x}px, ${y}px)`, opacity: 1 };
  });
  const motion = group.animate(frames, { duration, fill: 'none' });
  const arrive = sendAway(ids);
  motion.onfinish = arrive;
  const forget = onPress(() => motion.finish());
  return () => {
    forget();
    motion.cancel();
    arrive();
  };
}

export function travelOf(event: Event): Travel | undefined {
  switch (event.type) {
    case 'moved': {
      const { counters, shown, from, path } = event;
      return { ids: [...counters.filter((id) => id !== shown), shown], way: [from, ...path] };
    }
    case 'retreated':
      return { ids: [...event.leaders, event.unit], way: [event.from, event.hex] };
    case 'displaced':
      return { ids: [event.unit], way: [event.from, event.hex] };
    case 'relocated':
      return { ids: [event.leader], way: [event.from, event.hex] };
    default:
      return undefined;
  }
}
