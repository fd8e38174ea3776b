/** Lines and curves as lists of points: smoothing, measuring, shifting, writing as an SVG path. */
import type { Point } from '../layout';

/** Cuts the corners of a line, so that it turns into a curve; an open line keeps its ends. */
export function smooth(points: readonly Point[], closed: boolean, times = 3): Point[] {
  let line = [...points];
  for (let round = 0; round < times; round++) {
    const next: Point[] = [];
    const sides = closed ? line.length : line.length - 1;
    for (let i = 0; i < sides; i++) {
      const a = line[i];
      const b = line[(i + 1) % line.length];
      if (!a || !b) continue;
      next.push(between(a, b, closed || i > 0 ? 0.25 : 0));
      next.push(between(a, b, closed || i < sides - 1 ? 0.75 : 1));
    }
    line = next;
  }
  return line;
}

/** Each point moved to the mean of its neighbours up to `reach` on either side: takes small bends out of a line. */
export function calm(points: readonly Point[], reach: number): Point[] {
  return points.map((_, i) => {
    const span = Math.min(reach, i, points.length - 1 - i);
    const near = points.slice(i - span, i + span + 1);
    return {
      x: near.reduce((sum, p) => sum + p.x, 0) / near.length,
      y: near.reduce((sum, p) => sum + p.y, 0) / near.length,
    };
  });
}

/** A curve through all the points. */
export function curveThrough(points: readonly Point[], steps = 12): Point[] {
  const out: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const b = points[i];
    const c = points[i + 1];
    if (!b || !c) continue;
    const a = points[i - 1] ?? b;
    const d = points[i + 2] ?? c;
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      out.push({ x: spline(a.x, b.x, c.x, d.x, t), y: spline(a.y, b.y, c.y, d.y, t) });
    }
  }
  const last = points.at(-1);
  return last ? [...out, last] : out;
}

export interface Station extends Point {
  /** How far along the line. */
  readonly at: number;
  /** The unit vector along the line. */
  readonly dx: number;
  readonly dy: number;
}

/** Points at equal steps along a line, with their direction. */
export function stations(points: readonly Point[], step: number, closed = false): Station[] {
  const line = closed && points[0] ? [...points, points[0]] : points;
  const out: Station[] = [];
  let gone = 0;
  let due = 0;
  for (let i = 0; i + 1 < line.length; i++) {
    const a = line[i];
    const b = line[i + 1];
    if (!a || !b) continue;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length === 0) continue;
    const dx = (b.x - a.x) / length;
    const dy = (b.y - a.y) / length;
    for (; due <= gone + length; due += step)
      out.push({ x: a.x + dx * (due - gone), y: a.y + dy * (due - gone), at: due, dx, dy });
    gone += length;
  }
  return out;
}

export function lengthOf(points: readonly Point[]): number {
  return points.reduce((sum, p, i) => {
    const before = points[i - 1];
    return before ? sum + Math.hypot(p.x - before.x, p.y - before.y) : 0;
  }, 0);
}

/** The line moved sideways, to the right of its direction; `by` may change along the way. */
export function shifted(line: readonly Station[], by: (station: Station) => number): Point[] {
  return line.map((s) => ({ x: s.x - s.dy * by(s), y: s.y + s.dx * by(s) }));
}

export function pathOf(points: readonly Point[], closed = false): string {
  const text = points.map((p) => `${short(p.x)} ${short(p.y)}`).join('L');
  return `M${text}${closed ? 'Z' : ''}`;
}

/** A closed shape to be filled, and its edge in pieces, so that a browser strokes only those in sight. */
export interface Outline {
  readonly area: string;
  readonly edges: readonly string[];
}

export function outlined(shapes: readonly (readonly Point[])[]): Outline {
  const edges = shapes.flatMap((shape) => {
    const ring = shape[0] ? [...shape, shape[0]] : [];
    const pieces: string[] = [];
    for (let i = 0; i + 1 < ring.length; i += PIECE) pieces.push(pathOf(ring.slice(i, i + PIECE + 1)));
    return pieces;
  });
  return { area: shapes.map((shape) => pathOf(shape, true)).join(''), edges };
}

const PIECE = 40;

export function distanceToLine(point: Point, line: readonly Point[]): number {
  let least = Infinity;
  for (const p of line) least = Math.min(least, (p.x - point.x) ** 2 + (p.y - point.y) ** 2);
  return Math.sqrt(least);
}

export const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** A number for a path: one decimal is a tenth of a unit, finer than any screen. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  );
}
