/** Which hexes a straight edge crosses, as offsets from its first hex, in exact whole numbers. */

/** Cube coordinates relative to the hex in which the line begins. */
export interface CubeOffset {
  readonly q: number;
  readonly r: number;
}

/** One hex that the line passes through, or the two on either side of the hexside that it runs along. */
export type PatternStep = readonly [CubeOffset] | readonly [CubeOffset, CubeOffset];

/**
 * The steps from the centre of one hex to the centre of another, without both ends, for a displacement with
 * q > 0, or q = 0 and r > 0. Of two hexes that share a step the one with the lower coordinates comes first.
 *
 * With cube coordinates x, y, z a hex is the set of points where x - y, y - z and z - x all differ by at most 1
 * from their values at its centre. Along the line each of the three grows evenly with the time t, so each of them
 * allows the line an interval of time inside the hex, and the hex is crossed if the three intervals overlap.
 */
export function linePattern(q: number, r: number): readonly PatternStep[] {
  const speed = differences(q, r);
  // The time at the far end: a common multiple of the speeds, so that every crossing time is a whole number.
  const end = speed.reduce((product, s) => (s === 0 ? product : product * Math.abs(s)), 1);
  const crossings: Crossing[] = [];
  // A hex reaches 2/3 beyond its own coordinates, so that none outside those of the two ends is crossed.
  for (let cq = 0; cq <= q; cq++)
    for (let cr = Math.min(0, r); cr <= Math.max(0, r); cr++) {
      const isAnEnd = (cq === 0 && cr === 0) || (cq === q && cr === r);
      const crossing = isAnEnd ? undefined : cross({ q: cq, r: cr }, speed, end);
      if (crossing) crossings.push(crossing);
    }
  // Only hexes that share a hexside along the line are crossed at the same time.
  crossings.sort((a, b) => a.from - b.from);
  return pairUp(crossings);
}

type Differences = readonly [number, number, number];

interface Crossing {
  readonly offset: CubeOffset;
  readonly from: number;
}

function differences(q: number, r: number): Differences {
  return [q - r, q + 2 * r, -2 * q - r];
}

function cross(offset: CubeOffset, speed: Differences, end: number): Crossing | undefined {
  let from = 0;
  let until = end;
  for (const [i, centre] of differences(offset.q, offset.r).entries()) {
    const s = speed[i] ?? 0;
    if (s === 0) {
      // The line keeps its distance from this pair of hexsides; at exactly 1 it runs along one of them.
      if (Math.abs(centre) > 1) return undefined;
    } else {
      const unit = end / Math.abs(s);
      const ahead = centre * Math.sign(s);
      from = Math.max(from, (ahead - 1) * unit);
      until = Math.min(until, (ahead + 1) * unit);
    }
  }
  // An interval of a single moment is a corner that is merely touched.
  return from < until ? { offset, from } : undefined;
}

function pairUp(crossings: readonly Crossing[]): readonly PatternStep[] {
  const steps: PatternStep[] = [];
  let last: Crossing | undefined;
  for (const crossing of crossings) {
    if (last && last.from === crossing.from) steps[steps.length - 1] = [last.offset, crossing.offset];
    else steps.push([crossing.offset]);
    last = crossing;
  }
  return steps;
}
