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
    const show = () => showLatest(shown);
    show();
    // What stands beside it, the width of the window and the letters decide how many lines it takes, later, too.
    const sizes = new ResizeObserver(show);
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

/** The latest is the one to read, whole, with as many before it as have room from their beginning; keys reach the others. */
function showLatest(list: HTMLElement): void {
  list.style.maxHeight = '';
  const rolls = [...list.children] as HTMLElement[];
  const [first, last] = [rolls[0], rolls.at(-1)];
  if (!first || !last || list.scrollHeight <= list.clientHeight) {
    list.removeAttribute('tabindex');
    return;
  }
  const end = last.offsetTop + last.offsetHeight;
  const below = list.scrollHeight + first.offsetTop - end;
  const begin = (rolls.find(({ offsetTop }) => end - offsetTop + below <= list.clientHeight) ?? last)
    .offsetTop;
  const edges = list.offsetHeight - list.clientHeight;
  list.style.maxHeight = `min(${end - begin + below + edges}px, 6.5rem)`;
  list.scrollTop = begin - first.offsetTop;
  list.tabIndex = 0;
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
