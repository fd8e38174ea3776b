/** For one person: what was undone, in a drawer of its own, to be restored and to be named. */
import { type FormEvent, useId, useMemo, useState } from 'react';
import { LONGEST_NAME } from '../../store/library/schemas';
import { otherLines } from '../../store/lines';
import { usePlay } from '../../store/play';
import { useTable } from '../../store/table';
import { table } from '../text/table';
import { Icon } from '../widgets/Icon';
import { useWords } from './game';

export default function OtherLines() {
  const words = useWords();
  const followLine = usePlay((play) => play.followLine);
  const log = useTable((shown) => shown.log);
  const [naming, setNaming] = useState<string>();
  const [named, setNamed] = useState(0);
  // What was left changes only with what was played or named.
  const lines = useMemo(() => linesAfter(log, named), [log, named]);
  const [isOpen, setOpen] = useState(false);
  if (lines.length === 0) return null;
  return (
    <section className="other-lines" aria-label={table.lines.title}>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="branch" /> {table.lines.count(lines.length)}
      </button>
      <ul hidden={!isOpen}>
        {lines.map(({ name, from, to }) => (
          <li key={name}>
            <p>
              <b>{table.lines.name(name)}</b> {table.lines.course(words.chapter(from), words.chapter(to))}
            </p>
            <button type="button" className="answer" onClick={() => followLine(name)}>
              {table.lines.follow}
            </button>
            <button
              type="button"
              className="answer"
              aria-expanded={naming === name}
              onClick={() => setNaming(naming === name ? undefined : name)}
            >
              {table.lines.rename}
            </button>
            {naming === name && (
              <Naming
                name={name}
                onDone={() => {
                  setNaming(undefined);
                  setNamed((times) => times + 1);
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const linesAfter = (_log: unknown, _named: number) => otherLines();

function Naming({ name, onDone }: { name: string; onDone: () => void }) {
  const nameLine = usePlay((play) => play.nameLine);
  const [value, setValue] = useState('');
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    nameLine(name, value);
    onDone();
  };
  return (
    <form onSubmit={submit}>
      <label htmlFor={id}>{table.lines.newName}</label>
      <input
        id={id}
        type="text"
        value={value}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        onChange={(event) => setValue(event.target.value)}
      />
      <button type="submit" className="answer chief">
        {table.lines.keep}
      </button>
    </form>
  );
}
