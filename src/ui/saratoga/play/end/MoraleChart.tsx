/** 3.8 How morale fell turn by turn: a small chart for each army, and the same numbers as a table for readers. */
import { type CourseTurn, type Side, SIDES } from '../../../../engine/saratoga';
import { text } from '../../text';
import { end } from '../../text/end';
import { useFormations } from '../../inPlay';
import { BANDS } from '../../counters/colours';
import { lowestLine, type MoraleLine, moraleLines, spread } from './chart';

const FIELD = { left: 26, top: 18, right: 318, bottom: 182 };
const HIGHEST = 12;
/** Lines that run together lie side by side. */
const APART = 2.6;
const LABEL_GAP = 17;

export function MoraleChart({ ends }: { ends: readonly Pick<CourseTurn, 'turn' | 'morale'>[] }) {
  const formations = useFormations();
  const armies = SIDES.map((side) => ({ side, lines: moraleLines(ends, side, formations) }));
  const lowest = lowestLine(armies.flatMap(({ lines }) => lines));
  return (
    <section className="end-morale">
      <h3>{end.morale.title}</h3>
      <div className="end-armies">
        {armies.map(({ side, lines }) => (
          <figure key={side} className={side}>
            <figcaption>{text.morale[side]}</figcaption>
            <Chart ends={ends} lines={lines} lowest={lowest} />
            <Numbers side={side} ends={ends} lines={lines} />
          </figure>
        ))}
      </div>
      <p className="end-note">{end.morale.note}</p>
    </section>
  );
}

interface Props {
  readonly ends: readonly Pick<CourseTurn, 'turn' | 'morale'>[];
  readonly lines: readonly MoraleLine[];
}

function Chart({ ends, lines, lowest }: Props & { lowest: number }) {
  const first = ends[0]?.turn ?? 0;
  const span = Math.max(1, (ends.at(-1)?.turn ?? 1) - first);
  const x = (turn: number) => FIELD.left + ((turn - first) / span) * (FIELD.right - FIELD.left);
  const y = (number: number) =>
    FIELD.top + ((HIGHEST - number) / (HIGHEST - lowest)) * (FIELD.bottom - FIELD.top);
  const heights = lines.map(({ spots }, i) => y(spots.at(-1)?.number ?? 0) + lane(i, lines.length));
  const labels = spread(heights, LABEL_GAP, FIELD.bottom);
  return (
    <svg viewBox="0 0 420 210" aria-hidden="true">
      {rules(lowest).map((number) => (
        <g key={number} className="grid">
          <path d={`M${FIELD.left} ${y(number)}H${FIELD.right}`} />
          <text x={FIELD.left - 7} y={y(number) + 4} textAnchor="end">
            {number}
          </text>
        </g>
      ))}
      {ends.map(({ turn }) => (
        <text key={turn} className="turn" x={x(turn)} y={FIELD.bottom + 20} textAnchor="middle">
          {turn === first ? end.morale.start : turn}
        </text>
      ))}
      {lines.map(({ formation, name, spots, isBroken }, i) => {
        const points = spots.map(({ turn, number }) => ({
          x: x(turn),
          y: y(number) + lane(i, lines.length),
        }));
        const d = points.map((point, n) => `${n === 0 ? 'M' : 'L'}${point.x} ${point.y}`).join('');
        const last = points.at(-1) ?? { x: 0, y: 0 };
        const label = labels[i] ?? last.y;
        const band = BANDS[formation];
        return (
          <g key={formation}>
            <path className="under" d={d} />
            <path className="over" d={d} stroke={band.fill} />
            <path className="lead" d={`M${last.x + 5} ${last.y}L${FIELD.right + 10} ${label}`} />
            {isBroken ? (
              <path className="cross" d={`M${last.x - 5} ${last.y - 5}l10 10m0 -10l-10 10`} />
            ) : (
              <circle className="spot" cx={last.x} cy={last.y} r="4" fill={band.fill} />
            )}
            <rect x={FIELD.right + 11} y={label - 8} width="88" height="16" rx="3" fill={band.fill} />
            <text className="label" x={FIELD.right + 16} y={label + 4} fill={band.ink}>
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** A rule for every second number. */
const rules = (lowest: number): number[] =>
  Array.from({ length: (HIGHEST - lowest) / 2 + 1 }, (_, i) => HIGHEST - 2 * i);

const lane = (i: number, of: number): number => (i - (of - 1) / 2) * APART;

/** The same for whoever hears the page. */
function Numbers({ side, ends, lines }: Props & { side: Side }) {
  return (
    <table className="unseen">
      <caption>{end.morale.caption(side)}</caption>
      <thead>
        <tr>
          <th scope="col">{end.morale.turn}</th>
          {lines.map(({ formation, name }) => (
            <th key={formation} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ends.map(({ turn }, row) => (
          <tr key={turn}>
            <th scope="row">{row === 0 ? end.morale.start : turn}</th>
            {lines.map(({ formation, spots, isBroken }) => (
              <td key={formation}>
                {isBroken && row >= spots.length - 1 ? end.morale.brokeMark : spots[row]?.number}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
