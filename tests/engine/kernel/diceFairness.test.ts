/**
 * Whether the seeded dice are as honest as real ones, over 200,000 dice of each of several seeds.
 *
 * Each test asks how probable it is that honest dice deviate as far or farther, and alarms below one in 100,000. There
 * are some 120 of them, so that honest dice with other seeds would raise an alarm anywhere once in some 800 runs. The
 * seeds are fixed: what passes once passes always.
 */
import { describe, expect, it } from 'vitest';
import { seededDice } from '../../../src/engine/kernel/dice';
import { DICE, type RollDecision } from '../../../src/engine/kernel/game';
import {
  chiSquareTail,
  correlationChance,
  facesChance,
  normalTail,
  runsChance,
  serialChance,
  sumsChance,
  tableChance,
  waitsChance,
} from '../../helpers/statistics';

const ALARM = 1e-5;
const MANY = 200_000;

const asked = (dice: number, rule = '7.2'): RollDecision => ({
  kind: 'roll',
  by: DICE,
  case: rule,
  dice,
  faces: 6,
});
const diceOf = (seed: string, many = MANY): readonly number[] =>
  seededDice(seed).roll(asked(many), 0)?.dice ?? [];

/** Of the form that the page makes them, typed ones, and an empty one. */
const SEEDS = [
  '000000000000000000000000',
  '000000000000000000000001',
  '9f86d081884c7d659a2feaa0',
  '7 October 1777',
  '',
];
const ROLLED = SEEDS.map((seed) => [seed, diceOf(seed)] as const);

describe('the measure', () => {
  // From printed tables of the distribution.
  it.each([
    [3.841, 1, 0.05],
    [11.07, 5, 0.05],
    [18.307, 10, 0.05],
    [20.515, 5, 0.001],
    [66.619, 35, 0.001],
  ])('chi-square %d with %i degrees of freedom has a tail of %d', (statistic, freedom, tail) => {
    expect(chiSquareTail(statistic, freedom)).toBeCloseTo(tail, 4);
  });
  it('knows the normal distribution', () => {
    expect(normalTail(1.96)).toBeCloseTo(0.05, 4);
    expect(normalTail(-3.2905)).toBeCloseTo(0.001, 5);
  });

  const honest = diceOf('honest', 20_000);
  it('alarms at a die that shows a six a little too often', () => {
    expect(facesChance(honest.map((face, i) => (i % 20 === 0 ? 6 : face)))).toBeLessThan(ALARM);
  });
  it('alarms at dice that repeat what fell before', () => {
    const sticky = honest.map((face, i) => (i % 12 === 0 ? (honest[i - 1] ?? face) : face));
    expect(serialChance(sticky, 1)).toBeLessThan(ALARM);
    expect(runsChance(sticky)).toBeLessThan(ALARM);
  });
  it('alarms at two dice whose second evens out the first', () => {
    const even = honest.map((face, i) => (i % 10 === 1 ? 7 - (honest[i - 1] ?? 0) : face));
    expect(sumsChance(even)).toBeLessThan(ALARM);
  });
  it('alarms at sixes that come by the clock', () => {
    const clock = honest.map((face, i) => (i % 6 === 0 ? 6 : face === 6 ? 1 + (i % 5) : face));
    expect(waitsChance(clock)).toBeLessThan(ALARM);
  });
  it('alarms at dice that follow others', () => {
    const other = diceOf('another', 20_000);
    const led = other.map((face, i) => (i % 12 === 0 ? (honest[i] ?? face) : face));
    expect(tableChance(honest, led)).toBeLessThan(ALARM);
    expect(correlationChance(honest, led)).toBeLessThan(ALARM);
  });
});

describe.each(ROLLED)('the dice of the seed %j', (_, dice) => {
  it('show each face equally often', () => {
    expect(dice).toHaveLength(MANY);
    expect(facesChance(dice)).toBeGreaterThan(ALARM);
  });
  it('give the sums of two dice as often as the 36 ways have it', () => {
    expect(sumsChance(dice)).toBeGreaterThan(ALARM);
  });
  it.each([1, 2, 3, 6, 36])('do not remember the die %i places before', (lag) => {
    expect(serialChance(dice, lag)).toBeGreaterThan(ALARM);
    expect(tableChance(dice.slice(0, -lag), dice.slice(lag))).toBeGreaterThan(ALARM);
  });
  it('change between low and high as often as chance does', () => {
    expect(runsChance(dice)).toBeGreaterThan(ALARM);
  });
  it('let one wait for a six as long as chance does', () => {
    expect(waitsChance(dice)).toBeGreaterThan(ALARM);
  });
  it('are fair in every stretch of a game’s length', () => {
    // The worst of 500 stretches of 400 dice may be 500 times as improbable.
    const stretches = Array.from({ length: 500 }, (__, i) => facesChance(dice.slice(i * 400, i * 400 + 400)));
    expect(Math.min(...stretches)).toBeGreaterThan(ALARM / 500);
    // And they are not too even either: half of them have a chance below one half.
    const below = stretches.filter((chance) => chance < 0.5).length;
    expect(normalTail((below - 250) / Math.sqrt(125))).toBeGreaterThan(ALARM);
  });
});

describe('independence', () => {
  it('of neighbouring seeds', () => {
    for (const [i, [, one]] of ROLLED.entries())
      for (const [, two] of ROLLED.slice(i + 1)) {
        expect(correlationChance(one, two)).toBeGreaterThan(ALARM);
        expect(tableChance(one, two)).toBeGreaterThan(ALARM);
      }
  });
  it('of seeds counted up: the first die of each', () => {
    const firsts = Array.from({ length: MANY / 4 }, (_, i) => {
      const seed = (0x10000000 + i).toString(16).padStart(24, '0');
      return seededDice(seed).roll(asked(1), 0)?.dice[0] ?? 0;
    });
    expect(facesChance(firsts)).toBeGreaterThan(ALARM);
    expect(serialChance(firsts, 1)).toBeGreaterThan(ALARM);
    expect(runsChance(firsts)).toBeGreaterThan(ALARM);
  });
  it('of decisions: what is asked for, and by which case, changes no die', () => {
    const dice = seededDice('decisions');
    const all = dice.roll(asked(12), 0)?.dice ?? [];
    const apart = ['4.0', '7.2', '3.8.1', '8.0', '5.2', '7.2'].flatMap(
      (rule, i) => dice.roll(asked(2, rule), i * 2)?.dice ?? [],
    );
    expect(apart).toEqual(all);
  });
  it('of the two dice of a decision, and of a decision and the next', () => {
    for (const [, dice] of ROLLED) {
      const [first, second] = [0, 1].map((place) => dice.filter((_, i) => i % 2 === place)) as [
        number[],
        number[],
      ];
      expect(tableChance(first, second)).toBeGreaterThan(ALARM);
      expect(tableChance(second.slice(0, -1), first.slice(1))).toBeGreaterThan(ALARM);
    }
  });
});
