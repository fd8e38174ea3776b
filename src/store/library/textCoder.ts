/** A text, letter by letter after those before it. */
import type { Symbols } from '../../engine/coder/symbols';

/** Learns what such texts usually look like; what is known takes little room when it comes. */
export function prime(symbols: Symbols, usual: string): void {
  const { coder } = symbols;
  symbols.coder = { isReading: false, bit: (bit) => bit };
  codeText(symbols, usual, usual.length);
  symbols.coder = coder;
}

/** Undefined where what was read is no text. */
export function codeText(symbols: Symbols, text: string, most: number): string | undefined {
  const { isReading } = symbols.coder;
  const bytes = isReading ? undefined : new TextEncoder().encode(text);
  const read: number[] = [];
  let [one, two, three] = [0, 0, 0];
  for (let at = 0; at <= most; at++) {
    const near = TEXT + one;
    const wide = near * 256 + two;
    const byte = symbols.code(bytes?.[at] ?? 0, 8, [TEXT, near, wide, Math.imul(wide, 0x01000193) + three]);
    if (byte === 0) return decoded(read);
    read.push(byte);
    [three, two, one] = [two, one, byte];
  }
  return undefined;
}

const TEXT = 0x70_0000;

function decoded(bytes: readonly number[]): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}
