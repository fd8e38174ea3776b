/** 12 The end: who won and why, what decided it, how it went turn by turn and in 1777, and what next. */
import { useEffect, useRef, useState } from 'react';
import { FORMATIONS, type View } from '../../../engine/freemansFarm';
import { usePlay } from '../../../store/play';
import { seedInPlay } from '../../../store/rolls';
import { goTo, playAddress, reviewAddress, TITLE, VERIFY } from '../../routes';
import { CaseLink } from '../../table/CaseLink';
import { LuckTable } from '../../table/LuckTable';
import { table as furniture } from '../../text/table';
import { Icon } from '../../widgets/Icon';
import { SidesChart } from '../review/SidesChart';
import { useTable } from '../table';
import { end } from '../text/end';
import { titleOf } from '../text/names';
import { play } from '../text/play';
import { useAnalysis } from '../useAnalysis';
import { useLuck } from '../useLuck';

export default function EndCard() {
  const view = useTable((table) => table.view);
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
  const { ending } = view;
  if (!isOpen)
    return (
      <button type="button" className="ff-end-open" onClick={() => setOpen(true)}>
        {end.open}
      </button>
    );
  return (
    <dialog
      ref={dialog}
      className={`ff-end ${ending.winner ?? ''}`}
      aria-label={end.label}
      onClose={() => setOpen(false)}
    >
      <header>
        <p>{end.when(view.round)}</p>
        <h2 ref={title} tabIndex={-1}>
          {end.won(ending)}
        </h2>
        <p>
          {end.reason(ending, view.bot?.side)}{' '}
          <CaseLink rule={view.bot && ending.reason === 'time' ? '13.3' : '12'} />
        </p>
        <button type="button" className="tool" aria-label={end.look} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      {/* It scrolls, so it takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="ff-end-pages" role="group" aria-label={end.label} tabIndex={0}>
        <Decided />
        <Armies view={view} />
        <History />
        <Dice />
      </div>
      <Buttons />
    </dialog>
  );
}

function Decided() {
  const found = useAnalysis();
  const decided = found?.decided;
  if (!found || !decided) return <section />;
  return (
    <section>
      <h3>{end.decided}</h3>
      {decided.falls.length === 0 ? (
        <p>{end.noFalls}</p>
      ) : (
        <ol className="ff-story">
          {decided.falls.map((fall) => (
            <li key={fall.formation} className={fall.side}>
              {end.moment(fall)}
            </li>
          ))}
        </ol>
      )}
      <p>{end.byItself(decided.byItself)}</p>
      <SidesChart title={end.charts.morale} course={found.course} of={(turn, side) => turn.morale[side]} />
    </section>
  );
}

function Armies({ view }: { view: View }) {
  const words = end.losses;
  return (
    <section>
      <h3>{words.title}</h3>
      <table className="ff-armies">
        <thead>
          <tr>
            {[words.formation, words.morale, words.markers, words.fate].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FORMATIONS.map((id) => {
            const { side, morale, startMorale, markers, spaces, out } = view.formations[id];
            return (
              <tr key={id} className={side}>
                <th scope="row">{titleOf(id)}</th>
                <td>{morale === undefined ? '–' : `${morale} of ${startMorale}`}</td>
                <td>{`${markers} of ${spaces}`}</td>
                <td>{out ? play.formation[out.how](out.round) : end.inPlay}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function History() {
  return (
    <section>
      <h3>{end.history.title}</h3>
      {end.history.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

function Dice() {
  const luck = useLuck();
  const seed = seedInPlay();
  return (
    <section>
      <h3>{end.luck}</h3>
      <LuckTable luck={luck} />
      <p className="aside">
        {seed ? end.dice.seed : end.dice.own} {seed && <code className="seed-text">{seed.text}</code>}
      </p>
      <a className="answer" href={VERIFY}>
        {end.dice.check}
      </a>
    </section>
  );
}

function Buttons() {
  const id = usePlay((store) => store.id) ?? '';
  const again = () => {
    const next = usePlay.getState().again();
    if (next !== undefined) goTo(playAddress(next));
  };
  return (
    <footer className="answers">
      <button type="button" className="answer chief" onClick={again}>
        {end.again}
      </button>
      <a className="answer" href={reviewAddress(id)} aria-label={furniture.review.open}>
        {end.review}
      </a>
      <a className="answer" href={TITLE}>
        {furniture.backLabel}
      </a>
    </footer>
  );
}
