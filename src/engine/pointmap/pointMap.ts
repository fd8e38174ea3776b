/** Points and the roads between them, by their numbers. Knows no game. */

/** A road joins two points; there is at most one between any two. */
export interface Ends {
  readonly a: number;
  readonly b: number;
}

export interface PointMap {
  readonly points: number;
  readonly roads: readonly Ends[];
  /** By point: its neighbours, in the order of the roads, and the road to each. */
  readonly next: readonly (readonly number[])[];
  readonly by: readonly (readonly number[])[];
}

/** No point, or no road. */
export const NONE = -1;

export function makePointMap(points: number, roads: readonly Ends[]): PointMap {
  const next: number[][] = Array.from({ length: points }, () => []);
  const by: number[][] = Array.from({ length: points }, () => []);
  roads.forEach(({ a, b }, road) => {
    const [fromA, fromB] = [next[a], next[b]];
    if (!fromA || !fromB || a === b) throw new Error(`road ${road} joins no two points: ${a}, ${b}`);
    if (fromA.includes(b)) throw new Error(`a second road joins ${a} and ${b}: ${road}`);
    fromA.push(b);
    fromB.push(a);
    by[a]?.push(road);
    by[b]?.push(road);
  });
  return { points, roads, next, by };
}

/** The road between two points, or NONE. */
export function roadBetween(map: PointMap, from: number, to: number): number {
  const at = map.next[from]?.indexOf(to) ?? -1;
  return at < 0 ? NONE : (map.by[from]?.[at] ?? NONE);
}
