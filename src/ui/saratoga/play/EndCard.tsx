/** 9.0, 10.0 The end: who won and why, what it cost, how it came to that, and what next. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { TURNS } from '../../../engine/saratoga';
import { turnEnds } from '../../../store/byTurn';
import { useGame } from '../../../store/game';
import { Icon } from '../../shell/Icon';
import { end } from '../../text/end';
import { play } from '../../text/play';
import { CaseLink } from './CaseLink';
import { DiceLuck } from './end/DiceLuck';
import { EndButtons } from './end/EndButtons';
import { HowItWent } from './end/HowItWent';
import { Losses } from './end/Losses';
import { MoraleChart } from './end/MoraleChart';
import { eventsOf } from './end/tally';
import { VictoryPoints } from './end/VictoryPoints';

export default function EndCard() {
  const view = useGame((game) => game.view);
  const session = useGame((game) => game.session);
  const [isOpen, setOpen] = useState(true);
  const dialog = useRef<HTMLDialogElement>(null);
  const events = useMemo(() => (session ? eventsOf(session) : []), [session]);
  const ends = useMemo(() => (session ? turnEnds(session) : []), [session]);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
  }, [isOpen]);
  if (!view?.ending) return null;
  const { battle, turn, ending } = view;
  if (!isOpen)
    return (
      <button type="button" className="end-open" onClick={() => setOpen(true)}>
        {end.open}
      </button>
    );
  return (
    <dialog
      ref={dialog}
      className={`end-sheet ${ending.winner ?? ''}`}
      aria-label={play.phases.over}
      onClose={() => setOpen(false)}
    >
      <header>
        <p>{end.when(battle, turn, TURNS)}</p>
        <h2>{ending.winner ? end.won(ending.winner) : end.draw}</h2>
        <p className="end-reason">
          {end.reason(ending)} <CaseLink rule={end.rule(ending)} />
        </p>
        <button type="button" className="tool" aria-label={end.look} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      {/* It scrolls, so it takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="end-pages" role="group" aria-label={play.phases.over} tabIndex={0}>
        <VictoryPoints points={view.points} isDecisive={end.rule(ending) === '10.0'} />
        <DiceLuck events={events} />
        <Losses view={view} events={events} firstTurn={(ends[0]?.turn ?? 0) + 1} />
        <MoraleChart ends={ends} />
        <HowItWent battle={battle} />
      </div>
      <EndButtons onLook={() => dialog.current?.close()} />
    </dialog>
  );
}
