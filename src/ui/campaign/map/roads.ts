/** 1.2-1.4 The roads as lines on the sheet, gently bent, always the same way. */
import { ROADS, type RoadKind } from '../../../engine/campaign';
import { pathOf } from '../../hexboard/drawing/curve';
import { randomFrom } from '../../hexboard/drawing/random';
import type { Point } from '../../hexboard/layout';
import { roadBetween, spotOf } from '../spots';

export interface RoadLine {
  readonly id: string;
  readonly kind: RoadKind;
  readonly line: readonly Point[];
  readonly path: string;
  readonly middle: Point;
}

const STEPS = 16;

function bend(id: string, a: string, b: string, number: number): RoadLine['line'] {
  const [from, to] = [spotOf(a), spotOf(b)];
  if (!from || !to) throw new Error(`a road to nowhere: ${id}`);
  const by = (randomFrom(number + 5)() - 0.5) * 0.16;
  const via = {
    x: (from.x + to.x) / 2 - (to.y - from.y) * by,
    y: (from.y + to.y) / 2 + (to.x - from.x) * by,
  };
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return { x: p * from.x + q * via.x + r * to.x, y: p * from.y + q * via.y + r * to.y };
  });
}

export const ROAD_LINES: readonly RoadLine[] = ROADS.map(({ id, a, b, kind }, i) => {
  const line = bend(id, a, b, i);
  return { id, kind, line, path: pathOf(line), middle: line[STEPS / 2] ?? { x: 0, y: 0 } };
});

const BY_ID = new Map(ROAD_LINES.map((road) => [road.id, road]));

/** Along the road from one place to the next; straight where there is none, as out of a box. */
export function lineBetween(a: string, b: string): readonly Point[] {
  const road = roadBetween(a, b);
  const found = road && BY_ID.get(road.id)?.line;
  if (found && road) return road.a === a ? found : found.toReversed();
  return [a, b].flatMap((id) => spotOf(id) ?? []);
}

export const lineAlong = (places: readonly string[]): readonly Point[] =>
  places.slice(1).flatMap((place, i) => lineBetween(places[i] ?? place, place));
