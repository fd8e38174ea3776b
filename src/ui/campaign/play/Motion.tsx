/** Blocks that go from place to place, once: own ones with their faces, all others as bare wood. */
import { useLayoutEffect, useRef } from 'react';
import type { Event } from '../../../engine/campaign';
import { type Pace, usePreferences } from '../../../store/preferences';
import { Back, Face } from '../blocks/Block';
import { lineAlong } from '../map/roads';
import { blockOf } from '../spots';
import { useTable } from '../table';

type Went = Extract<Event, { readonly type: 'moved' | 'retreated' }>;

const PACE: Readonly<Record<Pace, number>> = { slow: 1100, normal: 620, quick: 320, off: 0 };

export function Motion() {
  const latest = useTable((table) => table.latest);
  const went = useTable(({ log }) =>
    (log[latest ?? -1]?.events ?? []).findLast(
      (event): event is Went => event.type === 'moved' || event.type === 'retreated',
    ),
  );
  const pace = usePreferences((preferences) => preferences.pace);
  if (!went || latest === undefined || PACE[pace] === 0) return null;
  return <Traveller key={latest} went={went} duration={PACE[pace]} />;
}

function Traveller({ went, duration }: { went: Went; duration: number }) {
  const group = useRef<SVGGElement>(null);
  const places = went.type === 'moved' ? [went.from, ...went.path] : [went.from, went.to];
  const way = places.join(' ');
  useLayoutEffect(() => {
    const line = lineAlong(way.split(' '));
    if (!group.current || line.length < 2 || window.matchMedia('(prefers-reduced-motion: reduce)').matches)
      return undefined;
    const frames = line.map(({ x, y }, i) => ({
      transform: `translate(${x}px, ${y}px)`,
      opacity: i === line.length - 1 ? 0.4 : 1,
    }));
    const motion = group.current.animate(frames, {
      duration: duration * Math.max(1, places.length - 1),
      easing: 'ease-in-out',
    });
    return () => motion.cancel();
  }, [duration, places.length, way]);
  const ids = went.blocks ?? [];
  return (
    <g ref={group} className="on-the-road" opacity="0">
      {Array.from({ length: Math.min(3, went.count) }, (_, i) => {
        const id = ids[i];
        return (
          <g key={i} transform={`translate(${i * 14} ${-i * 12})`}>
            {id === undefined ? <Back side={went.side} /> : <Face id={id} sp={spOf(id)} />}
          </g>
        );
      })}
    </g>
  );
}

const spOf = (id: string): number =>
  useTable.getState().view?.blocks.find((block) => block.id === id)?.sp ?? blockOf(id).sp;
