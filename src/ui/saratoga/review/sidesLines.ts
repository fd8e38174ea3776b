/** Where the two lines of a chart run: a number for each side at the end of each turn. */
import { type CourseTurn, type Side, SIDES } from '../../../engine/saratoga';
import { spread } from '../play/end/chart';

export const PLOT = { left: 30, top: 14, right: 318, bottom: 158 };
const LABEL_GAP = 19;

export type NumberOf = (turn: CourseTurn) => Readonly<Record<Side, number>>;

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface SideLine {
  readonly side: Side;
  readonly points: readonly Point[];
  readonly total: number;
  /** The height of its name, clear of the other's. */
  readonly label: number;
}

export interface Drawn {
  readonly lines: readonly SideLine[];
  /** The numbers at which a rule is drawn, with their heights. */
  readonly rules: readonly { readonly number: number; readonly y: number }[];
  readonly turns: readonly { readonly turn: number; readonly x: number }[];
}

export function drawSides(course: readonly CourseTurn[], of: NumberOf): Drawn {
  const step = ruleStep(Math.max(0, ...course.flatMap((turn) => SIDES.map((side) => of(turn)[side]))));
  const highest = step * RULES;
  const x = (i: number) => PLOT.left + (i / Math.max(1, course.length - 1)) * (PLOT.right - PLOT.left);
  const y = (number: number) => PLOT.bottom - (number / highest) * (PLOT.bottom - PLOT.top);
  const lines = SIDES.map((side) => ({
    side,
    points: course.map((turn, i) => ({ x: x(i), y: y(of(turn)[side]) })),
    total: course.length > 0 ? of(course[course.length - 1] as CourseTurn)[side] : 0,
  }));
  const labels = spread(
    lines.map(({ points }) => points.at(-1)?.y ?? PLOT.bottom),
    LABEL_GAP,
    PLOT.bottom,
  );
  return {
    lines: lines.map((line, i) => ({ ...line, label: labels[i] ?? PLOT.bottom })),
    rules: Array.from({ length: RULES + 1 }, (_, i) => ({ number: i * step, y: y(i * step) })),
    turns: course.map(({ turn }, i) => ({ turn, x: x(i) })),
  };
}

/** Where a moment lies between the ends of turns. */
export function momentX(course: readonly CourseTurn[], place: number): number {
  const next = course.findIndex((turn) => turn.place >= place);
  const span = Math.max(1, course.length - 1);
  if (next <= 0) return next === 0 ? PLOT.left : PLOT.right;
  const [before, after] = [course[next - 1]?.place ?? 0, course[next]?.place ?? 0];
  const part = (place - before) / Math.max(1, after - before);
  return PLOT.left + ((next - 1 + part) / span) * (PLOT.right - PLOT.left);
}

const RULES = 4;

/** Four rules that reach the highest number, in steps that are easy to read. */
function ruleStep(highest: number): number {
  const steps = [1, 2, 3, 5, 10, 15, 20, 25, 50, 100, 200, 500, 1000];
  return steps.find((step) => step * RULES >= highest) ?? highest;
}
