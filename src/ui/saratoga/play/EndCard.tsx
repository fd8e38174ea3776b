/** 9.0, 10.0 The end: the game in a sentence, the field where it turned, what it cost, how it went in 1777, and what next. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { TURNS, type View } from '../../../engine/saratoga';
import { CaseLink } from '../../table/CaseLink';
import { Icon } from '../../widgets/Icon';
import { SidesChart } from '../review/SidesChart';
import { storyOf } from '../review/story';
import { useTable } from '../table';
import { end } from '../text/end';
import { headline } from '../text/headline';
import { play } from '../text/play';
import { review } from '../text/review';
import { useAnalysis } from '../useAnalysis';
import { DiceCheck } from './end/DiceCheck';
import { DiceLuck } from './end/DiceLuck';
import { EndButtons } from './end/EndButtons';
import { EndField } from './end/EndField';
import { HowItWent } from './end/HowItWent';
import { Losses } from './end/Losses';
import { MoraleChart } from './end/MoraleChart';
import { VictoryPoints } from './end/VictoryPoints';

export default function EndCard() {
  const view = useTable((table) => table.view);
  const log = useTable((table) => table.log);
  const analysis = useAnalysis();
  const [isOpen, setOpen] = useState(true);
  const dialog = useRef<HTMLDialogElement>(null);
  const events = useMemo(() => log.flatMap((step) => step.events), [log]);
  const story = useMemo(() => analysis && storyOf(analysis, log), [analysis, log]);
  const picture = useMemo(() => analysis && story && { story, viewAt: analysis.viewAt }, [analysis, story]);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isOpen || dialog.current?.open) return;
    dialog.current?.showModal();
    // No button: whoever has just pressed a key for the last order begins nothing by pressing it again.
    title.current?.focus();
  }, [isOpen]);
  if (!view?.ending) return null;
  const { battle, turn, ending, points } = view;
  if (!isOpen)
    return (
      <button type="button" className="end-open" onClick={() => setOpen(true)}>
        {end.open}
      </button>
    );
  const course = analysis?.course;
  return (
    <dialog
      ref={dialog}
      className={`end-sheet ${ending.winner ?? ''}`}
      aria-label={play.phases.over}
      onClose={(event) => {
        // A dialog within it closes alone.
        if (event.target === dialog.current) setOpen(false);
      }}
    >
      <header>
        <p>{end.when(battle, turn, TURNS)}</p>
        <h2 ref={title} tabIndex={-1}>
          {story?.headline ?? headlineAlone(view)}
        </h2>
        <p className="end-reason">
          {end.reason(ending, points)} <CaseLink rule={end.rule(ending)} />
        </p>
        <button type="button" className="tool" aria-label={end.look} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      {/* It scrolls, so it takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="end-pages" role="group" aria-label={play.phases.over} tabIndex={0}>
        <div className="end-spread">
          <EndField story={story} analysis={analysis} />
          <Losses view={view} events={events} firstTurn={(course?.[0]?.turn ?? 0) + 1} />
          <div className="charts end-charts">
            {course && (
              <>
                <MoraleChart ends={course.filter(({ isUnderWay }) => !isUnderWay)} />
                <section>
                  <h3>{review.charts.points}</h3>
                  <SidesChart course={course} of={(each) => each.points} isStill />
                </section>
              </>
            )}
          </div>
          <div className="end-beside">
            <HowItWent battle={battle} />
            <DiceLuck />
          </div>
          <div className="end-score">
            <VictoryPoints points={points} isDecisive={end.rule(ending) === '10.0'} />
            <DiceCheck />
          </div>
        </div>
      </div>
      <EndButtons battle={battle} picture={picture} />
    </dialog>
  );
}

/** Before it is known what turned the game. */
const headlineAlone = ({ battle, ending, points }: View): string =>
  headline({
    battle,
    ending,
    points: { british: points.british.total, american: points.american.total },
    turned: undefined,
  });
