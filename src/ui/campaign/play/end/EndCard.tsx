/** 12.0 The end: the campaign in a sentence, its course on the map and in numbers, what it cost, how it went in 1777, and what next. */
import { useMemo } from 'react';
import { dearestTo, type Side, SIDES } from '../../../../engine/campaign';
import { luckSoFar } from '../../../../store/rolls';
import { CaseLink } from '../../../table/CaseLink';
import { EndSheet } from '../../../table/end/EndSheet';
import { LuckTable } from '../../../table/LuckTable';
import { StrengthChart } from '../../review/Charts';
import { Compared } from '../../review/Compared';
import { blockOf } from '../../spots';
import { useTable } from '../../table';
import { end } from '../../text/end';
import { blockName } from '../../text/names';
import { sideAdjectives } from '../../text/sides';
import { useAnalysis } from '../../useAnalysis';
import { Fights } from './Fights';
import { Tracks } from './Tracks';

const isLeader = (id: string): boolean => blockOf(id).type === 'leader';

export default function EndCard() {
  const view = useTable((table) => table.view);
  const log = useTable((table) => table.log);
  const analysis = useAnalysis();
  const luck = useMemo(() => luckSoFar(log) ?? {}, [log]);
  if (!view?.ending) return null;
  const { ending, turn } = view;
  const last = analysis?.course.at(-1);
  const loser = ending.winner === 'british' ? 'american' : 'british';
  const dearest = analysis && dearestTo(loser, analysis.fights);
  const lostBy = (side: Side) => view.lost.filter((id) => blockOf(id).side === side);
  return (
    <EndSheet
      label={end.title}
      when={end.when(turn)}
      headline={end.headline(ending)}
      reason={
        <>
          {end.reason(ending)} <CaseLink rule={end.rule(ending)} />
          {dearest && <> {end.fights.dearest(loser, dearest)}</>}
        </>
      }
      winner={ending.winner}
      keeping={{ name: end.name }}
    >
      <div className="campaign-end">
        {analysis && <Tracks analysis={analysis} />}
        <div>
          {analysis && (
            <>
              <h3>{end.charts.strength}</h3>
              <StrengthChart course={analysis.course} />
              <p className="aside">{end.charts.note}</p>
              <h3>{end.fights.title}</h3>
              <Fights fights={analysis.fights} />
            </>
          )}
          <h3>{end.losses}</h3>
          {SIDES.map((side) => (
            <section key={side} className={side}>
              <h4>
                {sideAdjectives[side]}
                {last &&
                  `: ${end.lossLine(lostBy(side).filter(isLeader).map(blockName), last.unitsLost[side], last.spLost[side])}`}
              </h4>
              <p>
                {lostBy(side)
                  .filter((id) => !isLeader(id))
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
    </EndSheet>
  );
}
