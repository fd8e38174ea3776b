/** Ways over a map of points: how far one gets, what it costs, what hangs together, and what is nearest. */
import { NONE, type PointMap } from './pointMap';

/** The cost of a step that may not be taken. */
export const BARRED = -1;

/** A whole number, 0 or more, or BARRED. */
export type StepCost = (from: number, to: number, road: number) => number;

/** Points that may be entered but not left; never asked about the point where the search begins. */
export type Stops = (point: number) => boolean;

export interface Ways {
  /** The points reached, the start included: cheapest first, then in the order of their numbers. */
  readonly points: readonly number[];
  /** By point: the cost of getting there, and the point before it; NONE where it is not reached or begins there. */
  readonly costs: readonly number[];
  readonly before: readonly number[];
}

/** All points whose cheapest way costs no more than the budget; of equally cheap ways the one over the lower point. */
export function cheapestWays(
  map: PointMap,
  start: number,
  budget: number,
  cost: StepCost,
  stops: Stops = never,
): Ways {
  const costs = Array.from({ length: map.points }, () => NONE);
  const before = costs.slice();
  const points: number[] = [];
  const done = costs.map(() => false);
  costs[start] = 0;
  for (let from = start; from !== NONE; from = cheapestOpen(costs, done)) {
    done[from] = true;
    points.push(from);
    if (from !== start && stops(from)) continue;
    const spent = costs[from] ?? 0;
    const next = map.next[from] ?? [];
    for (let i = 0; i < next.length; i++) {
      const to = next[i] ?? NONE;
      if (done[to]) continue;
      const step = cost(from, to, map.by[from]?.[i] ?? NONE);
      const known = costs[to] ?? NONE;
      if (step < 0 || spent + step > budget || (known !== NONE && known <= spent + step)) continue;
      costs[to] = spent + step;
      before[to] = from;
    }
  }
  return { points, costs, before };
}

/** Every way of so many steps at most that visits no point twice, the start left out; steps are taken as they are allowed. */
export function limitedWays(
  map: PointMap,
  start: number,
  steps: number,
  mayStep: (from: number, to: number, road: number) => boolean,
  stops: Stops = never,
): readonly (readonly number[])[] {
  const found: number[][] = [];
  const walk = (from: number, way: readonly number[]): void => {
    const next = map.next[from] ?? [];
    for (let i = 0; i < next.length; i++) {
      const to = next[i] ?? NONE;
      if (to === start || way.includes(to) || !mayStep(from, to, map.by[from]?.[i] ?? NONE)) continue;
      const longer = [...way, to];
      found.push(longer);
      if (longer.length < steps && !stops(to)) walk(to, longer);
    }
  };
  if (steps > 0) walk(start, []);
  return found;
}

export interface Flood {
  /** By point: whether a line of open points joins it to a source; a closed point is never joined. */
  readonly joined: readonly boolean[];
  /** By point: the next one on a shortest line to a source; NONE at the source and where there is no line. */
  readonly toward: readonly number[];
}

/** Which points are joined to a source by open points alone, the source and the point itself included. */
export function flood(map: PointMap, sources: readonly number[], isOpen: (point: number) => boolean): Flood {
  const joined = Array.from({ length: map.points }, () => false);
  const toward = joined.map(() => NONE);
  const queue: number[] = [];
  for (const source of sources)
    if (!joined[source] && isOpen(source)) {
      joined[source] = true;
      queue.push(source);
    }
  for (let at = 0; at < queue.length; at++) {
    const from = queue[at] ?? NONE;
    for (const to of map.next[from] ?? [])
      if (!joined[to] && isOpen(to)) {
        joined[to] = true;
        toward[to] = from;
        queue.push(to);
      }
  }
  return { joined, toward };
}

/** The same without the lines, for callers that ask many thousand times: 1 where a point is joined; `closed` is not 0 there. */
export function joinedTo(map: PointMap, sources: readonly number[], closed: Uint8Array): Uint8Array {
  const { next, points } = map;
  const joined = new Uint8Array(points);
  let waiting = 0;
  for (let i = 0; i < sources.length; i++) {
    const source = sources[i] ?? NONE;
    if (closed[source] !== 0 || joined[source] !== 0) continue;
    joined[source] = 1;
    WAITING[waiting++] = source;
  }
  while (waiting > 0) {
    const beside = next[WAITING[--waiting] ?? 0] ?? [];
    for (let i = 0; i < beside.length; i++) {
      const to = beside[i] ?? NONE;
      if (joined[to] !== 0 || closed[to] !== 0) continue;
      joined[to] = 1;
      WAITING[waiting++] = to;
    }
  }
  return joined;
}

/** Empty between any two questions. */
const WAITING: number[] = [];

/** From a point along its line to the source, both included; empty where there is none. */
export function lineFrom({ joined, toward }: Flood, point: number): readonly number[] {
  if (!joined[point]) return [];
  const line = [point];
  for (let at = toward[point] ?? NONE; at !== NONE; at = toward[at] ?? NONE) line.push(at);
  return line;
}

/** By point: how many roads lie between it and the nearest of these; NONE where no road leads. */
export function distancesFrom(map: PointMap, starts: readonly number[]): readonly number[] {
  const distances = Array.from({ length: map.points }, () => NONE);
  const queue = [...starts];
  for (const start of starts) distances[start] = 0;
  for (let at = 0; at < queue.length; at++) {
    const from = queue[at] ?? NONE;
    for (const to of map.next[from] ?? [])
      if (distances[to] === NONE) {
        distances[to] = (distances[from] ?? 0) + 1;
        queue.push(to);
      }
  }
  return distances;
}

/** The points that fit and are nearest to another one, which does not count; by their numbers. */
export function nearest(map: PointMap, from: number, fits: (point: number) => boolean): readonly number[] {
  const distances = distancesFrom(map, [from]);
  let best = Infinity;
  let found: number[] = [];
  for (let point = 0; point < map.points; point++) {
    const distance = distances[point] ?? NONE;
    if (distance <= 0 || distance > best || !fits(point)) continue;
    if (distance < best) found = [];
    best = distance;
    found.push(point);
  }
  return found;
}

function cheapestOpen(costs: readonly number[], done: readonly boolean[]): number {
  let best = NONE;
  for (let point = 0; point < costs.length; point++) {
    const cost = costs[point] ?? NONE;
    if (cost !== NONE && !done[point] && (best === NONE || cost < (costs[best] ?? 0))) best = point;
  }
  return best;
}

const never = () => false;
