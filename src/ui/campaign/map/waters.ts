/** 1.7 Lakes, rivers and creeks out of their middle lines and widths, with water-lining along the shores. */
import { DRAWING } from '../../../engine/campaign';
import {
  curveThrough,
  lengthOf,
  pathOf,
  shifted,
  type Station,
  stations,
} from '../../hexboard/drawing/curve';
import { noiseAlong } from '../../hexboard/drawing/random';
import type { Point } from '../../hexboard/layout';
import { UNIT } from '../spots';

export interface Water {
  readonly id: string;
  readonly kind: string;
  readonly line: readonly Point[];
  /** Half of the width at its widest. */
  readonly half: number;
  readonly body: string;
  readonly shores: readonly string[];
  readonly lining: readonly string[];
}

const LINING = [6, 13, 22, 33];

export const waters = (): readonly Water[] => DRAWING.features.map(draw);

function draw({ id, kind, points, width }: (typeof DRAWING.features)[number], number: number): Water {
  const course = curveThrough(points.map(([x = 0, y = 0]) => ({ x: x * UNIT, y: y * UNIT })));
  return kind === 'shore' ? coast(id, kind, course) : channel(id, kind, course, width, number);
}

function channel(
  id: string,
  kind: string,
  course: readonly Point[],
  width: readonly number[],
  seed: number,
): Water {
  const length = lengthOf(course);
  const line = stations(course, 9);
  const noise = [noiseAlong(seed + 31, 70), noiseAlong(seed + 57, 70)] as const;
  const isLake = kind === 'lake';
  const half = (s: Station) => widthAt(width, s.at / length) * UNIT * 0.5;
  const rough = (s: Station, side: 0 | 1) => {
    const ends = isLake ? Math.min(1, s.at / 40, (length - s.at) / 40) : 1;
    const wide = half(s);
    return Math.max(0.8, (wide + noise[side](s.at) * Math.min(11, wide * 0.34)) * Math.max(0.06, ends));
  };
  const right = shifted(line, (s) => rough(s, 0));
  const left = shifted(line, (s) => -rough(s, 1));
  const inner = LINING.flatMap((by) =>
    ([1, -1] as const).flatMap((side) =>
      runs(line.filter((s) => rough(s, side === 1 ? 0 : 1) > by + 3)).map((run) =>
        pathOf(shifted(run, (s) => side * (rough(s, side === 1 ? 0 : 1) - by))),
      ),
    ),
  );
  return {
    id,
    kind,
    line,
    half: Math.max(...width) * UNIT * 0.5,
    body: pathOf([...right, ...left.toReversed()], true),
    shores: [pathOf(right), pathOf(left)],
    lining: inner,
  };
}

/** The lake lies to the west of this shore, as far as the sheet goes. */
function coast(id: string, kind: string, course: readonly Point[]): Water {
  const noise = noiseAlong(7, 60);
  const line = shifted(stations(course, 9), (s) => noise(s.at) * 9);
  const [first, last] = [line[0], line.at(-1)];
  const edge = [
    { x: -20, y: last?.y ?? 0 },
    { x: -20, y: first?.y ?? 0 },
  ];
  const along = stations(line, 9);
  return {
    id,
    kind,
    line,
    half: 0,
    body: pathOf([...line, ...edge], true),
    shores: [pathOf(line)],
    lining: [...LINING, 46, 62].map((by) => pathOf(shifted(along, () => -by))),
  };
}

function widthAt(widths: readonly number[], part: number): number {
  const at = Math.max(0, Math.min(1, part)) * (widths.length - 1);
  const low = Math.floor(at);
  const a = widths[low] ?? 0;
  return a + ((widths[low + 1] ?? a) - a) * (at - low);
}

/** Stations that follow each other without a gap. */
function runs(line: readonly Station[]): Station[][] {
  const found: Station[][] = [];
  for (const station of line) {
    const run = found.at(-1);
    const last = run?.at(-1);
    if (run && last && station.at - last.at < 10) run.push(station);
    else found.push([station]);
  }
  return found.filter((run) => run.length > 2);
}
