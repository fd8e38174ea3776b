/** 12.0 The end: the campaign in a sentence, its course on the map and in numbers, what it cost, how it went in 1777, and what next. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { SIDES } from '../../../../engine/campaign';
import { usePlay } from '../../../../store/play';
import { luckSoFar } from '../../../../store/rolls';
import { goTo, playAddress, reviewAddress, TITLE } from '../../../routes';
import { CaseLink } from '../../../table/CaseLink';
import { LuckTable } from '../../../table/LuckTable';
import { table as furniture } from '../../../text/table';
import { Icon } from '../../../widgets/Icon';
import { part } from '../../../widgets/Part';
import { StrengthChart } from '../../review/Charts';
import { Compared } from '../../review/Compared';
import { blockOf } from '../../spots';
import { useTable } from '../../table';
import { end } from '../../text/end';
import { blockName } from '../../text/names';
import { sideAdjectives } from '../../text/sides';
import { useAnalysis } from '../../useAnalysis';
import { Tracks } from './Tracks';

const Send = part(() => import('../../../table/Send'));

export default function EndCard() {
  const view = useTable((table) => table.view);
  const log = useTable((table) => table.log);
  const analysis = useAnalysis();
  const luck = useMemo(() => luckSoFar(log) ?? {}, [log]);
  const [isOpen, setOpen] = useState(true);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isOpen || dialog.current?.open) return;
    dialog.current?.showModal();
    // No button: whoever has just pressed a key for the last order begins nothing by pressing it again.
    title.current?.focus();
  }, [isOpen]);
  if (!view?.ending) return null;
  const { ending, turn } = view;
  if (!isOpen)
    return (
      <button type="button" className="answer chief campaign-end-open" onClick={() => setOpen(true)}>
        {end.open}
      </button>
    );
  const last = analysis?.course.at(-1);
  return (
    <dialog
      ref={dialog}
      className={`campaign-end ${ending.winner}`}
      aria-label={end.title}
      onClose={(event) => {
        // A dialog within it closes alone.
        if (event.target === dialog.current) setOpen(false);
      }}
    >
      <header>
        <p>{end.when(turn)}</p>
        <h2 ref={title} tabIndex={-1}>
          {end.headline(ending)}
        </h2>
        <p>
          {end.reason(ending)} <CaseLink rule={end.rule(ending)} />
        </p>
        <button type="button" className="tool" aria-label={end.look} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      {/* It scrolls, so it takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="campaign-end-pages" role="group" aria-label={end.title} tabIndex={0}>
        {analysis && <Tracks analysis={analysis} />}
        <div>
          {analysis && (
            <>
              <h3>{end.charts.strength}</h3>
              <StrengthChart course={analysis.course} />
            </>
          )}
          <h3>{end.losses}</h3>
          {SIDES.map((side) => (
            <section key={side} className={side}>
              <h4>
                {sideAdjectives[side]}
                {last && `: ${end.lossLine(last.unitsLost[side], last.spLost[side])}`}
              </h4>
              <p>
                {view.lost
                  .filter((id) => blockOf(id).side === side)
                  .map(blockName)
                  .join(', ')}
              </p>
            </section>
          ))}
          <h3>{end.luck}</h3>
          <LuckTable luck={luck} />
        </div>
        <Compared />
      </div>
      <EndButtons />
    </dialog>
  );
}

function EndButtons() {
  const id = usePlay((store) => store.id) ?? '';
  const isSolo = usePlay((store) => store.isUndoFree);
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
      <a className="answer" href={reviewAddress(id)} aria-label={furniture.review.open}>
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
