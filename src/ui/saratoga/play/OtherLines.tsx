/** For one person: lines of play that were left, to be gone over to and to be named. */
import { type FormEvent, useId, useMemo, useState } from 'react';
import { useGame } from '../../../store/game';
import { otherLines } from '../../../store/lines';
import { LONGEST_NAME } from '../../../store/shelf/entries';
import { play } from '../../text/play';

const words = play.log.lines;

export function OtherLines() {
  const session = useGame((game) => game.session);
  const followLine = useGame((game) => game.followLine);
  const [naming, setNaming] = useState<string>();
  const branches = session?.branches;
  // What was left changes only when something else is left.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- as above
  const lines = useMemo(() => (session ? otherLines(session) : []), [branches]);
  if (lines.length === 0) return null;
  return (
    <section className="other-lines" aria-label={words.title}>
      <h3>{words.title}</h3>
      <ul>
        {lines.map(({ name, from, to }) => (
          <li key={name}>
            <p>
              <b>{words.name(name)}</b> {words.course(from, to)}
            </p>
            <button type="button" className="answer" onClick={() => followLine(name)}>
              {words.follow}
            </button>
            <button
              type="button"
              className="answer"
              aria-expanded={naming === name}
              onClick={() => setNaming(naming === name ? undefined : name)}
            >
              {words.rename}
            </button>
            {naming === name && <Naming name={name} onDone={() => setNaming(undefined)} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Naming({ name, onDone }: { name: string; onDone: () => void }) {
  const nameLine = useGame((game) => game.nameLine);
  const [value, setValue] = useState('');
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    nameLine(name, value);
    onDone();
  };
  return (
    <form onSubmit={submit}>
      <label htmlFor={id}>{words.newName}</label>
      <input
        id={id}
        type="text"
        value={value}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        onChange={(event) => setValue(event.target.value)}
      />
      <button type="submit" className="answer chief">
        {words.keep}
      </button>
    </form>
  );
}
