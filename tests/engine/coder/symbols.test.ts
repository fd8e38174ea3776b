/** Numbers foretold by their circumstances: whatever was written comes back, and habits are learnt. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BitReader, BitWriter } from '../../../src/engine/coder/bitCoder';
import { Symbols } from '../../../src/engine/coder/symbols';

interface Said {
  readonly value: number;
  readonly bits: number;
  /** None: written plainly. */
  readonly circumstances: readonly number[] | undefined;
}

const anySaid: fc.Arbitrary<Said> = fc.integer({ min: 1, max: 16 }).chain((bits) =>
  fc.record({
    value: fc.nat(2 ** bits - 1),
    bits: fc.constant(bits),
    circumstances: fc.option(fc.array(fc.integer(), { maxLength: 4 }), { nil: undefined }),
  }),
);

function written(all: readonly Said[]): Uint8Array {
  const writer = new BitWriter();
  const symbols = new Symbols(writer);
  for (const said of all) code(symbols, said, said.value);
  return writer.end();
}

function read(bytes: Uint8Array, all: readonly Said[]): number[] {
  const symbols = new Symbols(new BitReader(bytes));
  return all.map((said) => code(symbols, said, 0));
}

const code = (symbols: Symbols, { bits, circumstances }: Said, value: number): number =>
  circumstances ? symbols.code(value, bits, circumstances) : symbols.plain(value, bits);

const times = (count: number, said: Said): Said[] => Array.from({ length: count }, () => said);

describe('numbers', () => {
  it('come back as they were written, in any mixture', () => {
    fc.assert(
      fc.property(fc.array(anySaid, { maxLength: 120 }), (all) => {
        expect(read(written(all), all)).toEqual(all.map(({ value }) => value));
      }),
    );
  });

  it('come back in the largest sizes', () => {
    const all = [0, 1, 2 ** 24 - 1, 2 ** 23].flatMap((value) => [
      { value, bits: 24, circumstances: undefined },
      { value, bits: 24, circumstances: [1, 2, 3, 4] },
    ]);
    expect(read(written(all), all)).toEqual(all.map(({ value }) => value));
  });

  it('come back after a change of habit', () => {
    const said = (value: number): Said => ({ value, bits: 4, circumstances: [1, 2] });
    const all = [...times(600, said(7)), ...times(5, said(9)), ...times(600, said(7)), said(9)];
    expect(read(written(all), all)).toEqual(all.map(({ value }) => value));
  });

  it('of a habit take next to no room', () => {
    const habit = times(1_000, { value: 200, bits: 8, circumstances: [1, 2, 3] });
    expect(written(habit).length).toBeLessThan(60);
    expect(written(times(1_000, { value: 200, bits: 8, circumstances: undefined })).length).toBeGreaterThan(
      990,
    );
  });

  it('that follow from a close circumstance take less room than without it', () => {
    const inTurn = (circumstances: (i: number) => number[]) =>
      Array.from({ length: 400 }, (_, i) => ({
        value: (i * 7) % 16,
        bits: 4,
        circumstances: circumstances(i),
      }));
    const [wide, close] = [inTurn(() => [1]), inTurn((i) => [1, 2 + (i % 16)])];
    expect(written(close).length).toBeLessThan(written(wide).length / 2);
  });

  it('answer what was said, also to whoever writes', () => {
    const symbols = new Symbols(new BitWriter());
    expect([symbols.code(5, 3, [1]), symbols.plain(6, 3)]).toEqual([5, 6]);
  });

  it('come out of any bytes, within their size', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), fc.array(anySaid, { maxLength: 60 }), (bytes, all) => {
        const isWithin = (value: number, i: number) => value >= 0 && value < 2 ** (all[i]?.bits ?? 0);
        expect(read(bytes, all).every(isWithin)).toBe(true);
      }),
    );
  });
});
