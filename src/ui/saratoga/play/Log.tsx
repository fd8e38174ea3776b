/** What has happened, in plain words, the latest last: grouped by turn and phase, each line leads to its place. */
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { Event, EventType } from '../../../engine/saratoga';
import type { Hex } from '../../../engine/hexmap/hexId';
import { useGame } from '../../../store/game';
import { useTable } from '../../../store/table';
import { told } from '../../../store/told';
import { Icon } from '../../shell/Icon';
import { logLine, nothingOfThis } from '../../text/log';
import { play } from '../../text/play';
import { CaseLink } from './CaseLink';
import { Die } from './Die';
import { OtherLines } from './OtherLines';

const SHAKEN: readonly EventType[] = ['stepLost', 'surrendered', 'moraleChecked', 'broke', 'leaderRemoved'];

/** What the log can be narrowed to; headings come along with what stands under them. */
const FILTERS = {
  all: undefined,
  fire: ['shot', 'held', ...SHAKEN],
  losses: [...SHAKEN, 'removedByStacking', 'leaderKilled', 'recovered', 'ended'],
  moves: ['moved', 'exited', 'advanced', 'retreated', 'displaced', 'relocated'],
} as const satisfies Readonly<Record<string, readonly EventType[] | undefined>>;
type Filter = keyof typeof FILTERS;

interface Entry {
  readonly key: string;
  readonly event: Event;
  /** The place of the record after it. */
  readonly place: number;
}

export function Log() {
  const [filter, setFilter] = useState<Filter>('all');
  const steps = useGame((game) => game.session?.steps);
  const cursor = useGame((game) => game.session?.cursor ?? 0);
  const view = useGame((game) => game.view);
  const restartPhase = useGame((game) => game.restartPhase);
  const entries = useMemo(
    () =>
      (steps ?? []).slice(0, cursor).flatMap(({ events }, at) =>
        (view ? told(view, events) : events).map((event, i): Entry => ({
          key: `${at} ${i}`,
          event,
          place: at + 1,
        })),
      ),
    [cursor, steps, view],
  );
  const shown = useMemo(() => narrowed(entries, FILTERS[filter]).slice(-LONGEST), [entries, filter]);
  const list = useRef<HTMLOListElement>(null);
  // The latest line is in sight.
  useEffect(() => {
    const card = list.current?.parentElement;
    if (card) card.scrollTop = card.scrollHeight;
  }, [shown]);
  if (entries.length === 0) return <p className="aside">{play.log.empty}</p>;
  return (
    <>
      <div className="log-filter" role="group" aria-label={play.log.filter}>
        {(Object.keys(FILTERS) as Filter[]).map((name) => (
          <button key={name} type="button" aria-pressed={filter === name} onClick={() => setFilter(name)}>
            {play.log.filters[name]}
          </button>
        ))}
        <button type="button" className="restart" onClick={restartPhase}>
          {play.log.restart}
        </button>
      </div>
      {shown.length === 0 && <p className="aside">{nothingOfThis}</p>}
      <ol className="log" ref={list}>
        {shown.map(({ key, event, place }) => (
          <Line key={key} event={event} place={place} isPast={place < cursor} />
        ))}
      </ol>
      <OtherLines />
    </>
  );
}

/** What is of these types, each under its turn and phase; a heading with nothing under it is left out. */
function narrowed(entries: readonly Entry[], types: readonly EventType[] | undefined): readonly Entry[] {
  if (!types) return entries;
  const kept: Entry[] = [];
  let turn: Entry | undefined;
  let phase: Entry | undefined;
  for (const entry of entries) {
    const { type } = entry.event;
    if (type === 'turnBegan') [turn, phase] = [entry, undefined];
    else if (type === 'phaseBegan') phase = entry;
    else if (types.includes(type)) {
      kept.push(...(turn ? [turn] : []), ...(phase ? [phase] : []), entry);
      [turn, phase] = [undefined, undefined];
    }
  }
  return kept;
}

/** More would be slow to draw, and nobody reads it here. */
const LONGEST = 150;

interface LineProps {
  readonly event: Event;
  readonly place: number;
  /** Whether the game has gone on since. */
  readonly isPast: boolean;
}

const Line = memo(function Line({ event, place, isPast }: LineProps) {
  const visit = useTable((table) => table.visit);
  const highlight = useTable((table) => table.highlight);
  const line = logLine(event);
  if (!line) return null;
  const { hex } = line;
  const words = (
    <>
      {line.dice && line.dice.map((face, i) => <Die key={i} face={face} size={17} />)} {line.text}
    </>
  );
  return (
    <li className={`line ${line.tone} ${line.side ?? ''}`}>
      {hex === undefined ? (
        <span>{words}</span>
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
      {isPast && (
        <button
          type="button"
          className="back-to"
          aria-label={play.log.backTo(line.text)}
          title={play.log.back}
          onClick={() => useGame.getState().backTo(place)}
        >
          <Icon name="undo" />
        </button>
      )}
      {line.case !== undefined && <CaseLink rule={line.case} />}
    </li>
  );
});
