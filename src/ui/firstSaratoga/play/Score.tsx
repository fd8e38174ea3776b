/** 14.0 How it stands: points, the places that decide, and who would win now. */
import { SIDES, type View } from '../../../engine/firstSaratoga';
import { CaseLink } from '../../table/CaseLink';
import { capital } from '../../text/common';
import { useTable } from '../table';
import { ending, endingCase } from '../text/ending';
import { hexName } from '../text/names';
import { play } from '../text/play';
import { AimsFolded } from './Aims';
import { sideAdjectives, sideNames } from '../text/sides';

export function Score() {
  const view = useTable((table) => table.view);
  if (!view) return null;
  return (
    <section className="fs-score" aria-label={play.score.title}>
      <p className="fs-standing">
        {view.ending ? ending(view.ending) : standing(view)}{' '}
        <CaseLink rule={view.ending ? endingCase(view.ending) : '14.0'} />
      </p>
      <p className="fs-points">
        {SIDES.map((side) => (
          <span key={side} className={side}>
            {sideAdjectives[side]} <b>{view.points[side]}</b>
          </span>
        ))}
        <span className="fs-flags" aria-label={play.score.flags}>
          {Object.entries(view.owners).map(([hex, owner]) => (
            <i key={hex} className={owner} title={`${hexName(Number(hex))}: ${sideNames[owner]}`}>
              <span className="unseen">{`${hexName(Number(hex))}: ${sideNames[owner]}. `}</span>
            </i>
          ))}
        </span>
      </p>
      <AimsFolded />
    </section>
  );
}

/** Who would win if night fell now. */
function standing({ holds, points, ending: over }: View): string {
  if (over) return ending(over);
  if (holds.british && holds.colonial) return play.score.both;
  const holder = SIDES.find((side) => holds[side]);
  if (holder) return play.score.holds(capital(sideNames[holder]));
  const by = points.british - points.colonial;
  if (by === 0) return play.score.even;
  return play.score.ahead(capital(sideNames[by > 0 ? 'british' : 'colonial']), Math.abs(by));
}
