/**
 * Finds a better plan by racing: each candidate is played on the same samples, with the same dice, as the best so far. Whoever
 * falls behind drops out early; whoever is ahead takes its place only by more than the standard error of the lead.
 */

export interface Course<Plan> {
  /** The plan that stands unless something is clearly better. */
  readonly first: Plan;
  /** What could be changed in the best plan so far; undefined where that changes nothing. Asked in this order, again and again. */
  readonly changes: readonly ((best: Plan) => Plan | undefined)[];
  /** What a plan is worth on a sample: the same numbers for the same plan and sample. */
  value(plan: Plan, sample: number): number;
  /** How often each plan is played at most in the race; at least ten, or luck wins. */
  readonly samples: number;
  /** Playouts in all. */
  readonly budget: number;
  /** A lead that is worth a change of plan. */
  readonly margin: number;
  /** Whether samples by which the winner was not chosen must confirm him; else they only count among the others. */
  readonly mustConfirm: boolean;
}

export interface Finish<Plan> {
  readonly best: Plan;
  /** The mean of the best plan on its samples. */
  readonly value: number;
  readonly playouts: number;
  readonly changes: number;
}

export function race<Plan>(course: Course<Plan>): Finish<Plan> {
  const { first, changes, samples, budget, margin, mustConfirm } = course;
  const spent = { playouts: 0 };
  const play = (plan: Plan, sample: number): number => {
    spent.playouts++;
    return course.value(plan, sample);
  };
  let best = first;
  let values = Array.from({ length: Math.min(samples, budget) }, (_, i) => play(first, i));
  const stood = values;
  // What is left for the last look at the winner on samples that nobody has chosen him by.
  const reserve = 2 * samples;
  let won = 0;
  for (let round = 0, lively = true; lively && round < MOST_ROUNDS; round++) {
    lively = false;
    for (const change of changes) {
      if (spent.playouts + samples + reserve > budget) break;
      const challenger = change(best);
      if (challenger === undefined) continue;
      const run = runAgainst(values, (i) => play(challenger, i), margin);
      if (!run) continue;
      [best, values, lively] = [challenger, run, true];
      won++;
    }
  }
  if (won > 0) {
    const fresh = Array.from(
      { length: Math.min(samples, (budget - spent.playouts) >> 1) },
      (_, i) => samples + i,
    );
    const leads = fresh.map((i) => play(best, i) - play(first, i));
    const all = [...leads, ...values.map((value, i) => value - (stood[i] ?? 0))];
    if (mean(leads) <= 0 && (mustConfirm || mean(all) <= margin))
      return { best: first, value: mean(stood), playouts: spent.playouts, changes: 0 };
  }
  return { best, value: mean(values), playouts: spent.playouts, changes: won };
}

const MOST_ROUNDS = 3;
/** So many samples before anybody drops out. */
const FEW = 3;
/** In standard errors: behind by so much, a candidate drops out; ahead by so much, it wins. */
const HOPELESS = -0.3;
const CLEAR = 1;

/** The challenger's values, if he has won. */
function runAgainst(
  values: readonly number[],
  play: (sample: number) => number,
  margin: number,
): number[] | undefined {
  const own: number[] = [];
  let sum = 0;
  let squares = 0;
  for (const [i, value] of values.entries()) {
    const is = play(i);
    own.push(is);
    const lead = is - value;
    sum += lead;
    squares += lead * lead;
    const n = i + 1;
    if (n < FEW) continue;
    const average = sum / n;
    const error = Math.sqrt(Math.max(1e-9, squares / n - average * average) / n);
    if (n < values.length ? average < HOPELESS * error : average <= Math.max(margin, CLEAR * error))
      return undefined;
  }
  return own;
}

const mean = (list: readonly number[]): number =>
  list.length === 0 ? 0 : list.reduce((sum, each) => sum + each, 0) / list.length;
