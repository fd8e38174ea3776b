/** Counters that were just moved travel along their way, and hexes where something happened flash once. */
import { useEffect, useRef } from 'react';
import type { Hex } from '../../../engine/hexmap/hexId';
import { counterOf, type Event, eventFor } from '../../../engine/saratoga';
import { useGame } from '../../../store/game';
import { type Pace, usePreferences } from '../../../store/preferences';
import { centreOf, cornersAround, polygon } from '../../board/layout';
import { CounterFace } from '../counters/CounterFace';

/** Milliseconds a hex. */
const SPEED: Readonly<Record<Pace, number>> = { slow: 240, normal: 120, quick: 55, off: 0 };

export function Motion() {
  const session = useGame((game) => game.session);
  const pace = usePreferences((preferences) => preferences.pace);
  const latest = useGame((game) => game.latest);
  if (latest === undefined || SPEED[pace] === 0) return null;
  const events = (session?.steps[latest]?.events ?? []).map((event) => eventFor(event, undefined));
  return (
    <g className="motion" key={latest}>
      {events.flatMap(travelOf).map(({ id, way }) => (
        <Traveller key={id} id={id} way={way} speed={SPEED[pace]} />
      ))}
      {events.flatMap(hexesHit).map((hex) => (
        <path key={hex} className="struck" d={polygon(cornersAround(centreOf(hex as Hex)))} />
      ))}
    </g>
  );
}

function Traveller({ id, way, speed }: { id: string; way: readonly number[]; speed: number }) {
  const group = useRef<SVGGElement>(null);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const frames = way.map((hex) => {
      const { x, y } = centreOf(hex as Hex);
      return { transform: `translate(${x}px, ${y}px)`, opacity: 1 };
    });
    const motion = group.current?.animate(frames, { duration: speed * (way.length - 1), fill: 'none' });
    return () => motion?.cancel();
  }, [speed, way]);
  return (
    <g ref={group} className="traveller">
      <CounterFace counter={counterOf(id)} marks={undefined} />
    </g>
  );
}

function travelOf(event: Event): { id: string; way: readonly number[] }[] {
  switch (event.type) {
    case 'moved':
      return [{ id: event.shown, way: [event.from, ...event.path] }];
    case 'retreated':
    case 'displaced':
      return [{ id: event.unit, way: [event.from, event.hex] }];
    case 'relocated':
      return [{ id: event.leader, way: [event.from, event.hex] }];
    default:
      return [];
  }
}

const hexesHit = (event: Event): number[] =>
  event.type === 'stepLost' || event.type === 'surrendered' || event.type === 'leaderKilled'
    ? [event.hex]
    : [];
