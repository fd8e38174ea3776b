/** 14.0 The end: who won and why, what it cost, how it went, how it went in 1777, and what next. */
import { useMemo } from 'react';
import { usePlay } from '../../../store/play';
import { luckSoFar } from '../../../store/rolls';
import { aloneIn } from '../../../store/seats';
import { CaseLink } from '../../table/CaseLink';
import { EndSheet } from '../../table/end/EndSheet';
import { LuckTable } from '../../table/LuckTable';
import Losses from '../play/Losses';
import { useTable } from '../table';
import { end } from '../text/end';
import { ending, endingCase } from '../text/ending';
import { hourName } from '../text/names';
import { Chart } from './Chart';
import { Places, Points } from './Points';
import { useAnalysis } from './useAnalysis';

export default function EndCard() {
  const view = useTable((table) => table.view);
  const log = useTable((table) => table.log);
  const course = useAnalysis()?.course;
  const alone = usePlay(({ seats }) => aloneIn(seats));
  const luck = useMemo(() => luckSoFar(log) ?? {}, [log]);
  if (!view?.ending) return null;
  return (
    <EndSheet
      label={end.over}
      when={`${view.name}. ${end.when(view.turn, view.turns, hourName(view.time), view.ending.reason === 'atOnce')}`}
      headline={
        <>
          {alone !== undefined &&
            view.ending.winner !== undefined &&
            `${view.ending.winner === alone ? end.you.won : end.you.lost} `}
          {ending(view.ending)} <CaseLink rule={endingCase(view.ending)} />
        </>
      }
      winner={view.ending.winner}
      keeping={{ name: view.name }}
    >
      <div className="end-flow fs-end">
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
    </EndSheet>
  );
}
