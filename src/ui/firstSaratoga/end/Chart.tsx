/** A number of both sides by turn: the British line solid, the American dashed, and the same as a table. */
import { type CourseTurn, type Side, SIDES } from '../../../engine/firstSaratoga';
import { end } from '../text/end';
import { sideAdjectives } from '../text/sides';

interface Props {
  readonly title: string;
  readonly course: readonly CourseTurn[];
  readonly of: (turn: CourseTurn) => Readonly<Record<Side, number>>;
}

const [LEFT, TOP, RIGHT, BOTTOM] = [28, 12, 330, 130];

export function Chart({ title, course, of }: Props) {
  const most = Math.max(4, ...course.flatMap((turn) => SIDES.map((side) => of(turn)[side])));
  const x = (i: number) => LEFT + (i / Math.max(1, course.length - 1)) * (RIGHT - LEFT);
  const y = (value: number) => BOTTOM - (value / most) * (BOTTOM - TOP);
  return (
    <section className="fs-charts">
      <h3>{title}</h3>
      <svg className="fs-chart" viewBox="0 0 420 158" aria-hidden="true">
        {[0, Math.round(most / 2), most].map((value) => (
          <g key={value}>
            <path className="rule" d={`M${LEFT} ${y(value)}H${RIGHT}`} />
            <text x={LEFT - 6} y={y(value) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {course.map(({ turn }, i) => (
          <text key={i} x={x(i)} y={BOTTOM + 20} textAnchor="middle">
            {turn === 0 ? end.course.start : turn}
          </text>
        ))}
        {SIDES.map((side, lane) => {
          const points = course.map((turn, i) => ({ x: x(i), y: y(of(turn)[side]) - lane * 3 }));
          const last = points.at(-1);
          return (
            <g key={side} className={side}>
              <path
                className="run"
                d={points.map((p, i) => `${i === 0 ? 'M' : 'L'}${p.x} ${p.y}`).join('')}
              />
              {points.map((p, i) => (
                <circle key={i} className="dot" cx={p.x} cy={p.y} r="3.6" />
              ))}
              {last && (
                <text x={RIGHT + 10} y={last.y + (lane === 0 ? 10 : -2)}>
                  {sideAdjectives[side]}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <table className="unseen">
        <caption>{title}</caption>
        <tbody>
          {SIDES.map((side) => (
            <tr key={side}>
              <th scope="row">{sideAdjectives[side]}</th>
              {course.map((turn, i) => (
                <td key={i}>{of(turn)[side]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
