/** What the dice have said since somebody last decided: the faces, large, and the lines of the log that they made. */
import { useEffect, useRef } from 'react';
import type { LogLine } from '../../games/contract';
import { latestRolls, type Together } from '../../store/rolls';
import { useTable } from '../../store/table';
import { table } from '../text/table';
import { Die } from '../widgets/Die';
import { useWords } from './game';

/** More would push the question out of sight. */
const MOST = 4;

interface Props {
  /** What was ordered at one press: all its rolls are shown. */
  readonly together?: Together | undefined;
  /** All of them in a sentence, where they are worth one. */
  readonly sum?: (events: readonly unknown[]) => string | undefined;
}

export function LastRoll({ together, sum }: Props) {
  const words = useWords();
  const log = useTable((shown) => shown.log);
  const cursor = useTable((shown) => shown.cursor);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const shown = list.current;
    if (!shown) return undefined;
    // The latest is the one to read, from who it was; keys reach the others where not all have room.
    const latest = shown.lastElementChild as HTMLElement | null;
    const first = shown.firstElementChild as HTMLElement | null;
    shown.scrollTop = (latest?.offsetTop ?? 0) - (first?.offsetTop ?? 0);
    const reach = () => {
      if (shown.scrollHeight > shown.clientHeight) shown.tabIndex = 0;
      else shown.removeAttribute('tabindex');
    };
    reach();
    // What stands beside it, the width of the window and the letters decide how many lines it takes, later, too.
    const sizes = new ResizeObserver(reach);
    for (const each of [shown, ...shown.children]) sizes.observe(each);
    return () => sizes.disconnect();
  }, [log]);
  const steps = latestRolls(log, together);
  const rolls = steps
    .map((events) => events.flatMap((event) => words.line(event) ?? []))
    .filter((lines) => lines.some(isRoll));
  if (rolls.length === 0) return null;
  const summed = sum?.(steps.flat());
  return (
    <>
      {summed !== undefined && <p className="rolls-sum">{summed}</p>}
      <ol className="last-rolls" ref={list} aria-label={table.rolls.latest}>
        {rolls.slice(together ? 0 : -MOST).map((lines, i) => (
          <Rolled key={`${cursor} ${i}`} lines={lines} />
        ))}
      </ol>
    </>
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
