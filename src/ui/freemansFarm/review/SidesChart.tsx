/** A line for each side by turn: the British solid with squares, the Americans dashed with rounds. A table tells the numbers. */
import { type CourseTurn, type Side, SIDES } from '../../../engine/freemansFarm';
import { end } from '../text/end';
import { sideAdjectives } from '../text/sides';

interface Props {
  readonly title: string;
  readonly course: readonly CourseTurn[];
  readonly of: (turn: CourseTurn, side: Side) => number;
  /** The place under review. */
  readonly place?: number | undefined;
}

const [LEFT, RIGHT, TOP, BOTTOM] = [30, 330, 12, 140] as const;
/** Between the names of the two lines. */
const APART = 16;

export function SidesChart({ title, course, of, place }: Props) {
  if (course.length === 0) return <p className="aside">{end.charts.none}</p>;
  const most = Math.max(1, ...course.flatMap((turn) => SIDES.map((side) => of(turn, side))));
  const x = (i: number) => LEFT + ((RIGHT - LEFT) * (i + 1)) / course.length;
  const y = (number: number) => BOTTOM - ((BOTTOM - TOP) * number) / most;
  const last = course.at(-1);
  const endOf = (side: Side) => y(last ? of(last, side) : 0);
  /** At the end of its line; apart from the other's where both end close together. */
  const labelAt = (side: Side) => {
    const [own, other] = [endOf(side), endOf(side === 'british' ? 'american' : 'british')];
    if (Math.abs(own - other) >= APART) return own + 4;
    const isAbove = own < other || (own === other && side === 'british');
    return (own + other) / 2 + 4 + (isAbove ? -APART / 2 : APART / 2);
  };
  const moment = place === undefined ? -1 : course.filter((turn) => turn.place <= place).length - 1;
  return (
    <section className="ff-chart">
      <h3>{title}</h3>
      <svg viewBox="0 0 420 168" aria-hidden="true">
        {[0, Math.round(most / 2), most].map((number) => (
          <g key={number} className="grid">
            <path d={`M${LEFT} ${y(number)}H${RIGHT}`} />
            <text x={LEFT - 6} y={y(number) + 4} textAnchor="end">
              {number}
            </text>
          </g>
        ))}
        {course.map(({ round, side }, i) =>
          hasNumber(course, i) ? (
            <text key={`${round} ${side}`} x={x(i)} y={BOTTOM + 18} textAnchor="middle">
              {round}
            </text>
          ) : null,
        )}
        {place !== undefined && <path className="moment" d={`M${x(moment)} ${TOP - 6}V${BOTTOM}`} />}
        {SIDES.map((side) => {
          const spots = course.map((turn, i) => ({ x: x(i), y: y(of(turn, side)) }));
          return (
            <g key={side} className={side}>
              <path
                className="run"
                d={spots.map((spot, i) => `${i === 0 ? 'M' : 'L'}${spot.x} ${spot.y}`).join('')}
              />
              {spots.map((spot, i) =>
                side === 'british' ? (
                  <rect key={i} className="dot" x={spot.x - 3} y={spot.y - 3} width="6" height="6" />
                ) : (
                  <circle key={i} className="dot" cx={spot.x} cy={spot.y} r="3.4" />
                ),
              )}
              <text className="label" x={RIGHT + 8} y={labelAt(side)}>
                {sideAdjectives[side]} {last ? of(last, side) : 0}
              </text>
            </g>
          );
        })}
      </svg>
      <table className="unseen">
        <caption>{end.charts.caption(title)}</caption>
        <tbody>
          {course.map((turn) => (
            <tr key={`${turn.round} ${turn.side}`}>
              <th scope="row">
                {end.charts.round} {turn.round}, {sideAdjectives[turn.side]}
              </th>
              {SIDES.map((side) => (
                <td key={side}>
                  {sideAdjectives[side]} {of(turn, side)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What two numbers side by side need. */
const NUMBER = 18;

/** Each round by its last turn. A game that ends with a British turn has its last two closer: there the last alone, if they would touch. */
function hasNumber(course: readonly CourseTurn[], i: number): boolean {
  const fromLast = course.length - 1 - i;
  if (fromLast === 0) return true;
  const isClear = fromLast > 1 || (RIGHT - LEFT) / course.length >= NUMBER;
  return course[i]?.side === 'american' && isClear;
}
