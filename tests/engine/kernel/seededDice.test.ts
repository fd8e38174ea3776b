import { describe, expect, it } from 'vitest';
import { type Dice, seededDice } from '../../../src/engine/kernel/dice';
import { DICE, type RollDecision } from '../../../src/engine/kernel/game';

const asked = (dice: number, faces = 6): RollDecision => ({
  kind: 'roll',
  by: DICE,
  case: '7.2',
  dice,
  faces,
});
const rolls = (dice: Dice, count: number, faces = 6) => dice.roll(asked(count, faces), 0)?.dice ?? [];

/** Pearson's statistic of counts that should all be the same. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function tally(values: readonly number[], size: number): number[] {
  const counts = Array.from({ length: size }, () => 0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

function correlation(one: readonly number[], two: readonly number[]): number {
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const [a, b] = [mean(one), mean(two)];
  const sum = (term: (x: number, y: number) => number) =>
    one.reduce((total, x, i) => total + term(x - a, (two[i] ?? 0) - b), 0);
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_x, y) => y * y));
}

const SEEDS = [
  '',
  'a',
  'b',
  'Saratoga',
  'saratoga',
  '1',
  '2',
  '19 September 1777',
  '🎲',
  'long '.repeat(200),
];

describe('seeded dice', () => {
  it('roll the same numbers for the same seed', () => {
    expect(rolls(seededDice('Bemis'), 100)).toEqual(rolls(seededDice('Bemis'), 100));
  });

  // Saves hold seeds: if this fails, games go on with other dice than they would have.
  it('roll the same numbers today as when the first save was made', () => {
    expect(rolls(seededDice('Saratoga'), 12)).toEqual([2, 6, 6, 1, 6, 5, 3, 4, 4, 1, 1, 1]);
  });

  it('roll other numbers for another seed', () => {
    const sequences = SEEDS.map((seed) => rolls(seededDice(seed), 20).join(''));
    expect(new Set(sequences).size).toBe(SEEDS.length);
  });

  it('know each die by how many were drawn before it, however these were grouped', () => {
    const dice = seededDice('place');
    const all = rolls(dice, 30);
    expect([...(dice.roll(asked(1), 17)?.dice ?? []), ...(dice.roll(asked(3), 18)?.dice ?? [])]).toEqual(
      all.slice(17, 21),
    );
  });

  it.each(SEEDS)('show each of six faces equally often in 60,000 rolls, seed %#', (seed) => {
    const counts = tally(
      rolls(seededDice(seed), 60_000).map((die) => die - 1),
      6,
    );
    expect(counts).toHaveLength(6);
    expect(chiSquare(counts)).toBeLessThan(20.5); // one in a thousand, five degrees of freedom
  });

  it.each([2, 3, 8, 10, 20, 100])('are fair with %i faces', (faces) => {
    const counts = tally(
      rolls(seededDice('faces'), 60_000, faces).map((die) => die - 1),
      faces,
    );
    const freedom = faces - 1;
    expect(counts).toHaveLength(faces);
    expect(chiSquare(counts)).toBeLessThan(freedom + 3.3 * Math.sqrt(2 * freedom) + 5);
  });

  it('reject the words that would favour low faces', () => {
    const faces = 3 * 2 ** 30;
    const low = rolls(seededDice('unbiased'), 30_000, faces).filter((die) => die <= faces / 3).length;
    // Taking the remainder without rejecting would give one half instead of one third.
    expect(low / 30_000).toBeCloseTo(1 / 3, 2);
  });

  it.each([1, 2, 3, 6, 7])('do not remember the die %i before', (lag) => {
    const all = rolls(seededDice('serial'), 60_000);
    expect(Math.abs(correlation(all.slice(0, -lag), all.slice(lag)))).toBeLessThan(3.3 / Math.sqrt(60_000));
  });

  it('show each pair of following faces equally often', () => {
    const all = rolls(seededDice('pairs'), 120_000);
    const pairs = all.flatMap((die, i) => (i % 2 === 0 ? [(die - 1) * 6 + (all[i + 1] ?? 0) - 1] : []));
    expect(chiSquare(tally(pairs, 36))).toBeLessThan(66.6); // one in a thousand, 35 degrees of freedom
  });

  it('of neighbouring seeds have nothing in common', () => {
    const [one, two] = [rolls(seededDice('game 1'), 60_000), rolls(seededDice('game 2'), 60_000)];
    expect(Math.abs(correlation(one, two))).toBeLessThan(3.3 / Math.sqrt(60_000));
  });

  it.each([0, -1, 1.5, 2 ** 33])('have no die of %d faces', (faces) => {
    expect(() => seededDice('x').roll(asked(1, faces), 0)).toThrow('faces');
  });
});
