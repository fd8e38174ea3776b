import { describe, expect, test } from 'vitest';
import { exponential, power } from '../../../src/engine/kernel/arithmetic';

describe('powers that every machine computes alike', () => {
  test('of whole numbers are exact', () => {
    expect([power(3, 0), power(3, 1), power(3, 5), power(0, 0), power(0, 2)]).toEqual([1, 3, 243, 1, 0]);
    expect(power(0.5, 10)).toBe(1 / 1024);
  });

  test('of e are right to four digits, and fade without end', () => {
    for (const x of [-20, -7, -1, -0.01, 0, 0.3, 1, 7, 20])
      expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 4);
    expect(exponential(-5000)).toBe(0);
  });
});
