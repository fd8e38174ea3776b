/** How the strength of both armies went, week by week: a line for each side, and the numbers below. */
import type { CourseTurn, Side } from '../../../engine/campaign';
import { RUIN_BELOW, SIDES } from '../../../engine/campaign';
import { Fights } from '../play/end/Fights';
import { end } from '../text/end';
import { sideAdjectives } from '../text/sides';
import { useAnalysis } from '../useAnalysis';

const FIELD = { left: 36, right: 400, top: 12, bottom: 160 } as const;
const MOST = 110;

export function Charts() {
  const analysis = useAnalysis();
  if (!analysis) return <p className="aside">{end.working}</p>;
  return (
    <div className="campaign-charts">
      <section>
        <h3>{end.charts.strength}</h3>
        <StrengthChart course={analysis.course} />
        <p className="aside">{end.charts.note}</p>
        <h3>{end.fights.title}</h3>
        <Fights fights={analysis.fights} />
        <Numbers course={analysis.course} />
      </section>
    </div>
  );
}

export function StrengthChart({ course }: { course: readonly CourseTurn[] }) {
  const last = Math.max(1, course.at(-1)?.turn ?? 1);
  const x = (turn: number) => FIELD.left + ((FIELD.right - FIELD.left) * turn) / last;
  const y = (sp: number) => FIELD.bottom - ((FIELD.bottom - FIELD.top) * sp) / MOST;
  const line = (side: Side) =>
    course
      .map(
        ({ turn, inPlay }, i) => `${i === 0 ? 'M' : 'L'}${x(turn).toFixed(1)} ${y(inPlay[side]).toFixed(1)}`,
      )
      .join('');
  return (
    <svg className="strength-chart" viewBox="0 0 470 186" aria-hidden="true">
      {[0, 25, 50, 75, 100].map((sp) => (
        <g key={sp}>
          <path
            className={sp === RUIN_BELOW ? 'ruin' : 'rule'}
            d={`M${FIELD.left} ${y(sp)}H${FIELD.right}`}
          />
          <text x={FIELD.left - 6} y={y(sp) + 4} textAnchor="end">
            {sp}
          </text>
        </g>
      ))}
      {course
        .filter(({ turn }) => turn % 4 === 0)
        .map(({ turn, place }) => (
          <text key={place} x={x(turn)} y={FIELD.bottom + 18} textAnchor="middle">
            {turn}
          </text>
        ))}
      {SIDES.map((side) => (
        <g key={side} className={side}>
          <path className="run" d={line(side)} />
          <text className="label" x={FIELD.right + 6} y={y(course.at(-1)?.inPlay[side] ?? 0) + 4}>
            {sideAdjectives[side]}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Numbers({ course }: { course: readonly CourseTurn[] }) {
  return (
    <table className="course-table">
      <thead>
        <tr>
          {end.charts.head.map((word) => (
            <th key={word} scope="col">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {course.map(({ place, turn, inPlay, spLost, battles, overruns }) => (
          <tr key={place}>
            <th scope="row">{turn}</th>
            <td className="british">{inPlay.british}</td>
            <td className="american">{inPlay.american}</td>
            <td className="british">{spLost.british}</td>
            <td className="american">{spLost.american}</td>
            <td>{battles + overruns}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
