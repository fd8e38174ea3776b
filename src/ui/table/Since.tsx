/** What opponents did since a person last decided, as far as whoever looks may know: each line shows it once more. */
import { useEffect, useRef } from 'react';
import { DICE } from '../../engine/kernel/game';
import { decidedBefore } from '../../store/decided';
import { usePlay } from '../../store/play';
import { usePreferences } from '../../store/preferences';
import { levelAt, opponent, type Seats } from '../../store/seats';
import { type LogStep, useTable } from '../../store/table';
import { opponents } from '../text/opponents';
import { useWords } from './game';
import { Noticed } from './Noticed';
import './style/opponents.css';

/** A single one stands among the latest rolls, or was seen on the map. */
const FEW = 1;

/** Before a question, folded: what is asked comes first. */
export default function Since() {
  const seats = usePlay((play) => play.seats);
  const log = useTable((table) => table.log);
  const words = useWords();
  const lines = useLines();
  const last = log[sinceWhen(log, seats)];
  const side = log.slice(sinceWhen(log, seats)).find(({ by }) => levelAt(seats, by) !== undefined)?.by;
  const taken = Object.keys(seats).filter((each) => seats[each] === 'self');
  return (
    <>
      {side !== undefined && lines.length > FEW && (
        <details className={`since ${side}`} key={log.indexOf(last ?? NO_STEP)}>
          <summary>{opponents.since(words.theSide(side), lines.length)}</summary>
          <SinceLines isRead />
        </details>
      )}
      {side !== undefined && <Noticed side={side} steps={log.slice(sinceWhen(log, seats))} />}
      {taken.map((each) => (
        <GiveBack key={each} side={each} />
      ))}
    </>
  );
}

const NO_STEP: LogStep = { by: DICE, events: [] };

interface SinceProps {
  /** Those that lie beside it as dice are not told twice. */
  readonly withoutRolls?: boolean;
  /** By somebody who wants to know it from the beginning; else the latest is in sight. */
  readonly isRead?: boolean;
}

export function SinceLines({ withoutRolls = false, isRead = false }: SinceProps) {
  const replay = usePlay((play) => play.replay);
  const decided = useTable(({ log }) => log.findLastIndex(({ by }) => by !== DICE));
  const lines = useLines().filter(({ step }) => !withoutRolls || step <= decided);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current && !isRead) list.current.scrollTop = list.current.scrollHeight;
  }, [isRead, lines.length]);
  return (
    <ol className="since-lines" ref={list}>
      {lines.slice(-MOST).map(({ step, text, side }) => (
        <li key={step} className={side}>
          <button type="button" aria-label={opponents.showAgain(text)} onClick={() => replay(step)}>
            {text}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** More would be slow to draw, and stand in the log anyway. */
const MOST = 40;

function GiveBack({ side }: { side: string }) {
  const words = useWords();
  const level = usePreferences((preferences) => preferences.level);
  return (
    <button
      type="button"
      className="answer give-back"
      onClick={() => usePlay.getState().seat(side, opponent(level))}
    >
      {opponents.turn.giveBack(words.theSide(side))}
    </button>
  );
}

interface Line {
  readonly step: number;
  readonly text: string;
  readonly side: string;
}

function useLines(): readonly Line[] {
  const words = useWords();
  const seats = usePlay((play) => play.seats);
  const log = useTable((table) => table.log);
  const from = sinceWhen(log, seats);
  return log.slice(from).flatMap(({ by, events }, i) => {
    const told = events.flatMap((event) => words.line(event) ?? []);
    const plain = told.filter(({ heading, tone }) => heading === undefined && tone !== 'phase');
    if (plain.length === 0) return [];
    return [{ step: from + i, text: plain.map(({ text }) => text).join(' '), side: plain[0]?.side ?? by }];
  });
}

/** The first step of an opponent since a person last decided himself; rolls of his own orders are his. */
function sinceWhen(log: readonly LogStep[], seats: Seats): number {
  const isOpponents = (by: string) => levelAt(seats, by) !== undefined;
  const from = decidedBefore(log, (by) => !isOpponents(by));
  const first = log.findIndex(({ by }, at) => at >= from && isOpponents(by));
  return first < 0 ? log.length : first;
}
