/** 9.0, 10.0 The end: the game in a sentence, the field where it turned, what it cost, how it went in 1777, and what next. */
import { useMemo } from 'react';
import { TURNS, type View } from '../../../engine/saratoga';
import { CaseLink } from '../../table/CaseLink';
import { EndSheet } from '../../table/end/EndSheet';
import { reportOf } from '../review/markdown';
import { SidesChart } from '../review/SidesChart';
import { storyOf } from '../review/story';
import { analysis as analysisSoFar, useTable } from '../table';
import { end } from '../text/end';
import { headline } from '../text/headline';
import { play } from '../text/play';
import { review } from '../text/review';
import { useAnalysis } from '../useAnalysis';
import { DiceCheck } from './end/DiceCheck';
import { DiceLuck } from './end/DiceLuck';
import { EndField } from './end/EndField';
import { HowItWent } from './end/HowItWent';
import { Losses } from './end/Losses';
import { MoraleChart } from './end/MoraleChart';
import { ShareOffer } from './end/ShareOffer';
import { VictoryPoints } from './end/VictoryPoints';

export default function EndCard() {
  const view = useTable((table) => table.view);
  const log = useTable((table) => table.log);
  const analysis = useAnalysis();
  const events = useMemo(() => log.flatMap((step) => step.events), [log]);
  const story = useMemo(() => analysis && storyOf(analysis, log), [analysis, log]);
  const picture = useMemo(() => analysis && story && { story, viewAt: analysis.viewAt }, [analysis, story]);
  if (!view?.ending) return null;
  const { battle, start, turn, ending, points } = view;
  const course = analysis?.course;
  return (
    <EndSheet
      label={play.phases.over}
      when={end.when(battle, turn, TURNS)}
      headline={story?.headline ?? headlineAlone(view)}
      reason={
        <>
          {end.reason(ending, points)} <CaseLink rule={end.rule(ending)} />
        </>
      }
      winner={ending.winner}
      keeping={{ name: review.report.title(battle), report: reportSoFar }}
      offers={<ShareOffer battle={battle} picture={picture} />}
    >
      <div className="end-spread">
        <EndField story={story} analysis={analysis} />
        <div className="end-score">
          <VictoryPoints points={points} start={start} isDecisive={end.rule(ending) === '10.0'} />
          <DiceCheck />
        </div>
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
      </div>
    </EndSheet>
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

function reportSoFar() {
  const found = analysisSoFar();
  const { view, cursor } = useTable.getState();
  if (!found || !view) return undefined;
  return { text: reportOf(found, useTable.getState()), file: review.exports.file(view.battle, cursor, 'md') };
}
