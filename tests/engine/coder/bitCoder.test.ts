/** Bits with a foretold chance: whatever was written comes back, and what was likely takes little room. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BitReader, BitWriter } from '../../../src/engine/coder/bitCoder';

const anyBit = fc.record({ bit: fc.nat(1), chance: fc.integer({ min: 1, max: 65_535 }) });
const anyBits = fc.array(anyBit, { maxLength: 400 });

function written(bits: readonly { readonly bit: number; readonly chance: number }[]): Uint8Array {
  const writer = new BitWriter();
  for (const { bit, chance } of bits) writer.bit(bit, chance);
  return writer.end();
}

const always = (bit: number, chance: number, length: number) =>
  Array.from({ length }, () => ({ bit, chance }));

describe('bits', () => {
  it('come back as they were written', () => {
    fc.assert(
      fc.property(anyBits, (bits) => {
        const reader = new BitReader(written(bits));
        expect(bits.map(({ chance }) => reader.bit(0, chance))).toEqual(bits.map(({ bit }) => bit));
      }),
    );
  });

  it.each([1, 2, 100, 32_768, 65_436, 65_535])('come back at a chance of %i, however unlikely', (chance) => {
    for (const bit of [0, 1]) {
      const bits = always(bit, chance, 2_000);
      const reader = new BitReader(written(bits));
      expect(bits.every((each) => reader.bit(0, each.chance) === bit)).toBe(true);
    }
  });

  it('are answered as they were given, and a reader pays no heed to those', () => {
    const writer = new BitWriter();
    expect([writer.bit(1, 9), writer.bit(0, 9)]).toEqual([1, 0]);
    const bytes = writer.end();
    for (const said of [0, 1]) {
      const reader = new BitReader(bytes);
      expect([reader.bit(said, 9), reader.bit(said, 9)]).toEqual([1, 0]);
    }
  });

  it('that were likely take next to no room, and those that were not take much', () => {
    // 1,000 bits at 65,436 of 65,536 carry 1,000 · log2(65,536 / 65,436) = 2.2 bits; the other way round 9,360.
    expect(written(always(1, 65_436, 1_000)).length).toBeLessThanOrEqual(2);
    expect(written(always(1, 32_768, 1_000)).length).toBeLessThanOrEqual(126);
    const unlikely = written(always(0, 65_436, 1_000)).length;
    expect(unlikely).toBeGreaterThan(1_160);
    expect(unlikely).toBeLessThan(1_190);
  });

  it('say in which way they go', () => {
    expect([new BitWriter().isReading, new BitReader(new Uint8Array()).isReading]).toEqual([false, true]);
  });
});

describe('a reader', () => {
  it('reads any bytes without end, and says when it is beyond them', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const reader = new BitReader(bytes);
        const read = Array.from({ length: 1_000 }, () => reader.bit(0, 32_768));
        expect(read.every((bit) => bit === 0 || bit === 1)).toBe(true);
        expect(reader.isBeyond).toBe(true);
      }),
    );
  });

  it('is not beyond what a writer has left', () => {
    fc.assert(
      fc.property(anyBits, (bits) => {
        const reader = new BitReader(written(bits));
        for (const { chance } of bits) reader.bit(0, chance);
        expect(reader.isBeyond).toBe(false);
      }),
    );
  });

  it('takes what is missing at the end for zeros', () => {
    const [whole, short] = [Uint8Array.from([0x9a, 0, 0, 0]), Uint8Array.from([0x9a])];
    const [one, other] = [whole, short].map((bytes) => new BitReader(bytes));
    const read = (reader: BitReader | undefined) =>
      Array.from({ length: 24 }, (_, i) => reader?.bit(0, 1_000 + i * 2_500));
    expect(read(one)).toEqual(read(other));
  });
});
