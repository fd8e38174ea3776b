/** Areas of the sheet: hills with hachures, woods with a ragged edge, the river with its water-lining. */
import {
  outlined,
  type Outline,
  pathOf,
  shifted,
  short,
  smooth,
  stations,
  type Station,
  calm,
} from '../../hexboard/drawing/curve';
import { borders, type Cell } from '../../hexboard/drawing/outline';
import { noiseAlong } from '../../hexboard/drawing/random';
import type { Point } from '../../hexboard/layout';
import type { Ground } from './ground';

/** The border of all cells whose letters have this one, on the sheet. */
function bordersOf({ cells, codeAt, field: { layout } }: Ground, has: (code: string) => boolean) {
  const inside = (cell: Cell) =>
    has(codeAt(cell)) && cells.some((each) => each.column === cell.column && each.row === cell.row);
  return borders(cells, inside).map(({ points, closed }) => ({ points: points.map(layout.turned), closed }));
}

/** A soft area with a ragged edge. */
export function area(ground: Ground, has: (code: string) => boolean, ragged: number, seed: number): Outline {
  return outlined(
    bordersOf(ground, has).map(({ points }, i) => {
      const fine = noiseAlong(i + seed, 17);
      const broad = noiseAlong(i + seed + 60, 60);
      return stations(smooth(points, true, 2), 5, true).map((s) => {
        const out = fine(s.at) * ragged + broad(s.at) * ragged * 1.4 - 2;
        return { x: s.x + s.dy * out, y: s.y - s.dx * out };
      });
    }),
  );
}

export interface Hill {
  readonly wash: Outline;
  readonly hachures: string;
}

/** 7.8 Heights: a wash, and strokes that point downhill, heavier away from the light. */
export function hills(ground: Ground): Hill {
  const lines = bordersOf(ground, (code) => code.includes('h')).map(({ points }) =>
    stations(smooth(shrunk(points), true, 3), 4.6, true),
  );
  let hachures = '';
  for (const line of lines)
    for (const [i, s] of line.entries()) {
      const shade = (s.dy - s.dx + 1.4) / 2.8;
      const long = (i % 2 === 0 ? 12 : 8) * (0.6 + 0.7 * shade);
      hachures += `M${short(s.x)} ${short(s.y)}l${short(s.dy * long)} ${short(-s.dx * long)}`;
    }
  return { wash: outlined(lines), hachures };
}

/** All within the frame that is no hill, to be filled by the even-odd rule. */
export function lowGround(ground: Ground): string {
  const { x, y, width, height } = ground.frame;
  return `M${x} ${y}h${width}v${height}h${-width}Z${hills(ground).wash.area}`;
}

/** Drawn in a little, so that two hills do not run into the sides of their hexes. */
function shrunk(points: readonly Point[]): Point[] {
  return stations(smooth(points, true, 1), 10, true).map((s) => ({ x: s.x - s.dy * 9, y: s.y + s.dx * 9 }));
}

export interface Water {
  readonly body: string;
  readonly banks: readonly string[];
  readonly lining: readonly { readonly path: string; readonly depth: number }[];
}

export function river(ground: Ground): Water {
  const lines = bordersOf(ground, (code) => code.includes('~')).map(({ points }, i) => {
    const noise = noiseAlong(i + 3, 46);
    const curve = stations(calm(stations(smooth(points, true, 2), 6, true), 9), 6, true);
    return stations(
      shifted(curve, (s) => noise(s.at) * 4),
      6,
      true,
    );
  });
  return {
    body: lines.map((line) => pathOf(line, true)).join(''),
    banks: lines.map((line) => pathOf(line, true)),
    lining: lines.flatMap((line) =>
      [5, 11, 19, 28].map((away, depth) => ({ path: pathOf(inner(line, away), true), depth })),
    ),
  };
}

const inner = (line: readonly Station[], by: number): Point[] => shifted(line, () => by);
