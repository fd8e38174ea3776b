/** What has happened, in plain words, the latest last: grouped by turn and phase, each line leads to its place. */
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { DICE } from '../../engine/kernel/game';
import type { GameTypes, LogLine, Words } from '../../games/contract';
import { gameInPlay, usePlay } from '../../store/play';
import { usePointer } from '../../store/pointer';
import { type LogStep, useTable } from '../../store/table';
import { table } from '../text/table';
import { Die } from '../widgets/Die';
import { Icon } from '../widgets/Icon';
import { CaseLink } from './CaseLink';
import { useWords } from './game';
import { part } from '../widgets/Part';

const OtherLines = part(() => import('./OtherLines'));

interface Entry {
  readonly key: string;
  readonly event: unknown;
  readonly line: LogLine;
  /** The place of the record after it. */
  readonly place: number;
}

export function Log() {
  const words = useWords();
  /** Of the topics; none shows all. */
  const [topic, setTopic] = useState<string>();
  const log = useTable((shown) => shown.log);
  const cursor = useTable((shown) => shown.cursor);
  const restart = usePlay((play) => play.restartChapter);
  const opening = useTable((shown) => shown.opening);
  const entries = useMemo(
    () => [...linesOf(opening, words, 'opening', 0), ...entriesOf(log, words)],
    [log, opening, words],
  );
  const shown = useMemo(() => {
    const wanted = words.topics.find(({ name }) => name === topic);
    return (wanted ? narrowed(entries, (event) => wanted.has(event)) : entries).slice(-LONGEST);
  }, [entries, topic, words]);
  // What was left changes only with what is played.
  const hasOthers = (gameInPlay()?.session.branches.length ?? 0) > 0;
  // Before the first decision there is nowhere to go back to.
  const canGoBack = useMemo(() => log.some(({ by }) => by !== DICE), [log]);
  const list = useRef<HTMLOListElement>(null);
  // The latest line is in sight, also when the card above takes room from this one.
  useEffect(() => {
    const card = list.current?.parentElement;
    if (!card) return undefined;
    const toEnd = () => {
      card.scrollTop = card.scrollHeight;
    };
    toEnd();
    if (!('ResizeObserver' in window)) return undefined;
    const watch = new ResizeObserver(toEnd);
    watch.observe(card);
    return () => watch.disconnect();
  }, [shown]);
  if (entries.length === 0) return <p className="aside">{table.log.empty}</p>;
  return (
    <>
      <div className="log-filter" role="group" aria-label={table.log.filter}>
        {[undefined, ...words.topics.map(({ name }) => name)].map((name) => (
          <button key={name ?? ''} type="button" aria-pressed={topic === name} onClick={() => setTopic(name)}>
            {name ?? table.log.all}
          </button>
        ))}
        <button type="button" className="restart" onClick={restart}>
          {table.log.restart}
        </button>
      </div>
      {hasOthers && <OtherLines />}
      {shown.length === 0 && <p className="aside">{table.log.nothingOfThis}</p>}
      <ol className="log" ref={list}>
        {shown.map(({ key, line, place }) => (
          <Line key={key} line={line} place={place} isPast={canGoBack && place < cursor} />
        ))}
      </ol>
    </>
  );
}

/** A step never changes, so that its lines are made once. */
const made = new WeakMap<LogStep, readonly Entry[]>();

function entriesOf(log: readonly LogStep[], words: Words<GameTypes>): readonly Entry[] {
  return log.flatMap((step, at) => {
    const lines = made.get(step) ?? linesOf(step.events, words, `${at}`, at + 1);
    made.set(step, lines);
    return lines;
  });
}

const linesOf = (
  events: readonly unknown[],
  words: Words<GameTypes>,
  key: string,
  place: number,
): readonly Entry[] =>
  events.flatMap((event, i) => {
    const line = words.line(event);
    return line ? [{ event, line, key: `${key} ${i}`, place }] : [];
  });

/** What is of this kind, each under its turn and phase; a heading with nothing under it is left out. */
function narrowed(entries: readonly Entry[], has: (event: unknown) => boolean): readonly Entry[] {
  const kept: Entry[] = [];
  let turn: Entry | undefined;
  let chapter: Entry | undefined;
  for (const entry of entries) {
    const { heading } = entry.line;
    if (heading === 'turn') [turn, chapter] = [entry, undefined];
    else if (heading === 'chapter') chapter = entry;
    else if (has(entry.event)) {
      kept.push(...(turn ? [turn] : []), ...(chapter ? [chapter] : []), entry);
      [turn, chapter] = [undefined, undefined];
    }
  }
  return kept;
}

/** More would be slow to draw, and nobody reads it here. */
const LONGEST = 150;

interface LineProps {
  readonly line: LogLine;
  readonly place: number;
  /** Whether the game has gone on since. */
  readonly isPast: boolean;
}

const Line = memo(function Line({ line, place, isPast }: LineProps) {
  const visit = usePointer((pointer) => pointer.visit);
  const highlight = usePointer((pointer) => pointer.highlight);
  const { at } = line;
  const words = (
    <>
      {line.dice?.map((face, i) => (
        <Die key={i} face={face} size={17} />
      ))}{' '}
      {line.text}
    </>
  );
  return (
    <li className={`line ${line.tone} ${line.side ?? ''}`}>
      {at === undefined ? (
        <span>{words}</span>
      ) : (
        <button
          type="button"
          onClick={() => visit(at)}
          onPointerEnter={() => highlight([at])}
          onPointerLeave={() => highlight([])}
        >
          {words}
        </button>
      )}
      {isPast && (
        <button
          type="button"
          className="back-to"
          aria-label={table.log.backTo(line.text)}
          title={table.log.back}
          onClick={() => usePlay.getState().backTo(place)}
        >
          <Icon name="undo" />
        </button>
      )}
      {line.case !== undefined && <CaseLink rule={line.case} />}
    </li>
  );
});
