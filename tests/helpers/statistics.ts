/** Tests of chance: statistics with the probability that honest dice would go as far or farther. */

/** Pearson's statistic of counts against what was to be expected of each. */
export function chiSquare(counts: readonly number[], expected: readonly number[]): number {
  return counts.reduce((sum, count, i) => sum + (count - (expected[i] ?? 0)) ** 2 / (expected[i] ?? 0), 0);
}

/** The chance that chi-square with so many degrees of freedom is at least this. */
export const chiSquareTail = (statistic: number, freedom: number): number =>
  upperGamma(freedom / 2, statistic / 2);

/** The chance that a normal value is at least so many standard deviations away, on either side. */
export const normalTail = (deviations: number): number => chiSquareTail(deviations ** 2, 1);

/** The regularised incomplete gamma function, from above: a series for small x, a continued fraction for large x. */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; term > sum * 1e-15; n++) {
      term *= x / (a + n);
      sum += term;
    }
    return 1 - scale * sum;
  }
  // Lentz
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; n < 10_000; n++) {
    const up = -n * (n - a);
    b += 2;
    d = 1 / (up * d + b);
    c = b + up / c;
    fraction *= d * c;
    if (Math.abs(d * c - 1) < 1e-14) break;
  }
  return scale * fraction;
}

/** Stirling's series, after a walk to where it is good. */
function logGamma(x: number): number {
  if (x < 12) return logGamma(x + 1) - Math.log(x);
  const y = 1 / (x * x);
  const series = (1 / 12 - y * (1 / 360 - y * (1 / 1260 - y / 1680))) / x;
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series;
}

export function tally(values: readonly number[], size: number): number[] {
  const counts = Array.from({ length: size }, () => 0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** How probable it is that honest dice show these faces as unevenly. */
export function facesChance(dice: readonly number[], faces = 6): number {
  const counts = tally(
    dice.map((face) => face - 1),
    faces,
  );
  const expected = counts.map(() => dice.length / faces);
  return counts.length > faces ? 0 : chiSquareTail(chiSquare(counts, expected), faces - 1);
}

/** The same of the sums of two dice at a time: 2 to 12, with the ways of each out of 36. */
export function sumsChance(dice: readonly number[]): number {
  const sums = pairs(dice).map(([one, two]) => one + two - 2);
  const expected = Array.from({ length: 11 }, (_, i) => ((6 - Math.abs(i - 5)) * sums.length) / 36);
  return chiSquareTail(chiSquare(tally(sums, 11), expected), 10);
}

/** The same of a table of two kinds of faces: whether one tells anything of the other. */
export function tableChance(one: readonly number[], two: readonly number[]): number {
  const cells = tally(
    one.map((face, i) => (face - 1) * 6 + (two[i] ?? 0) - 1),
    36,
  );
  const [rows, columns] = [tally(one, 7), tally(two, 7)];
  const expected = cells.map(
    (_, i) => ((rows[Math.floor(i / 6) + 1] ?? 0) * (columns[(i % 6) + 1] ?? 0)) / one.length,
  );
  return chiSquareTail(chiSquare(cells, expected), 25);
}

/** Of the correlation between each die and the one so many places after it. */
export function serialChance(dice: readonly number[], lag: number): number {
  return correlationChance(dice.slice(0, -lag), dice.slice(lag));
}

export function correlationChance(one: readonly number[], two: readonly number[]): number {
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const [a, b] = [mean(one), mean(two)];
  let [xy, xx, yy] = [0, 0, 0];
  for (const [i, x] of one.entries()) {
    const y = (two[i] ?? 0) - b;
    xy += (x - a) * y;
    xx += (x - a) ** 2;
    yy += y ** 2;
  }
  return normalTail((xy / Math.sqrt(xx * yy)) * Math.sqrt(one.length));
}

/** Wald and Wolfowitz: how often low dice (1-3) and high dice (4-6) change over. */
export function runsChance(dice: readonly number[]): number {
  const high = dice.filter((face) => face > 3).length;
  const low = dice.length - high;
  const runs = 1 + dice.filter((face, i) => i > 0 && face > 3 !== (dice[i - 1] ?? 0) > 3).length;
  const both = 2 * high * low;
  const expected = 1 + both / dice.length;
  const variance = (both * (both - dice.length)) / (dice.length ** 2 * (dice.length - 1));
  return normalTail((runs - expected) / Math.sqrt(variance));
}

/** How many dice fall until a six does: 1, 2, ... with chances 1/6, 5/36, ... */
export function waitsChance(dice: readonly number[]): number {
  const MOST = 20;
  const sixes = dice.flatMap((face, i) => (face === 6 ? [i] : []));
  const waits = sixes.slice(1).map((at, i) => Math.min(MOST, at - (sixes[i] ?? 0)) - 1);
  const expected = Array.from(
    { length: MOST },
    (_, i) => waits.length * (i === MOST - 1 ? (5 / 6) ** i : (5 / 6) ** i / 6),
  );
  return chiSquareTail(chiSquare(tally(waits, MOST), expected), MOST - 1);
}

const pairs = (dice: readonly number[]): [number, number][] =>
  dice.flatMap((face, i) => (i % 2 === 0 && i + 1 < dice.length ? [[face, dice[i + 1] ?? 0]] : []));
