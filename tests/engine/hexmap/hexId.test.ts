import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnOf, formatHex, hexAt, hexOf, NO_HEX, parseHex, rowOf } from '../../../src/engine/hexmap/hexId';

const twoDigits = fc.integer({ min: 1, max: 99 });

describe('hex numbers', () => {
  it('have the printed number as their value', () => {
    expect(hexAt(3, 13)).toBe(313);
    expect(formatHex(hexAt(3, 13))).toBe('0313');
    expect(hexOf('2417')).toBe(2417);
  });

  it('give back the column and row they were made of', () => {
    fc.assert(
      fc.property(twoDigits, twoDigits, (column, row) => {
        const hex = hexAt(column, row);
        expect([columnOf(hex), rowOf(hex)]).toEqual([column, row]);
      }),
    );
  });

  it('survive being written and read again', () => {
    fc.assert(
      fc.property(twoDigits, twoDigits, (column, row) => {
        const text = formatHex(hexAt(column, row));
        expect(text).toHaveLength(4);
        expect(parseHex(text)).toBe(hexAt(column, row));
      }),
    );
  });

  it.each(['', '313', '00313', '03 13', '0313 ', ' 313', '03a3', '+313', '-313', '3.13', '0x13', '٠٣١٣'])(
    'are not read from %j',
    (text) => {
      expect(parseHex(text)).toBeUndefined();
      expect(() => hexOf(text)).toThrow(`'${text}'`);
    },
  );

  it.each(['0000', '0012', '1200'])('have no column and no row 00 as in %s', (text) => {
    expect(parseHex(text)).toBeUndefined();
  });

  it.each([
    [0, 5],
    [5, 0],
    [-1, 5],
    [100, 5],
    [5, 100],
    [1.5, 5],
    [Number.NaN, 5],
  ])('cannot name column %d, row %d', (column, row) => {
    expect(hexAt(column, row)).toBe(NO_HEX);
  });
});
