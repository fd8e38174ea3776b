/** Lines of the sheet: roads and tracks, streams through hexes, creeks and works along hexsides, burned bridges. */
import { pairOf } from '../../../engine/firstSaratoga';
import { hexOf } from '../../../engine/hexmap/hexId';
import {
  curveThrough,
  lengthOf,
  pathOf,
  shifted,
  short,
  smooth,
  stations,
  type Station,
} from '../../hexboard/drawing/curve';
import { noiseAlong } from '../../hexboard/drawing/random';
import type { Point } from '../../hexboard/layout';
import type { Ground } from './ground';

export interface Way {
  readonly name: string;
  readonly kind: 'road' | 'track';
  readonly line: readonly Point[];
  readonly path: string;
}

export function ways({ field: { scenario, layout } }: Ground): readonly Way[] {
  return scenario.ground.paths.map(({ name, kind, hexes }) => {
    const line = stations(curveThrough(hexes.map((hex) => layout.centreOf(hexOf(hex)))), 6);
    return { name, kind, line, path: pathOf(line) };
  });
}

export interface Stream {
  readonly name: string;
  readonly kind: 'stream' | 'brook';
  readonly line: readonly Point[];
  readonly body: string;
  readonly bed: string;
}

/** It winds, so that it is no road; a stream widens toward its mouth. */
export function streams({ field: { scenario, layout } }: Ground): readonly Stream[] {
  return scenario.ground.waters.map(({ name, kind, hexes }, i) => {
    const course = smooth(
      hexes.map((hex) => layout.centreOf(hexOf(hex))),
      false,
      2,
    );
    const wind = noiseAlong(i + 41, 34);
    const line = stations(
      shifted(stations(course, 6), (s) => wind(s.at) * 9),
      5,
    );
    const length = Math.max(1, lengthOf(line));
    const half = (s: Station) =>
      kind === 'stream' ? 2.2 + 2.6 * (s.at / length) : 0.9 + 0.8 * (s.at / length);
    const body = [...shifted(line, half), ...shifted(line, (s) => -half(s)).reverse()];
    return { name, kind, line, body: pathOf(body, true), bed: pathOf(line) };
  });
}

/** The two ends of the side between two hexes. */
export function endsOf(ground: Ground, text: string): readonly [Point, Point] {
  const [a, b] = pairOf(text).map(ground.field.layout.centreOf) as [Point, Point];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const part = 0.5 / Math.sqrt(3);
  const [dx, dy] = [-(b.y - a.y) * part, (b.x - a.x) * part];
  return [
    { x: middle.x + dx, y: middle.y + dy },
    { x: middle.x - dx, y: middle.y - dy },
  ];
}

/** Sides that meet become one line. */
function chains(ground: Ground, sides: readonly string[]): readonly (readonly Point[])[] {
  const left = sides.map((side) => endsOf(ground, side));
  const isSame = (p: Point, q: Point) => Math.hypot(p.x - q.x, p.y - q.y) < 1;
  const found: Point[][] = [];
  while (left.length > 0) {
    const chain: Point[] = [...(left.shift() ?? [])];
    for (let grown = true; grown;) {
      grown = false;
      for (const [i, [p, q]] of left.entries()) {
        const [first, last] = [chain[0], chain.at(-1)];
        if (!first || !last) break;
        if (isSame(last, p)) chain.push(q);
        else if (isSame(last, q)) chain.push(p);
        else if (isSame(first, p)) chain.unshift(q);
        else if (isSame(first, q)) chain.unshift(p);
        else continue;
        left.splice(i, 1);
        grown = true;
        break;
      }
    }
    found.push(chain);
  }
  return found;
}

export function creeks(ground: Ground): readonly string[] {
  return chains(ground, ground.field.scenario.ground.creeks).map((chain) => pathOf(smooth(chain, false, 2)));
}

export interface Works {
  readonly wall: readonly string[];
  readonly ticks: string;
}

/** The breastwork, with ticks toward the enemy. */
export function works(ground: Ground): Works {
  const { field } = ground;
  let ticks = '';
  for (const side of field.scenario.ground.works) {
    const [inside, outside] = pairOf(side).map(field.layout.centreOf) as [Point, Point];
    const far = Math.hypot(outside.x - inside.x, outside.y - inside.y);
    const [ox, oy] = [(outside.x - inside.x) / far, (outside.y - inside.y) / far];
    const [a, b] = endsOf(ground, side);
    for (let part = 0.08; part < 1; part += 0.14) {
      const [x, y] = [a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part];
      ticks += `M${short(x)} ${short(y)}l${short(ox * 9)} ${short(oy * 9)}`;
    }
  }
  return { wall: chains(ground, field.scenario.ground.works).map((chain) => pathOf(chain)), ticks };
}

/** Charred stubs on either side of the water, across which nothing leads. */
export function bridges(
  ground: Ground,
): readonly { readonly side: string; readonly burned: boolean; readonly at: Point; readonly turn: number }[] {
  return ground.field.scenario.ground.bridges.map(({ side, burned }) => {
    const [a, b] = pairOf(side).map(ground.field.layout.centreOf) as [Point, Point];
    return {
      side,
      burned,
      at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
      turn: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
    };
  });
}
