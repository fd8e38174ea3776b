/** The field at any moment of a game: its counters, and the shot or march that is the point of the picture. */
import {
  counterOf,
  GRID,
  isUnit,
  type Leader,
  type Mark,
  type Side,
  type Stroke,
  type View,
} from '../../../engine/saratoga';
import type { Hex } from '../../../engine/hexmap/hexId';
import { centreOf, outlineOf, type Point } from '../../hexboard/layout';
import { BANDS, LEADER_FIELD } from '../counters/colours';
import { CounterFace } from '../counters/CounterFace';
import { CAMEO } from '../counters/symbols';

/** From north to south, as on the table. */
export function FieldCounters({ view }: { view: Pick<View, 'stacks' | 'marks'> }) {
  return IN_ORDER.map((hex) => {
    const counters = (view.stacks[hex] ?? []).map(counterOf);
    const units = counters.filter(isUnit);
    const leaders = counters.filter((counter): counter is Leader => !isUnit(counter));
    const shown = units.length > 0 ? units : leaders;
    const { x, y } = centreOf(hex);
    return (
      shown.length > 0 && (
        <g key={hex} transform={`translate(${x} ${y + 3})`}>
          {shown.map((counter, i) => {
            const shift = (shown.length - 1 - i) * DEPTH - ((shown.length - 1) * DEPTH) / 2;
            return (
              <g key={counter.id} transform={`translate(${shift} ${shift})`}>
                <CounterFace counter={counter} marks={view.marks[counter.id]?.filter(isLasting)} />
              </g>
            );
          })}
          {units.length > 0 &&
            leaders.map((leader, i) => <Badge key={leader.id} leader={leader} place={i} />)}
        </g>
      )
    );
  });
}

const DEPTH = 6;
const IN_ORDER: readonly Hex[] = [...GRID.hexes].sort((a, b) => centreOf(a).y - centreOf(b).y);

/** What a phase leaves on a counter for its own use is no part of a picture. */
const LASTING: readonly Mark[] = ['stepLost', 'reduced', 'broken'];
const isLasting = (mark: Mark): boolean => LASTING.includes(mark);

function Badge({ leader, place }: { leader: Leader; place: number }) {
  const { face, edge } = LEADER_FIELD[leader.side];
  const band = leader.kind === 'formation' ? BANDS[leader.formation].fill : edge;
  return (
    <g transform={`translate(${31 - place * 26} -46) scale(.88)`}>
      <ellipse rx="14.6" ry="17.6" fill={face} stroke={edge} strokeWidth="1" />
      <ellipse rx="12" ry="15" fill={face} stroke={band} strokeWidth="3.2" />
      <path d={CAMEO} className="cameo" fill={edge} transform="translate(0 .6) scale(.82)" />
    </g>
  );
}

/** The lines of the sides, darker than their counters' faces. */
const INKS: Readonly<Record<Side, string>> = { british: '#8e1d16', american: '#1b3563' };
const PAPER = '#fff8e4';
const FLASH = '#f0a01e';

interface StrokeProps {
  readonly stroke: Stroke;
  /** How much of it is drawn already, from 0 to 1. */
  readonly part?: number;
  /** Whether it has told. */
  readonly hits?: boolean;
}

/** In colours of its own: a picture has no style but what it carries. */
export function StrokeArrow({ stroke, part = 1, hits = false }: StrokeProps) {
  const way = wayOf(stroke);
  const { points, angle } = partOf(way, part);
  const end = points.at(-1) ?? { x: 0, y: 0 };
  const d = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const ink = INKS[stroke.side];
  const line = { d, fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
  return (
    <g>
      {stroke.kind === 'shot' && (
        <path d={outlineOf(stroke.hex)} fill="none" stroke={PAPER} strokeWidth="9" strokeOpacity="0.9" />
      )}
      {stroke.kind === 'shot' && (
        <path d={outlineOf(stroke.hex)} fill="none" stroke={ink} strokeWidth="4.5" />
      )}
      {hits && stroke.kind === 'shot' && <Burst hex={stroke.hex} from={stroke.from} />}
      <path {...line} stroke={PAPER} strokeWidth="17" />
      <path
        {...line}
        stroke={ink}
        strokeWidth="9.5"
        {...(stroke.kind === 'march' && { strokeDasharray: '22 15' })}
      />
      <path
        d="M22 0L-13 -19L-6 0L-13 19Z"
        fill={ink}
        stroke={PAPER}
        strokeWidth="4"
        strokeLinejoin="round"
        transform={`translate(${end.x.toFixed(1)} ${end.y.toFixed(1)}) rotate(${angle.toFixed(1)})`}
      />
    </g>
  );
}

/** Where a ball strikes: on the near edge of the counter. */
function Burst({ hex, from }: { hex: number; from: number }) {
  const [a, b] = [centreOf(from as Hex), centreOf(hex as Hex)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const at = { x: b.x - ((b.x - a.x) / length) * NEAR_EDGE, y: b.y - ((b.y - a.y) / length) * NEAR_EDGE };
  const points = Array.from({ length: 18 }, (_, i) => {
    const radius = i % 2 === 0 ? (i % 4 === 0 ? 37 : 30) : 15;
    const turn = (i * Math.PI) / 9 + 0.2;
    return `${(at.x + radius * Math.cos(turn)).toFixed(1)} ${(at.y + radius * Math.sin(turn)).toFixed(1)}`;
  });
  return (
    <path d={`M${points.join('L')}Z`} fill={FLASH} stroke={PAPER} strokeWidth="4" strokeLinejoin="round" />
  );
}
/** From the middle of a hex to the rim of the counter in it. */
const NEAR_EDGE = 33;

/** A shot flies straight to the edge of its target; a march follows its hexes. */
export function wayOf(stroke: Stroke): readonly Point[] {
  if (stroke.kind === 'shot') {
    const [a, b] = [centreOf(stroke.from as Hex), centreOf(stroke.hex as Hex)];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const along = (far: number) => ({
      x: a.x + ((b.x - a.x) * far) / length,
      y: a.y + ((b.y - a.y) * far) / length,
    });
    return [along(Math.min(20, length / 5)), along(length - 54)];
  }
  const centres = stroke.way.map((hex) => centreOf(hex as Hex));
  const last = centres.at(-1);
  // 9.0 the road at 0113 goes out by the western edge.
  return stroke.leaves && last ? [...centres, { x: last.x - BEYOND, y: last.y }] : centres;
}
const BEYOND = 88;

/** The first part of a way, and where it points at its end. */
function partOf(way: readonly Point[], part: number): { points: readonly Point[]; angle: number } {
  const lengths = way.slice(1).map((to, i) => Math.hypot(to.x - (way[i]?.x ?? 0), to.y - (way[i]?.y ?? 0)));
  let left = part * lengths.reduce((sum, length) => sum + length, 0);
  const points = way.slice(0, 1);
  let angle = 0;
  for (const [i, length] of lengths.entries()) {
    const [a, b] = [way[i], way[i + 1]];
    if (!a || !b) break;
    const share = Math.min(1, left / (length || 1));
    points.push({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
    angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    left -= length;
    if (left <= 0) break;
  }
  return { points, angle };
}

/** What the eye should be in the middle of: the stroke, else the hex, else the middle of both armies. */
export function middleOf(
  stroke: Stroke | undefined,
  hex: number | undefined,
  view: Pick<View, 'stacks'>,
): Point {
  const stacks = Object.entries(view.stacks).filter(([, ids]) => ids.length > 0);
  const points = stroke
    ? wayOf(stroke)
    : hex !== undefined
      ? [centreOf(hex as Hex)]
      : stacks.map(([at]) => centreOf(Number(at) as Hex));
  // Of a long march the end counts.
  if (stroke?.kind === 'march' && points.length > LONG) return points.at(-3) ?? { x: 0, y: 0 };
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / Math.max(1, points.length);
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}
const LONG = 6;
