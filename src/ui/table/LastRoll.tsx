/** What the dice have said since somebody last decided: the faces, large, and the lines of the log that they made. */
import { useEffect, useRef } from 'react';
import type { LogLine } from '../../games/contract';
import { latestRolls } from '../../store/rolls';
import { useTable } from '../../store/table';
import { table } from '../text/table';
import { Die } from '../widgets/Die';
import { useWords } from './game';

/** More would push the question out of sight. */
const MOST = 4;

export function LastRoll() {
  const words = useWords();
  const log = useTable((shown) => shown.log);
  const cursor = useTable((shown) => shown.cursor);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (!list.current) return;
    const { clientHeight, scrollHeight } = list.current;
    // The latest is the one to read; keys reach the others where not all have room.
    list.current.scrollTop = scrollHeight;
    if (scrollHeight > clientHeight) list.current.tabIndex = 0;
    else list.current.removeAttribute('tabindex');
  }, [log]);
  const rolls = latestRolls(log).map((events) => events.flatMap((event) => words.line(event) ?? []));
  const shown = rolls.filter((lines) => lines.some(isRoll)).slice(-MOST);
  if (shown.length === 0) return null;
  return (
    <ol className="last-rolls" ref={list} aria-label={table.rolls.latest}>
      {shown.map((lines, i) => (
        <Rolled key={`${cursor} ${i}`} lines={lines} />
      ))}
    </ol>
  );
}

function Rolled({ lines }: { lines: readonly LogLine[] }) {
  const rolled = lines.find(isRoll);
  const others = lines.filter((line) => line !== rolled && line.heading === undefined);
  return (
    <li className={`last-roll ${rolled?.side ?? ''}`}>
      <span className="dice">
        {(rolled?.dice ?? []).map((face, i) => (
          <Die key={i} face={face} size={34} />
        ))}
      </span>
      <p>
        {rolled?.text}
        {others.slice(0, 3).map((line) => (
          <b key={line.text}> {line.text}</b>
        ))}
      </p>
    </li>
  );
}

const isRoll = ({ dice }: LogLine): boolean => dice !== undefined && dice.length > 0;
