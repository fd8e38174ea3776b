/** Reads the text of an SVG path back into points: the ends of its lines and curves. */
import type { Point } from '../../src/ui/hexboard/layout';

/** How many numbers each command takes; the last two are where it ends. */
const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 };

/** The pieces of a path, each from an M to the next. */
export function piecesOf(d: string): Point[][] {
  const pieces: Point[][] = [];
  let at: Point = { x: 0, y: 0 };
  for (const [, command = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = command.toUpperCase();
    const count = ARGUMENTS[kind];
    if (count === undefined) throw new Error(`a path command that is not known here: ${command}`);
    const numbers = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    const from = command === kind ? { x: 0, y: 0 } : undefined;
    for (let i = 0; i < numbers.length; i += count) {
      const own = numbers.slice(i, i + count);
      const base = from ?? at;
      const [x, y] =
        kind === 'H'
          ? [base.x + (own[0] ?? 0), at.y]
          : kind === 'V'
            ? [at.x, base.y + (own[0] ?? 0)]
            : [base.x + (own.at(-2) ?? 0), base.y + (own.at(-1) ?? 0)];
      at = { x, y };
      if (kind === 'M' && i === 0) pieces.push([at]);
      else pieces.at(-1)?.push(at);
    }
  }
  return pieces;
}

export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function boundsOf(points: readonly Point[]): Bounds {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
