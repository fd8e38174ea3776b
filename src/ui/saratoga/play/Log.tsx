/** What has happened, in plain words, the latest last: grouped by turn and phase, each line leads to its place. */
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { type Event, eventFor } from '../../../engine/saratoga';
import type { Hex } from '../../../engine/hexmap/hexId';
import { useGame } from '../../../store/game';
import { useTable } from '../../../store/table';
import { logLine } from '../../text/log';
import { play } from '../../text/play';
import { CaseLink } from './CaseLink';
import { Die } from './Die';

/** What the log can be narrowed to. */
const FILTERS = {
  all: undefined,
  fire: ['fire', 'loss', 'morale', 'leader'],
  losses: ['loss', 'morale', 'leader', 'end'],
  moves: ['move'],
} as const;
type Filter = keyof typeof FILTERS;

export function Log() {
  const [filter, setFilter] = useState<Filter>('all');
  const steps = useGame((game) => game.session?.steps);
  const cursor = useGame((game) => game.session?.cursor ?? 0);
  const entries = useMemo(
    () =>
      (steps ?? [])
        .slice(0, cursor)
        .flatMap((step, at) =>
          step.events.map((event, i) => ({ key: `${at} ${i}`, event: eventFor(event, undefined) })),
        )
        .slice(-LONGEST),
    [cursor, steps],
  );
  const list = useRef<HTMLOListElement>(null);
  // The latest line is in sight.
  useEffect(() => {
    const card = list.current?.parentElement;
    if (card) card.scrollTop = card.scrollHeight;
  }, [entries]);
  if (entries.length === 0) return <p className="aside">{play.log.empty}</p>;
  return (
    <>
      <div className="log-filter" role="group" aria-label={play.log.filter}>
        {(Object.keys(FILTERS) as Filter[]).map((name) => (
          <button key={name} type="button" aria-pressed={filter === name} onClick={() => setFilter(name)}>
            {play.log.filters[name]}
          </button>
        ))}
      </div>
      <ol className="log" ref={list}>
        {entries.map(({ key, event }) => (
          <Line key={key} event={event} tones={FILTERS[filter]} />
        ))}
      </ol>
    </>
  );
}

/** More would be slow to draw, and nobody reads it here. */
const LONGEST = 150;

const Line = memo(function Line({ event, tones }: { event: Event; tones: readonly string[] | undefined }) {
  const visit = useTable((table) => table.visit);
  const highlight = useTable((table) => table.highlight);
  const line = logLine(event);
  if (!line || (tones && line.tone !== 'phase' && !tones.includes(line.tone))) return null;
  const { hex } = line;
  const words = (
    <>
      {line.dice && line.dice.map((face, i) => <Die key={i} face={face} size={17} />)} {line.text}
    </>
  );
  return (
    <li className={`line ${line.tone} ${line.side ?? ''}`}>
      {line.case !== undefined && <CaseLink rule={line.case} />}
      {hex === undefined ? (
        words
      ) : (
        <button
          type="button"
          onClick={() => visit(hex as Hex)}
          onPointerEnter={() => highlight([hex as Hex])}
          onPointerLeave={() => highlight([])}
        >
          {words}
        </button>
      )}
    </li>
  );
});
