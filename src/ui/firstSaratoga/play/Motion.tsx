/** What was just played, shown on the map for a moment: counters travel, a hex under fire flashes. */
import { useLayoutEffect, useRef } from 'react';
import type { Event } from '../../../engine/firstSaratoga';
import type { Hex } from '../../../engine/hexmap/hexId';
import { type Pace, usePreferences } from '../../../store/preferences';
import { sendAway } from '../../../store/away';
import type { Point } from '../../hexboard/layout';
import { Pile } from '../counters/Stack';
import { useField } from '../field';
import { useTable } from '../table';

/** Milliseconds a hex. */
const SPEED: Readonly<Record<Pace, number>> = { slow: 240, normal: 120, quick: 55, off: 0 };

export function Motion() {
  const latest = useTable((table) => table.latest);
  const events = useTable((table) => table.log[table.latest ?? -1]?.events);
  if (latest === undefined || !events) return null;
  return <Shown key={latest} events={events} />;
}

interface Travel {
  readonly ids: readonly string[];
  readonly way: readonly number[];
}

function Shown({ events }: { events: readonly Event[] }) {
  const { layout } = useField();
  const hit = events.flatMap((event) =>
    event.type === 'combatRolled' || event.type === 'stepLost' || event.type === 'eliminated'
      ? [event.hex]
      : [],
  );
  return (
    <g className="fs-motion">
      {travels(events).map((travel, i) => (
        <Traveller key={i} travel={travel} centres={travel.way.map((hex) => layout.centreOf(hex as Hex))} />
      ))}
      {[...new Set(hit)].map((hex) => (
        <path key={hex} className="fs-struck" d={layout.outlineOf(hex)} />
      ))}
    </g>
  );
}

function Traveller({ travel: { ids }, centres }: { travel: Travel; centres: readonly Point[] }) {
  const group = useRef<SVGGElement>(null);
  const first = useRef({ ids, centres });
  useLayoutEffect(() => {
    const pace = usePreferences.getState().pace;
    const { ids: gone, centres: way } = first.current;
    const isStill = SPEED[pace] === 0 || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isStill || !group.current?.animate) return undefined;
    const frames = way.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)`, opacity: 1 }));
    const motion = group.current.animate(frames, { duration: SPEED[pace] * (way.length - 1) });
    const arrive = sendAway(gone);
    motion.onfinish = arrive;
    return () => {
      motion.cancel();
      arrive();
    };
  }, []);
  return (
    <g ref={group} className="fs-traveller">
      <Pile ids={ids} />
    </g>
  );
}

/** The ways of one action, step after step of the same group joined. */
function travels(events: readonly Event[]): readonly Travel[] {
  const found: { ids: readonly string[]; way: number[] }[] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (event.type === 'stepped' && event.from > 0) {
      if (last && last.ids.join() === event.counters.join() && last.way.at(-1) === event.from)
        last.way.push(event.to);
      else found.push({ ids: event.counters, way: [event.from, event.to] });
    } else if (event.type === 'retreated' && event.path.length > 0)
      found.push({ ids: [...event.units, ...event.leaders], way: [event.from, ...event.path] });
    else if (event.type === 'relocated') found.push({ ids: [event.leader], way: [event.from, event.hex] });
    else if (event.type === 'advanced' && event.from[0] !== undefined && new Set(event.from).size === 1)
      found.push({ ids: [...event.units, ...event.leaders], way: [event.from[0], event.hex] });
  }
  return found;
}
