/** An arithmetic coder of single bits, each with a foretold chance: what was likely takes next to no room. */

/** Writes or reads one bit; `chance` is that of a one, out of 65,536. Readers pay no heed to the bit they are given. */
export interface BitCoder {
  readonly isReading: boolean;
  bit(bit: number, chance: number): number;
}

/** Collects bytes; `end` gives them all. */
export class BitWriter implements BitCoder {
  readonly isReading = false;
  readonly #bytes: number[] = [];
  #low = 0;
  #high = 0xffffffff;

  bit(bit: number, chance: number): number {
    const middle = middleOf(this.#low, this.#high, chance);
    if (bit === 1) this.#high = middle;
    else this.#low = middle + 1;
    while ((this.#low ^ this.#high) >>> 24 === 0) {
      this.#bytes.push(this.#high >>> 24);
      this.#low = (this.#low << 8) >>> 0;
      this.#high = ((this.#high << 8) | 0xff) >>> 0;
    }
    return bit;
  }

  /** One byte more settles it: a reader takes what is missing for zeros. */
  end(): Uint8Array {
    return Uint8Array.from([...this.#bytes, Math.min(0xff, (this.#low >>> 24) + 1)]);
  }
}

/** Reads whatever it is given; beyond the end it reads zeros, and says so. */
export class BitReader implements BitCoder {
  readonly isReading = true;
  readonly #bytes: Uint8Array;
  #next = 0;
  #low = 0;
  #high = 0xffffffff;
  #value = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    for (let i = 0; i < 4; i++) this.#value = ((this.#value << 8) | this.#byte()) >>> 0;
  }

  /** More was read than a writer would have left to be guessed. */
  get isBeyond(): boolean {
    return this.#next > this.#bytes.length + 4;
  }

  bit(_: number, chance: number): number {
    const middle = middleOf(this.#low, this.#high, chance);
    const bit = this.#value <= middle ? 1 : 0;
    if (bit === 1) this.#high = middle;
    else this.#low = middle + 1;
    while ((this.#low ^ this.#high) >>> 24 === 0) {
      this.#low = (this.#low << 8) >>> 0;
      this.#high = ((this.#high << 8) | 0xff) >>> 0;
      this.#value = ((this.#value << 8) | this.#byte()) >>> 0;
    }
    return bit;
  }

  #byte(): number {
    return this.#bytes[this.#next++] ?? 0;
  }
}

/** The share of the ones: below the middle, and never all or nothing. */
function middleOf(low: number, high: number, chance: number): number {
  const room = high - low;
  return low + Math.floor(room / 65_536) * chance + Math.floor(((room % 65_536) * chance) / 65_536);
}
