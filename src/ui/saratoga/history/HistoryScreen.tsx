/** `#/saratoga/history/<battle>`: how it was, hour by hour, on the same map. */
import { useEffect, useRef, useState } from 'react';
import type { Hex } from '../../../engine/hexmap/hexId';
import type { Battle } from '../../../engine/saratoga';
import { centreOf } from '../../hexboard/layout';
import type { CameraControls } from '../../hexboard/useCamera';
import { learnAddress, TITLE } from '../../routes';
import { TableBar } from '../../table/TableBar';
import { lessons } from '../../text/lessons';
import { TableMap } from '../TableMap';
import { text } from '../text';
import { type Hour, history } from '../text/history';
import { Strokes } from './Strokes';
import './style.css';

export default function HistoryScreen({ battle }: { battle: Battle }) {
  const hours: readonly Hour[] = history.battles[battle];
  const [at, setAt] = useState(0);
  const controls = useRef<CameraControls>(null);
  const now = hours[at];
  const title = history.title(text.battles[battle].name);
  useEffect(() => {
    document.title = `${title} · ${text.title}`;
  }, [title]);
  useEffect(() => {
    const hexes = (hours[at]?.strokes ?? []).flatMap(({ path }) => path);
    controls.current?.frame(hexes.map((hex) => centreOf(hex as Hex)));
  }, [at, hours]);
  const pieces = () => [
    <Strokes
      key="strokes"
      now={now?.strokes ?? []}
      past={hours.slice(0, at).flatMap(({ strokes }) => strokes)}
    />,
  ];
  return (
    <div className="table history">
      <TableBar
        title={title}
        when={text.battles[battle].date}
        back={{ to: learnAddress('saratoga'), name: lessons.rules.lessons, label: lessons.all }}
      />
      <TableMap battle={battle} controls={controls} pieces={pieces} />
      <aside className="history-cards">
        {/* It scrolls, so it takes the focus. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section className="history-card" aria-live="polite" aria-label={history.hours} tabIndex={0}>
          {now && (
            <>
              <p className="date">{now.hour}</p>
              <h2>{now.title}</h2>
              <p>{now.text}</p>
              {now.doubt !== undefined && (
                <p className="doubt">
                  {history.doubt}
                  {now.doubt}
                </p>
              )}
            </>
          )}
          {at === hours.length - 1 && <Sources />}
        </section>
        <div className="answers history-way">
          <button type="button" className="answer" disabled={at === 0} onClick={() => setAt(at - 1)}>
            {history.before}
          </button>
          {at < hours.length - 1 ? (
            <button type="button" className="answer chief" onClick={() => setAt(at + 1)}>
              {history.after}
            </button>
          ) : (
            <a className="answer chief" href={TITLE}>
              {history.play}
            </a>
          )}
        </div>
        <ol className="history-hours" aria-label={history.hours}>
          {hours.map(({ hour, title: name }, i) => (
            <li key={hour}>
              <button type="button" aria-current={i === at ? 'step' : undefined} onClick={() => setAt(i)}>
                <b>{hour}</b> {name}
              </button>
            </li>
          ))}
        </ol>
      </aside>
    </div>
  );
}

function Sources() {
  return (
    <>
      <p className="doubt">{history.note}</p>
      <h3>{history.sources}</h3>
      <ul>
        {history.books.map((book) => (
          <li key={book}>{book}</li>
        ))}
      </ul>
    </>
  );
}
