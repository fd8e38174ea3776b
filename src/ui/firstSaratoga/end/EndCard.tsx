/** 14.0 The end: who won and why, what it cost, how it went, how it went in 1777, and what next. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePlay } from '../../../store/play';
import { luckSoFar } from '../../../store/rolls';
import { goTo, playAddress, reviewAddress, TITLE } from '../../routes';
import { CaseLink } from '../../table/CaseLink';
import { LuckTable } from '../../table/LuckTable';
import { table as furniture } from '../../text/table';
import { Icon } from '../../widgets/Icon';
import { part } from '../../widgets/Part';
import Losses from '../play/Losses';
import { useTable } from '../table';
import { end } from '../text/end';
import { ending, endingCase } from '../text/ending';
import { hourName } from '../text/names';
import { Chart } from './Chart';
import { Places, Points } from './Points';
import { useAnalysis } from './useAnalysis';

const Send = part(() => import('../../table/Send'));

export default function EndCard() {
  const view = useTable((table) => table.view);
  const log = useTable((table) => table.log);
  const [isOpen, setOpen] = useState(true);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const course = useAnalysis()?.course;
  const luck = useMemo(() => luckSoFar(log) ?? {}, [log]);
  useEffect(() => {
    if (!isOpen || dialog.current?.open) return;
    dialog.current?.showModal();
    // No button: whoever has just pressed a key for the last order begins nothing by pressing it again.
    title.current?.focus();
  }, [isOpen]);
  if (!view?.ending) return null;
  if (!isOpen)
    return (
      <button type="button" className="answer chief fs-open-end" onClick={() => setOpen(true)}>
        {end.open}
      </button>
    );
  return (
    <dialog
      ref={dialog}
      className={`fs-end ${view.ending.winner ?? ''}`}
      aria-label={end.over}
      onClose={(event) => {
        // A dialog within it closes alone.
        if (event.target === dialog.current) setOpen(false);
      }}
    >
      <header>
        <p className="aside">
          {view.name}. {end.when(view.turn, view.turns, hourName(view.time))}
        </p>
        <h2 ref={title} tabIndex={-1}>
          {ending(view.ending)} <CaseLink rule={endingCase(view.ending)} />
        </h2>
        <button type="button" className="tool" aria-label={end.look} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      {/* It scrolls, so it takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="fs-end-pages" role="group" aria-label={end.over} tabIndex={0}>
        <Points view={view} />
        <Places view={view} />
        {course ? (
          <Chart title={end.course.steps} course={course} of={(turn) => turn.steps} />
        ) : (
          <p className="aside">{end.course.working}</p>
        )}
        <section>
          <h3>{end.losses.title}</h3>
          <Losses />
        </section>
        <section>
          <h3>{end.luck}</h3>
          <LuckTable luck={luck} />
        </section>
        <section>
          <h3>{end.history.title}</h3>
          {end.history.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      </div>
      <Buttons />
    </dialog>
  );
}

function Buttons() {
  const id = usePlay((play) => play.id) ?? '';
  const isSolo = usePlay((play) => play.isUndoFree);
  const [isSending, setSending] = useState(false);
  const again = (isChanged: boolean) => {
    const { again: begin, notify } = usePlay.getState();
    const next = begin();
    if (next === undefined) return;
    notify(isChanged ? 'sidesChanged' : undefined);
    goTo(playAddress(next));
  };
  return (
    <footer className="answers">
      <button type="button" className="answer chief" onClick={() => again(false)}>
        {end.again}
      </button>
      {!isSolo && (
        <button type="button" className="answer" onClick={() => again(true)}>
          {end.changeSides}
        </button>
      )}
      <a className="answer" href={reviewAddress(id)}>
        {end.review}
      </a>
      <button type="button" className="answer" onClick={() => setSending(true)}>
        {end.send}
      </button>
      <a className="answer" href={TITLE}>
        {furniture.backLabel}
      </a>
      {isSending && <Send id={id} onClose={() => setSending(false)} />}
    </footer>
  );
}
