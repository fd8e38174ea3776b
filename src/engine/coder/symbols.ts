/** Numbers of a few bits, foretold by what came before in the same circumstances; writing and reading are one function. */
import type { BitCoder } from './bitCoder';

const SLOTS = 1 << 16;
const MOST = 250;
/** Closer circumstances say more: they stand later in the list. */
const WEIGHTS = [1, 4, 12, 24];

export class Symbols {
  coder: BitCoder;
  /** How often a zero and a one came, in each circumstance. */
  readonly #zeros = new Uint8Array(SLOTS);
  readonly #ones = new Uint8Array(SLOTS);
  readonly #slots = new Int32Array(WEIGHTS.length);

  constructor(coder: BitCoder) {
    this.coder = coder;
  }

  /** The number itself when writing, the number read when reading. Circumstances go from the widest to the closest. */
  code(value: number, bits: number, circumstances: readonly number[]): number {
    const slots = this.#slots;
    const count = circumstances.length;
    let node = 1;
    for (let bit = bits - 1; bit >= 0; bit--) {
      for (let i = 0; i < count; i++) slots[i] = slotOf(circumstances[i] ?? 0, i, node);
      const said = this.coder.bit((value >>> bit) & 1, this.#chance(count));
      for (let i = 0; i < count; i++) this.#learn(slots[i] ?? 0, said);
      node = node * 2 + said;
    }
    return node - 2 ** bits;
  }

  /** Without any foreknowledge. */
  plain(value: number, bits: number): number {
    let read = 0;
    for (let bit = bits - 1; bit >= 0; bit--) read = read * 2 + this.coder.bit((value >>> bit) & 1, 32_768);
    return read;
  }

  #chance(count: number): number {
    let zeros = 0.4;
    let ones = 0.4;
    for (let i = 0; i < count; i++) {
      const slot = this.#slots[i] ?? 0;
      const weight = WEIGHTS[i] ?? 1;
      zeros += weight * (this.#zeros[slot] ?? 0);
      ones += weight * (this.#ones[slot] ?? 0);
    }
    return Math.min(65_436, Math.max(100, Math.floor((65_536 * ones) / (zeros + ones))));
  }

  /** What did not come is soon forgotten, so that a change of habit is followed. */
  #learn(slot: number, bit: number): void {
    const seen = bit === 1 ? this.#ones : this.#zeros;
    const other = bit === 1 ? this.#zeros : this.#ones;
    const count = seen[slot] ?? 0;
    if (count < MOST) seen[slot] = count + 1;
    const against = other[slot] ?? 0;
    if (against > 2) other[slot] = (against >> 1) + 1;
  }
}

function slotOf(circumstance: number, level: number, node: number): number {
  const mixed =
    Math.imul(circumstance + 1, 0x9e3779b1) ^ Math.imul(node, 0x85ebca6b) ^ Math.imul(level + 1, 0xc2b2ae35);
  return (Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 16) & (SLOTS - 1);
}
