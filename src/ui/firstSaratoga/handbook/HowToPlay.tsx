/** How to play: a turn in a page, the counters, the ground, and every case by its number. */
import { useEffect, useRef } from 'react';
import { CaseLink } from '../../table/CaseLink';
import { table as furniture } from '../../text/table';
import { Icon } from '../../widgets/Icon';
import { CounterFace } from '../counters/CounterFace';
import { fieldNow } from '../field';
import { CASE_NUMBERS } from '../text/cases';
import { handbook } from '../text/handbook';
import { play } from '../text/play';

export default function HowToPlay({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const [unit] = fieldNow().scenario.counters.filter(({ kind }) => kind === 'infantry');
  return (
    <dialog ref={dialog} className="fs-handbook fs" aria-label={play.handbook.open} onClose={onClose}>
      <header>
        <h2>{play.handbook.open}</h2>
        <button
          type="button"
          className="tool"
          aria-label={furniture.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      {/* It scrolls, so it takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="fs-pages" role="group" aria-label={play.handbook.open} tabIndex={0}>
        {handbook.sections.map(({ title, lines }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {lines.map(([line, rule]) => (
                <li key={line}>
                  {line} {rule !== '' && <CaseLink rule={rule} />}
                </li>
              ))}
            </ul>
          </section>
        ))}
        {unit && (
          <section>
            <h3>{handbook.counters}</h3>
            <svg
              className="by-day"
              viewBox="-44 -44 88 88"
              width="120"
              height="120"
              aria-hidden="true"
              data-degree="middle"
            >
              <CounterFace counter={unit} />
            </svg>
            <p>{handbook.reading}</p>
          </section>
        )}
        <section>
          <h3>{handbook.cases}</h3>
          <p>{handbook.honesty}</p>
          <ul className="fs-index">
            {CASE_NUMBERS.map((rule) => (
              <li key={rule}>
                <CaseLink rule={rule} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </dialog>
  );
}
