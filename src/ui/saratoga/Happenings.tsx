/** What one action did, shown on the map for a moment: counters travel, shots pass, hexes flash, verdicts stand over them. */
import { useEffect, useRef } from 'react';
import type { Hex } from '../../engine/hexmap/hexId';
import { counterOf, type Event } from '../../engine/saratoga';
import { centreOf, outlineOf } from '../board/layout';
import { verdicts } from '../text/verdicts';
import { Piece } from './counters/Stack';
import { ShotLine } from './play/Asked';

interface Props {
  readonly events: readonly Event[];
  /** Milliseconds for a way of so many hexes. */
  readonly duration: (hexes: number) => number;
}

export function Happenings({ events, duration }: Props) {
  return (
    <g className="motion">
      {events.flatMap(travelOf).map(({ id, way }) => (
        <Traveller key={id} id={id} way={way} duration={duration(way.length - 1)} />
      ))}
      {events.flatMap(hexesHit).map((hex) => (
        <path key={hex} className="struck" d={outlineOf(hex)} />
      ))}
      {events.map((event, i) => event.type === 'shot' && <Shot key={i} shot={event} />)}
      {events.flatMap(verdictsOf).map((verdict, i) => (
        <Verdict key={i} {...verdict} place={i} />
      ))}
    </g>
  );
}

function Shot({ shot: { unit, from, hex } }: { shot: Extract<Event, { type: 'shot' }> }) {
  return (
    <g className="passing">
      <ShotLine from={from} hex={hex} side={counterOf(unit).side} />
    </g>
  );
}

/** What became of it, over the hex where it happened, for a moment. */
function Verdict({ hex, words, isGrave, place }: ReturnType<typeof verdictsOf>[number] & { place: number }) {
  const { x, y } = centreOf(hex as Hex);
  return (
    <g className={isGrave ? 'verdict grave' : 'verdict'} transform={`translate(${x} ${y - 52 - place * 30})`}>
      <rect x={-(12 + words.length * 6.2)} y="-21" width={24 + words.length * 12.4} height="28" rx="6" />
      <text textAnchor="middle">{words}</text>
    </g>
  );
}

function Traveller({ id, way, duration }: { id: string; way: readonly number[]; duration: number }) {
  const group = useRef<SVGGElement>(null);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const frames = way.map((hex) => {
      const { x, y } = centreOf(hex as Hex);
      return { transform: `translate(${x}px, ${y}px)`, opacity: 1 };
    });
    const motion = group.current?.animate(frames, { duration, fill: 'none' });
    return () => motion?.cancel();
  }, [duration, way]);
  return (
    <g ref={group} className="traveller">
      <Piece id={id} />
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

/** The outcome in a word or two, with the hex where it belongs; more than three would hide the map. */
function verdictsOf(event: Event): { hex: number; words: string; isGrave: boolean }[] {
  switch (event.type) {
    case 'shot':
      return [{ hex: event.hex, words: verdicts.shot(event.die, event.hit), isGrave: event.hit }];
    case 'stepLost':
      return event.hits === undefined
        ? []
        : [{ hex: event.hex, words: verdicts.stepLost(event.hits), isGrave: true }];
    case 'leaderKilled':
      return [{ hex: event.hex, words: verdicts.killed, isGrave: true }];
    case 'surrendered':
      return [{ hex: event.hex, words: verdicts.surrendered, isGrave: true }];
    case 'removedByStacking':
      return [{ hex: event.hex, words: verdicts.removed, isGrave: true }];
    default:
      return [];
  }
}
