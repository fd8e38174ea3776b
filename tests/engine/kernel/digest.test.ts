import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digest } from '../../../src/engine/kernel/digest';

/** The same value with the keys of every object in the opposite order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, reversed(part)]),
  );
}

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

describe('a digest', () => {
  it('is sixteen hexadecimal digits', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => /^[0-9a-f]{16}$/.test(digest(value))));
  });

  // Saves of released versions hold digests: if these lines fail, old saves no longer load.
  it('is the same today as when the first save was made', () => {
    expect(digest(null)).toBe('5019386c99c1e8a8');
    expect(digest({ frames: [{ kind: 'turn', side: 'red' }], at: -1.5, isOver: false })).toBe(
      '609e7017c7ba31d8',
    );
  });

  it('does not depend on the order of keys', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => digest(reversed(value)) === digest(value)));
  });

  it('is that of the JSON: undefined keys do not count', () => {
    const value = { one: 1, none: undefined, list: [1, undefined], zero: -0 };
    expect(digest(value)).toBe(digest(JSON.parse(JSON.stringify(value))));
  });

  it('differs where the JSON differs', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, two) => {
        expect(digest(one) === digest(two)).toBe(sorted(one) === sorted(two));
      }),
      { numRuns: 2000 },
    );
  });

  it('tells apart values that look alike', () => {
    const words = [0, 1, -1, 0.5, 2 ** 31, 2 ** 32, 2 ** 53, '0', '1', '', 'null', 'true', null, true, false];
    const lists = [[], [[]], [0], ['0'], [1, 2], [2, 1], [[1], 2], [{ a: 1 }, { b: 2 }], [{ a: 1, b: 2 }]];
    const records = [
      {},
      { 0: 0 },
      { a: 1, b: 2 },
      { a: 2, b: 1 },
      { a: {} },
      { a: [] },
      { a: null },
      { ab: 1 },
    ];
    const alike = [...words, ...lists, ...records, { a: 'b' }, { b: 'a' }];
    expect(new Set(alike.map(digest)).size).toBe(alike.length);
  });

  it('has no collision among a hundred thousand neighbouring states, in either half', () => {
    const digests = Array.from({ length: 100_000 }, (_, i) =>
      digest({ hex: i % 400, units: [(i / 400) | 0, 'x'] }),
    );
    expect(new Set(digests).size).toBe(digests.length);
    // 100,000 numbers of 32 bits have 1.16 pairs in common on average.
    for (const half of [0, 8])
      expect(new Set(digests.map((all) => all.slice(half, half + 8))).size).toBeGreaterThan(
        digests.length - 10,
      );
  });

  it('changes about half of its bits when one number changes by one', () => {
    const bits = (text: string) => BigInt(`0x${text}`).toString(2).padStart(64, '0').split('');
    const changed = Array.from({ length: 1000 }, (_, i) => {
      const other = bits(digest({ steps: i + 1 }));
      return bits(digest({ steps: i })).filter((bit, at) => bit !== other[at]).length;
    });
    const mean = changed.reduce((sum, each) => sum + each, 0) / changed.length;
    expect(mean).toBeGreaterThan(31);
    expect(mean).toBeLessThan(33);
  });

  it('throws on what is not JSON', () => {
    expect(() => digest({ act: () => 1 })).toThrow('function');
  });
});
