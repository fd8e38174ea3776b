/** A chart with a line for each side: the British solid with squares, the Americans dashed with rounds. */
import { useReview } from '../../../store/review';
import type { CourseTurn } from '../../../engine/saratoga';
import { review } from '../text/review';
import { drawSides, PLOT, momentX, type NumberOf } from './sidesLines';

interface Props {
  readonly course: readonly CourseTurn[];
  readonly of: NumberOf;
  /** Without the moment under review, for a picture. */
  readonly isStill?: boolean;
}

/** Its numbers stand in the table below it. */
export function SidesChart({ course, of, isStill = false }: Props) {
  const { lines, rules, turns } = drawSides(course, of);
  return (
    <svg className="sides-chart" viewBox="0 0 420 186" aria-hidden="true">
      {rules.map(({ number, y }) => (
        <g key={number} className="grid">
          <path d={`M${PLOT.left} ${y}H${PLOT.right}`} />
          <text x={PLOT.left - 7} y={y + 4} textAnchor="end">
            {number}
          </text>
        </g>
      ))}
      {turns.map(({ turn, x }, i) => (
        <text key={turn} x={x} y={PLOT.bottom + 20} textAnchor="middle">
          {i === 0 ? review.charts.start : turn}
        </text>
      ))}
      {!isStill && <Moment course={course} />}
      {lines.map(({ side, points, label, total }) => {
        const last = points.at(-1) ?? { x: 0, y: 0 };
        return (
          <g key={side} className={side}>
            <path
              className="run"
              d={points.map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
            />
            {points.map(({ x, y }, n) =>
              side === 'british' ? (
                <rect key={n} className="dot" x={x - 3.6} y={y - 3.6} width="7.2" height="7.2" />
              ) : (
                <circle key={n} className="dot" cx={x} cy={y} r="4" />
              ),
            )}
            <path className="lead" d={`M${last.x + 5} ${last.y}L${PLOT.right + 10} ${label}`} />
            <text className="label" x={PLOT.right + 14} y={label + 4}>
              {review.charts.column(side)} {total}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function Moment({ course }: { course: readonly CourseTurn[] }) {
  const place = useReview((store) => store.place);
  const x = momentX(course, place);
  return <path className="moment" d={`M${x} ${PLOT.top - 8}V${PLOT.bottom}`} />;
}
